/** A wait in words: 'in 30 seconds', 'in 12 minutes', 'in 2 hours'. Rounded up, so that it is never too short. */

/** @param fallback where the wait is not known. */
export function relativeTime(seconds: number | null, fallback: string): string {
  if (seconds === null || seconds <= 0) return fallback;
  const format = new Intl.RelativeTimeFormat('en-SG');
  if (seconds < 90) return format.format(Math.ceil(seconds / 10) * 10, 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}
