/** What waits, so that visitors see the next frame, or the first view of a page, sooner. */
import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import './after-first-view.css';

/** Runs work that would delay the next frame after that frame is painted. @returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

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

/** After a navigation it's rendered after the first view: on a slow processor the heading appears twice as soon. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  // Going back, or to an anchor, has to show that place at once. The page that React hydrates is complete anyway.
  const isWhole = useNavigationType() === NavigationType.Pop || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  return isShown ? children : <div className="below-first-view" />;
}
