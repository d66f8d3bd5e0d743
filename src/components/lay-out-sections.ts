/**
 * Lays out what has waited below the first view of a new visit (see boot.ts and base.css), a section a frame. All of it
 * at once would be the longest task of hydrating. What asks where things are has to wait for it.
 */
export function layOutSections(): Promise<void> {
  laidOut ??= layOut();
  return laidOut;
}

let laidOut: Promise<void> | undefined;

async function layOut(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('#first-view ~ *, .case-index > li')) {
    await new Promise(requestAnimationFrame);
    section.style.contentVisibility = 'visible';
  }
  delete document.documentElement.dataset['visit'];
}
