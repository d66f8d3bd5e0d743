/** Waits in words. In a file of its own, because a file that two pages share is loaded by all. */

export function relativeTime(seconds: number | null, fallback: string): string {
  if (seconds === null || seconds <= 0) return fallback;
  const format = new Intl.RelativeTimeFormat('en');
  if (seconds < 90) return format.format(Math.ceil(seconds / 10) * 10, 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}
