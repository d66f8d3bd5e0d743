/** The pages a visitor has read, kept in their own browser and nowhere else. */
import { storedText, tryStorage, visitsKey } from './storage.ts';

const limit = 500;
const singaporeOffset = 8 * 3600 * 1000;

/** Without its query, which is the visitor's alone. */
export function addVisit(): void {
  const visits = Object.fromEntries(read().slice(1 - limit));
  let second = Math.floor(Date.now() / 1000);
  while (second in visits) second++;
  // Always Singapore time, whatever zone the device or brand.yaml has.
  const time = new Date(second * 1000 + singaporeOffset).toUTCString().replace(/, (..) (...)/, ' $2 $1');
  visits[second] = `${time}+0800 (Singapore Standard Time) ${location.origin + location.pathname}`;
  tryStorage(() => localStorage.setItem(visitsKey, JSON.stringify(visits)));
}

/** Oldest first: integer-like keys come in ascending order. */
export const listVisits = (): string[] =>
  read().flatMap(([, text]) => (typeof text === 'string' ? text : []));

export function clearVisits(): void {
  tryStorage(() => localStorage.removeItem(visitsKey));
}

/** Storage may have another program's data. */
function read(): [second: string, text: string][] {
  const map: Record<string, string> = tryStorage(() => JSON.parse(storedText(visitsKey))) ?? {};
  return Object.entries(map).filter(([second]) => /^\d{10}$/.test(second));
}
