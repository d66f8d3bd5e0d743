/** Times in the office's zone and English, as the content says. */
import { z } from 'zod';
import type { SiteManifest } from '../../../contract/site-manifest.ts';

export type Office = SiteManifest['office'];

/** `20 Nov 2026, 18:00` */
export function officeTime(time: number, { timeZone, language }: Office): string {
  const format = { timeZone, hourCycle: 'h23', dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language, format).format(time);
}

/** `20 Nov 2026, 18:00 (Singapore)` */
export function officeTimeWithPlace(time: number, office: Office): string {
  const place = office.timeZone.replace(/.*\//, '').replaceAll('_', ' ');
  return `${officeTime(time, office)} (${place})`;
}

/** Null if it isn't a date such as `2026-11-20`. */
export function startOfDay(date: string, { timeZone }: Office): number | null {
  if (!z.iso.date().safeParse(date).success) return null;
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
}
