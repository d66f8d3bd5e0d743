/** Counters by name and window of the clock, so that a clock that was wrong leaves nothing behind. */
import { sql } from 'kysely';
import type { Database } from './store/schema.ts';

const hour = 60 * 60 * 1000;

/** Half of them without a captcha answer. */
export function senderLimit({ limitPerSender }: { limitPerSender: number }, verified: boolean): number {
  return verified ? limitPerSender : Math.ceil(limitPerSender / 2);
}

/** Counts one more, and returns true, unless the counter has reached the limit for this hour. */
export async function countUpTo(db: Database, limit: number, name: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into counter (name, window_start, times) values (${name}, ${startOf(hour, now)}, 1)
    on conflict (name, window_start) do update set times = counter.times + 1 where counter.times < ${limit}
    returning name`.execute(db);
  return rows.length > 0;
}

/** How often it has counted in this hour. */
export async function countSoFar(db: Database, name: string, now: number): Promise<number> {
  const counter = await db
    .selectFrom('counter')
    .select('times')
    .where('name', '=', name)
    .where('window_start', '=', startOf(hour, now))
    .executeTakeFirst();
  return counter?.times ?? 0;
}

export function secondsToNextWindow(now: number): number {
  return Math.ceil((startOf(hour, now) + hour - now) / 1000);
}

function startOf(windowMs: number, now: number): number {
  return now - (now % windowMs);
}
