/**
 * What stands below a page's first view. On a page that one comes to by a link it is rendered after the first view has
 * been: at once, the whole of a long page holds its heading back to more than twice the time on a slow processor.
 */
import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  // Whoever goes back, or to a place in the page, is to stand there at once. The page that React wakes on is there too.
  const isWhole = useNavigationType() === NavigationType.Pop || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  return isShown ? children : <div className="below-first-view" />;
}
