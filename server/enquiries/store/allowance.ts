/**
 * Limits that hold across instances: one row and one statement each, no counting and no clean slate at the
 * full hour. The row says when all of the allowance will be free again (the generic cell rate algorithm).
 */
import { type Kysely, sql } from 'kysely';
import type { Limit } from '../limits.ts';
import type { Tables } from './tables.ts';

/** Takes one from the allowance. Returns 0 if there was one, else the milliseconds until there is. */
export async function take(db: Kysely<Tables>, key: string, limit: Limit, now: number): Promise<number> {
  // Rounded down, or the last of the burst would not fit the window.
  const step = Math.floor(limit.windowMs / limit.burst);
  const latest = now + limit.windowMs - step;
  const taken = await db
    .insertInto('allowance')
    .values({ key, free_at: now + step })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          free_at: sql<number>`case when allowance.free_at > ${now} then allowance.free_at else ${now} end + ${step}`,
        })
        .where('allowance.free_at', '<=', latest),
    )
    .returning('free_at')
    .executeTakeFirst();
  if (taken) return 0;

  const used = await db
    .selectFrom('allowance')
    .select('free_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Math.max(1, used.free_at - latest);
}
