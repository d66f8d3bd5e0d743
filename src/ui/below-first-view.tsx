/**
 * What stands below a page's first view. When one moves on to the page it is rendered a frame later, so that
 * the first view is there at once; the HTML, a way back and a link to a place in the page have all of it.
 */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { afterPaint } from './take-turns.ts';

export function BelowFirstView({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const isAwaited = useNavigationType() === NavigationType.Pop || hash !== '';
  const [painted, setPainted] = useState(isAwaited ? pathname : null);

  useLayoutEffect(() => afterPaint(() => setPainted(pathname)), [pathname]);

  return isAwaited || painted === pathname ? children : <div className="below-first-view" />;
}
