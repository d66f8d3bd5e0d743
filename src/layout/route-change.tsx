/** After a change of route: the page stands at its place, keyboard and screen reader start there, its title is spoken. */
import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollPosition, showEntry } from '../browser/scroll-positions.ts';

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
    // The page that React wakes on stands where the browser has put it.
    if (before === location) return;
    // Another view of the same page, as by a filter: the reader stays where the links are.
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
