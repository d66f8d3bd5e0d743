/** After a change of route, keyboard and screen reader start at the new page, and its title is spoken. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
