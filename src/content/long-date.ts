/** `2026-11-21` → `21 November 2026`: a date as it is read aloud. */
export function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
