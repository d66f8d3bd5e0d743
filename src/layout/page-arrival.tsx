/**
 * What a visitor sees first of a page is laid out first, and the rest a frame later (the rules are in
 * `styles/motion.css`). Then keyboard and screen reader start at the new page, and its title is spoken.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { takeTurns } from '../ui/take-turns.ts';

export function PageArrival() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const [title, setTitle] = useState('');
  const arrived = useRef(pathname);

  useLayoutEffect(() => {
    if (arrived.current === pathname) return;
    // Where a place further down is asked for, all above it is needed at once.
    markArriving(type !== NavigationType.Pop && !hash);
    let left = false;
    takeTurns().then(() => {
      if (left) return;
      arrived.current = pathname;
      markArriving(false);
      setTitle(document.title);
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      // Only now: to move the focus, the browser has to lay the page out.
      (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
    });
    return () => {
      left = true;
      markArriving(false);
    };
  }, [pathname, hash, type]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

function markArriving(arriving: boolean) {
  document.documentElement.toggleAttribute('data-arriving', arriving);
}
