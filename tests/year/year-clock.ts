/** The year's own clock, which this process has for its time of day, as the commands that it runs do. Its timers are the machine's. */

import type { Moment } from './leap-message.ts';
import { Clock, timeOf } from './leaping-clock.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** In it are the end of a year and of twelve months, a February, and both nights on which summer time begins and ends. */
export const start = Date.UTC(2026, 11, 1);

export const yearClock = new Clock(start);

Object.assign(globalThis, { Date: timeOf(yearClock).Date });

export function moment(): Moment {
  return { start, elapsed: yearClock.elapsed(), skew: yearClock.skew };
}

/** What time it really is, which a wrong clock doesn't say. */
export function trueTime(): number {
  return Math.floor(start + yearClock.elapsed());
}

/** For people: in UTC, by the minute. */
export function written(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
