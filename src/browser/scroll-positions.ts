/**
 * How far each entry of the history was scrolled. A link inside the page is the browser's to follow, and it has
 * scrolled by the time the router hears of it; so positions are noted here, before anything moves.
 */
import { readSession, writeSession } from './session-storage.ts';

const storageKey = 'scroll-positions';
const positions = new Map<string, number>();
let shownEntry = '';

/** To be called before the router is made, so that its listeners come after these. */
export function recordScrollPositions(): void {
  for (const [key, top] of Object.entries(readSession(storageKey) ?? {})) {
    if (typeof top === 'number') positions.set(key, top);
  }
  const note = () => void positions.set(shownEntry, scrollY);
  addEventListener('scroll', note, { passive: true });
  addEventListener('click', note, true);
  addEventListener('popstate', () => {
    // An entry without a key is a link's inside the page, noted when it was clicked.
    if (history.state?.key) note();
    else nameEntry();
  });
  // While another document is shown, and on a reload, the position is the browser's to restore.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writeSession(storageKey, Object.fromEntries(positions));
  });
  addEventListener('pageshow', restoreByHand);
  restoreByHand();
  nameEntry();
}

/** The router names the entries that it makes; those that the browser makes get a key in the same place. */
function nameEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
}

function restoreByHand(): void {
  history.scrollRestoration = 'manual';
}

/** Names the entry whose page is shown from now on. */
export function showEntry(key: string): void {
  shownEntry = key;
}

/** Undefined where the entry has not been shown before. */
export function scrollPosition(key: string): number | undefined {
  return positions.get(key);
}
