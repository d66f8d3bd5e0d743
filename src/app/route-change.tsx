/** After a route change: restores the scroll position, moves the focus there and announces the title. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { decodedPath } from '../../contract/addresses.ts';
import { readSession, writeSession } from '../components/storage.ts';

export function RouteChange() {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [title, setTitle] = useState('');
  const shown = useRef(location);

  useLayoutEffect(() => {
    const { key, pathname, search } = location;
    const before = shown.current;
    shown.current = location;
    shownEntry = key;
    // The browser has already scrolled the page that's being hydrated.
    if (before === location) return;
    // Another view of the same page, such as a filter, keeps the scroll position.
    if (!isBack && before.pathname === pathname && before.search !== search) return;
    const anchor = anchorOf(location);
    const top = isBack ? positions.get(key) : undefined;
    if (top === undefined && anchor) anchor.scrollIntoView();
    else scrollTo(0, top ?? 0);
  }, [location, isBack]);

  // After the paint, because moving the focus would add a tenth to the time between click and heading.
  const last = useRef(location);
  useEffect(() => {
    const before = last.current;
    last.current = location;
    const isSamePage = before.pathname === location.pathname;
    // The hydrated page, a place on the page, or another view of it. A link to the page itself moves the focus too.
    if (before === location || (isSamePage && (isBack || before.search !== location.search))) return;
    if (!isSamePage) setTitle(document.title);
    (anchorOf(location) ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [location, isBack]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

function anchorOf({ hash }: Location): HTMLElement | null {
  const name = decodedPath(hash.slice(1));
  return name ? document.getElementById(name) : null;
}

/** The scroll position of each history entry, saved before anything moves: browsers scroll before the router knows. */
const storageKey = 'scroll-positions';
const positions = new Map<string, number>();
let shownEntry = '';

/** Call this before creating the router, so that the router's listeners run after these. */
export function recordScrollPositions(): void {
  for (const [key, top] of Object.entries(readSession(storageKey) ?? {})) {
    if (typeof top === 'number') positions.set(key, top);
  }
  const note = () => void positions.set(shownEntry, scrollY);
  addEventListener('scroll', note, { passive: true });
  addEventListener('click', note, true);
  addEventListener('popstate', () => {
    // An entry without a key belongs to a link within the page, and was saved at the click.
    if (history.state?.key) note();
    else nameEntry();
  });
  // After a full load or a reload, the browser restores the position itself.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writeSession(storageKey, Object.fromEntries(positions));
  });
  addEventListener('pageshow', restoreByHand);
  restoreByHand();
  nameEntry();
}

/** The router gives its entries a key. Entries made by the browser get one in the same place. */
function nameEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
}

function restoreByHand(): void {
  history.scrollRestoration = 'manual';
}
