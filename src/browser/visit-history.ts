/**
 * The pages a visitor has read, kept in their own browser and nowhere else: a map from Unix seconds to
 * `Fri Nov 20 2026 18:03:12 GMT+0800 (Singapore Standard Time) https://host/page`.
 */
import { attempt } from './attempt.ts';

const key = 'visit-history';
const limit = 500;
const singaporeOffset = 8 * 3600 * 1000;

export type Visit = {
  /** Unix seconds. */
  time: number;
  text: string;
};

export function addVisit(address: string, now: number): void {
  const visits = read();
  let second = Math.floor(now / 1000);
  while (visits[second] !== undefined) second += 1;
  visits[second] = `${singaporeTime(second)} ${address}`;
  const kept = Object.entries(visits).slice(-limit);
  attempt(() => localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept))));
}

/** Oldest first: integer-like keys of an object come in ascending order. */
export function listVisits(): Visit[] {
  return Object.entries(read()).map(([time, text]) => ({ time: Number(time), text }));
}

export function clearVisits(): void {
  attempt(() => localStorage.removeItem(key));
}

/** Always Singapore's clock, whatever the device's zone is. */
function singaporeTime(second: number): string {
  const [weekday, day, month, year, time] = new Date(second * 1000 + singaporeOffset)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0800 (Singapore Standard Time)`;
}

/** What is stored may be anything: another program's, half a write, or from a time when the shape was another. */
function read(): Record<number, string> {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? '{}'));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => /^[1-9]\d{0,11}$/.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
