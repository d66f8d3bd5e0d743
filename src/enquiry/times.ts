/** By which day an answer is due, in Singapore: working days are Monday to Friday, holidays are not known here. */

const day = 24 * 3600 * 1000;
const weekend: readonly string[] = ['Sat', 'Sun'];
const singapore = 'Asia/Singapore';

/** @param from Unix milliseconds. The day itself does not count. */
export function dueDay(from: number, workingDays: number): number {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: singapore });
  let due = from;
  for (let left = workingDays; left > 0; ) {
    due += day;
    if (!weekend.includes(weekday.format(due))) left -= 1;
  }
  return due;
}

/** `Tuesday 24 November 2026`, with the time of day where asked for: `Sunday 22 November 2026 at 15:54`. */
export function singaporeDay(time: number, withTime = false): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    ...(withTime && { timeStyle: 'short' }),
    timeZone: singapore,
  }).format(time);
}

/** @param fallback where the wait is not known. */
export function relativeTime(seconds: number | null, fallback: string): string {
  if (seconds === null || seconds <= 0) return fallback;
  const format = new Intl.RelativeTimeFormat('en-SG');
  if (seconds < 90) return format.format(Math.ceil(seconds / 10) * 10, 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}
