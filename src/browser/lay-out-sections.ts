/**
 * On a new visit a phone lays out sections as they come near: see base.css. Once the client has come each gets its height,
 * because motion reads where it is. One a frame: all at once would hold up a slow phone.
 */
export async function layOutSections(main: HTMLElement): Promise<void> {
  for (const section of main.querySelectorAll<HTMLElement>('#first-view ~ *')) {
    section.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
  layOutAtOnce();
}

export function layOutAtOnce(): void {
  delete document.documentElement.dataset['visit'];
}
