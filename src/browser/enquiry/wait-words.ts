/** A wait as people say it: 'in 30 seconds', 'in 12 minutes', 'in 2 hours'. Rounded up, so that nobody is too early. */

export function waitWords(seconds: number | null, later: string): string {
  if (seconds === null || seconds <= 0) return later;
  const say = new Intl.RelativeTimeFormat('en-SG');
  if (seconds < 90) return say.format(Math.ceil(seconds / 10) * 10, 'second');
  if (seconds < 90 * 60) return say.format(Math.ceil(seconds / 60), 'minute');
  return say.format(Math.ceil(seconds / 3600), 'hour');
}
