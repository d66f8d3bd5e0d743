/**
 * The part of a page below its first view. After a navigation it's rendered after the first view. Rendering a
 * long page at once would more than double the time until the heading appears on a slow processor.
 */
import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  // Going back, or to an anchor, has to show that place at once. The page that React hydrates is complete anyway.
  const isWhole = useNavigationType() === NavigationType.Pop || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  return isShown ? children : <div className="below-first-view" />;
}
