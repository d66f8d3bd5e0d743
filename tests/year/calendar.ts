/** What goes wrong in the year, and what's changed. Days count from the year's first. */
import type { Year } from './year.ts';
import { day, hour, start } from './year-clock.ts';

type Event = {
  day: number;
  /** Hours after midnight. */
  at: number;
  what: string;
  run: (year: Year) => Promise<void>;
  /** Whether visitors come by themselves on that day and the days that follow. */
  quietDays?: number;
};

export const calendar: readonly Event[] = [];

export function planEvents(year: Year): void {
  for (const { day: number, at, what, run } of calendar)
    year.plan(start + number * day + at * hour, what, () => run(year));
}

export function isQuiet(number: number): boolean {
  return calendar.some(({ day: first, quietDays = 0 }) => number >= first && number < first + quietDays);
}
