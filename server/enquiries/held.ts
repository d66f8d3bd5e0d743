/** Bounds what strangers can fill the disk with: enquiries that are held, in number and in bytes. */
import { sql } from 'kysely';
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { Database } from './store/schema.ts';

export type HeldLimits = Pick<Settings, 'limitHeld' | 'limitHeldMb'>;

export type Held = { count: number; bytes: number };

const megabyte = 1_000_000;

/** From here on the operator is warned. */
export const almostFull = 0.8;

/** What is held and nobody has handled, quarantine included, and how many of them aren't in quarantine. */
export const heldNow = sql<Held>`
  select count(*) as count, coalesce(sum(bytes), 0) as bytes,
    count(case when quarantine is null then 1 end) as shown
  from delivery join enquiry on enquiry.id = delivery.enquiry_id
  where channel = 'mail' and state = 'held' and handled_at is null`;

/** Whether another enquiry of this size may be held. */
export async function isRoomForHeld(db: Database, limits: HeldLimits, bytes: number): Promise<boolean> {
  const { rows } = await heldNow.execute(db);
  const { count, bytes: held } = rows[0] ?? { count: 0, bytes: 0 };
  return heldShare({ count: count + 1, bytes: held + bytes }, limits) <= 1;
}

/** How full it is, from 0 to 1. */
export function heldShare({ count, bytes }: Held, { limitHeld, limitHeldMb }: HeldLimits): number {
  return Math.max(count / limitHeld, bytes / (limitHeldMb * megabyte));
}
