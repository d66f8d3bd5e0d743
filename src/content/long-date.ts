/** `2026-11-21` → `21 November 2026`: a date as it is read aloud. */
export function longDate(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
