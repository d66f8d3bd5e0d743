/** The scroll position of each history entry, noted before anything moves: browsers scroll before we know. */
import { positionsKey, readSession, writeSession } from './storage.ts';

const positions = new Map<string, number>();

let shownEntry: string | undefined;

export function watchPositions(): void {
  const kept = readSession<Record<string, number>>(positionsKey) ?? {};
  for (const [key, top] of Object.entries(kept)) positions.set(key, top);
  addEventListener('scroll', notePosition, { passive: true });
  addEventListener('click', notePosition, true);
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
}

export function notePosition(): void {
  if (shownEntry !== undefined) positions.set(shownEntry, scrollY);
}

/** An entry that the browser has made has no name yet. */
export function nameEntry(): void {
  const known = entryName();
  shownEntry = known ?? newKey();
  if (known === undefined) history.replaceState({ ...history.state, key: shownEntry }, '');
}

export const isNewEntry = () => entryName() === undefined;

export const newKey = () => Math.random().toString(36).slice(2);

export const positionOfEntry = () => positions.get(entryName() ?? '');

const entryName = (): string | undefined => history.state?.key;
