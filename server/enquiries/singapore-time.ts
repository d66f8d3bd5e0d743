/** Times as the people read them who answer enquiries: in Singapore, wherever the server stands. */

const format = new Intl.DateTimeFormat('en-SG', {
  timeZone: 'Asia/Singapore',
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

const singaporeOffsetMs = 8 * 60 * 60 * 1000;

/** `20 Nov 2026, 18:00` */
export function singaporeTime(time: number): string {
  return format.format(time);
}

/** The first moment of a day given as `2026-11-20`, or null for what is no day. */
export function startOfSingaporeDay(date: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00+08:00`) : Number.NaN;
  // A day that a month does not have would count as one of the next month.
  const exists = !Number.isNaN(time) && new Date(time + singaporeOffsetMs).toISOString().startsWith(date);
  return exists ? time : null;
}
