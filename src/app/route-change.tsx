/** After a route change: restores the scroll position, moves the focus there and announces the title. */
import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollPosition, showEntry } from './scroll-positions.ts';

export function RouteChange() {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [title, setTitle] = useState('');
  const shown = useRef(location);

  useLayoutEffect(() => {
    const { key, pathname, search, hash } = location;
    const before = shown.current;
    shown.current = location;
    showEntry(key);
    // The browser has already scrolled the page that's being hydrated.
    if (before === location) return;
    // Another view of the same page, such as a filter, keeps the scroll position.
    if (!isBack && before.pathname === pathname && before.search !== search) return;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    const top = isBack ? scrollPosition(key) : undefined;
    if (top === undefined && anchor) anchor.scrollIntoView();
    else scrollTo(0, top ?? 0);
    if (before.pathname === pathname) return;
    setTitle(document.title);
    (anchor ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [location, isBack]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
