/** The scroll position of each history entry, noted before anything moves: browsers scroll before we know. */
import { readSession, writeSession } from '../components/storage.ts';
import { positionsKey } from '../components/storage-keys.ts';

const positions = new Map<string, number>();
let shownEntry = '';

export function watchPositions(): void {
  for (const [key, top] of Object.entries(readSession(positionsKey) ?? {}))
    if (typeof top === 'number') positions.set(key, top);
  const note = () => void positions.set(shownEntry, scrollY);
  addEventListener('scroll', note, { passive: true });
  addEventListener('click', note, true);
  // After a full load or a reload, the browser restores the position itself.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writeSession(positionsKey, Object.fromEntries([...positions].slice(-200)));
  });
  const byHand = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pageshow', byHand);
  byHand();
  enter();
}

/** Names the entry that's shown from now on. One that the browser has made, for a link on the page, has no name yet. */
export function enter(): void {
  const known: unknown = history.state?.key;
  if (typeof known === 'string') shownEntry = known;
  else {
    shownEntry = newKey();
    history.replaceState({ ...history.state, key: shownEntry }, '');
  }
}

export const newKey = () => Math.random().toString(36).slice(2);

/** Undefined where it was never shown. */
export const positionOfEntry = () => positions.get(shownEntry);
