/**
 * Rate limits: a counter for each sender and hour, and one for all senders together. Hours are those of the clock, so
 * that a clock that was wrong leaves nothing behind: what it counted belongs to hours that don't matter any more.
 */
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { Database } from './store/schema.ts';

export type RateLimitSettings = Pick<Settings, 'limitPerSender' | 'limitOverall' | 'limitHeld'>;

const windowMs = 60 * 60 * 1000;

/** Half of them without a captcha answer. */
export function senderLimit({ limitPerSender }: RateLimitSettings, verified: boolean): number {
  return verified ? limitPerSender : Math.ceil(limitPerSender / 2);
}

/** Counts one more, and returns true, unless the counter has reached the limit for this hour. */
export async function countUpTo(db: Database, limit: number, name: string, now: number): Promise<boolean> {
  const counted = await db
    .insertInto('counter')
    .values({ name, window_start: windowStart(now), times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'window_start'])
        .doUpdateSet((eb) => ({ times: eb('counter.times', '+', 1) }))
        .where('counter.times', '<', limit),
    )
    .returning('name')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function hasReached(db: Database, limit: number, name: string, now: number): Promise<boolean> {
  const reached = await db
    .selectFrom('counter')
    .select('name')
    .where('name', '=', name)
    .where('window_start', '=', windowStart(now))
    .where('times', '>=', limit)
    .executeTakeFirst();
  return reached !== undefined;
}

export function secondsToNextWindow(now: number): number {
  return Math.ceil((windowStart(now) + windowMs - now) / 1000);
}

/** Whether so many enquiries are held, and not handled, that storing more would let a flood fill the disk. */
export async function tooManyHeld(db: Database, { limitHeld }: RateLimitSettings): Promise<boolean> {
  const last = await db
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select('enquiry.id')
    .where('channel', '=', 'mail')
    .where('state', '=', 'held')
    .where('handled_at', 'is', null)
    .offset(limitHeld - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

function windowStart(now: number): number {
  return now - (now % windowMs);
}
