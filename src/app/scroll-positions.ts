/**
 * The scroll position of each history entry. The browser follows links within a page and scrolls before the
 * router knows, so positions are saved here before anything moves.
 */
import { readSession, writeSession } from '../components/storage.ts';

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

/** Sets the entry whose page is shown from now on. */
export function showEntry(key: string): void {
  shownEntry = key;
}

/** Undefined for an entry that hasn't been shown before. */
export function scrollPosition(key: string): number | undefined {
  return positions.get(key);
}
