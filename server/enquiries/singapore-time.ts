/** Times as the people read them who answer enquiries: in Singapore, wherever the server stands. */
import { z } from 'zod';

const format = new Intl.DateTimeFormat('en-SG', {
  timeZone: 'Asia/Singapore',
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** `20 Nov 2026, 18:00` */
export function singaporeTime(time: number): string {
  return format.format(time);
}

/** The first moment of a day given as `2026-11-20`, or null for what is no day. */
export function startOfSingaporeDay(date: string): number | null {
  return z.iso.date().safeParse(date).success ? Date.parse(`${date}T00:00:00+08:00`) : null;
}
