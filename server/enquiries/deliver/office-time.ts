/** Times as the office's clocks show them: the content says in which zone, and in which English. */
import { z } from 'zod';
import type { SiteManifest } from '../../../contract/site-manifest.ts';

export type Office = SiteManifest['office'];

/** Where no build says more. */
export const unknownOffice: Office = { timeZone: 'UTC', language: 'en-GB' };

/** `20 Nov 2026, 18:00` */
export function officeTime(time: number, { timeZone, language }: Office): string {
  const format = { timeZone, hourCycle: 'h23', dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language, format).format(time);
}

/** `20 Nov 2026, 18:00 (Singapore)`, for who may read it elsewhere. */
export function officeTimeWithPlace(time: number, office: Office): string {
  const place = office.timeZone.replace(/.*\//, '').replaceAll('_', ' ');
  return `${officeTime(time, office)} (${place})`;
}

/** The first moment of a day given as `2026-11-20`, or null for what is no day. */
export function startOfDay(date: string, { timeZone }: Office): number | null {
  if (!z.iso.date().safeParse(date).success) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Clocks may change on that day: what they show at the first guess corrects it.
  const guess = midnight - offsetAt(midnight, timeZone);
  return midnight - offsetAt(guess, timeZone);
}

/** Milliseconds by which the zone's clocks are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}
