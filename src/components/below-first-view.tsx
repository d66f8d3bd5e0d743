/** After a navigation it's rendered after the first view: on a slow processor the heading appears twice as soon. */
import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import './below-first-view.css';

export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  // Going back, or to an anchor, has to show that place at once. The page that React hydrates is complete anyway.
  const isWhole = useNavigationType() === NavigationType.Pop || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  return isShown ? children : <div className="below-first-view" />;
}
