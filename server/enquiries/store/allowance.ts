/**
 * Limits that hold across instances: one row each, no counting and no clean slate at the full hour. The row
 * says when all of the allowance will be free again (the generic cell rate algorithm).
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export type Allowance = { key: string; burst: number };

/**
 * Takes one from each allowance, and returns null if each had one; else the one that is short, and for how
 * long. What was taken all the same goes back when the caller's transaction is rolled back. Callers name
 * allowances in one order, or their transactions could wait for each other for ever.
 */
export async function takeOfEach<Wanted extends Allowance>(
  db: Kysely<Tables>,
  wanted: readonly Wanted[],
  windowMs: number,
  now: number,
): Promise<{ short: Wanted; forMs: number } | null> {
  const step = sql<number>`(excluded.free_at - ${now})`;
  const taken = await db
    .insertInto('allowance')
    .values(wanted.map(({ key, burst }) => ({ key, free_at: now + stepOf(burst, windowMs) })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          free_at: sql<number>`case when allowance.free_at > ${now} then allowance.free_at else ${now} end + ${step}`,
        })
        .where(sql<boolean>`allowance.free_at + ${step} <= ${now + windowMs}`),
    )
    .returning('key')
    .execute();
  const short = wanted.find(({ key }) => !taken.some((row) => row.key === key));
  if (!short) return null;

  const used = await db
    .selectFrom('allowance')
    .select('free_at')
    .where('key', '=', short.key)
    .executeTakeFirstOrThrow();
  return { short, forMs: Math.max(1, used.free_at + stepOf(short.burst, windowMs) - windowMs - now) };
}

/** Rounded down, or the last of the burst would not fit the window. */
function stepOf(burst: number, windowMs: number): number {
  return Math.floor(windowMs / burst);
}
