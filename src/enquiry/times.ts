/** Days and waits in words. Working days are the office's Monday to Friday; public holidays aren't known here. */

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

/** 'in 30 seconds', 'in 12 minutes', 'in 2 hours': rounded up. @param fallback if the wait isn't known. */
export function relativeTime(seconds: number | null, fallback: string): string {
  if (seconds === null || seconds <= 0) return fallback;
  const format = new Intl.RelativeTimeFormat('en');
  if (seconds < 90) return format.format(Math.ceil(seconds / 10) * 10, 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}
