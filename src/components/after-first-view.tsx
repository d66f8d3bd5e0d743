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

/** After a navigation it's rendered after the first view: on a slow processor the heading appears twice as soon. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  // Going back, or to an anchor, has to show that place at once. The page that React hydrates is complete anyway.
  const isWhole = useNavigationType() === NavigationType.Pop || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  return isShown ? children : <div className="below-first-view" />;
}
