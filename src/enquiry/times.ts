/** Days in words. Working days are the office's Monday to Friday; public holidays aren't known here. */

const day = 24 * 3600 * 1000;
const weekend: readonly string[] = ['Sat', 'Sun'];

/** Where the office is, and the English it writes. */
type Office = { timeZone: string; language: string };

/** @param from Unix milliseconds. The day itself doesn't count. */
export function dueDay(from: number, workingDays: number, timeZone: string): number {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone });
  let due = from;
  for (let left = workingDays; left > 0; ) {
    due += day;
    if (!weekend.includes(weekday.format(due))) left -= 1;
  }
  return due;
}

/** `Tuesday 24 November 2026`, or with the time of day: `Sunday 22 November 2026 at 15:54`. */
export function officeDay(time: number, { timeZone, language }: Office, withTime = false): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(withTime && { timeStyle: 'short', hourCycle: 'h23' }),
    timeZone,
  }).format(time);
}
