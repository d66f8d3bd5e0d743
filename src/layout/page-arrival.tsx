/** Once a page one moved on to is painted, keyboard and screen reader start at it, and its title is spoken. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../ui/take-turns.ts';

export function PageArrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const arrived = useRef(pathname);

  useLayoutEffect(() => {
    if (arrived.current === pathname) return;
    return afterPaint(() => {
      arrived.current = pathname;
      setTitle(document.title);
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      // Only now: to move the focus, the browser has to lay the page out.
      (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
    });
  }, [pathname, hash]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
