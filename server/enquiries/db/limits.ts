/**
 * Rate limits that hold across instances: one row each, which says when all of the limit will be available
 * again (the generic cell rate algorithm). Nothing is counted, and nothing starts afresh at the full hour.
 */
import { sql } from 'kysely';
import { type LimitName, limitWindowMs as windowMs } from '../spam/limits.ts';
import type { Database } from './schema.ts';

type RateLimit = { by: LimitName; key: string; burst: number };
export type ReachedLimit = { outcome: 'limited'; by: LimitName; retryAfterMs: number };

/** By how much the clocks of instances may differ. A row further ahead was written with a wrong clock. */
const clockToleranceMs = 60_000;

/**
 * Takes one from each limit, and returns null if each had one left; else the one that is used up, and when
 * to try again. A row that no right clock can have written counts as unused, and is written afresh.
 * What was taken all the same goes back when the caller's transaction is rolled back. Callers name limits
 * in one order, or their transactions could wait for each other for ever.
 */
export async function takeFromLimits(
  db: Database,
  limits: readonly RateLimit[],
  now: number,
): Promise<ReachedLimit | null> {
  const step = sql<number>`(excluded.free_at - ${now})`;
  const usedUntil = sql<number>`case when allowance.free_at between ${now} and ${latest(now)} then allowance.free_at else ${now} end`;
  const taken = await db
    .insertInto('allowance')
    .values(limits.map(({ key, burst }) => ({ key, free_at: now + stepOf(burst) })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ free_at: sql<number>`${usedUntil} + ${step}` })
        .where(sql<boolean>`${usedUntil} + ${step} <= ${now + windowMs}`),
    )
    .returning('key')
    .execute();
  const limit = limits.find(({ key }) => !taken.some((row) => row.key === key));
  if (!limit) return null;
  return (await findReachedLimit(db, [limit], now)) ?? { outcome: 'limited', by: limit.by, retryAfterMs: 1 };
}

/** The same question without taking anything. */
export async function findReachedLimit(
  db: Database,
  limits: readonly RateLimit[],
  now: number,
): Promise<ReachedLimit | null> {
  const keys = limits.map(({ key }) => key);
  const rows = await db.selectFrom('allowance').selectAll().where('key', 'in', keys).execute();
  for (const { by, key, burst } of limits) {
    const freeAt = rows.find((row) => row.key === key)?.free_at ?? now;
    const usedUntil = freeAt >= now && freeAt <= latest(now) ? freeAt : now;
    const retryAfterMs = usedUntil + stepOf(burst) - windowMs - now;
    if (retryAfterMs > 0) return { outcome: 'limited', by, retryAfterMs };
  }
  return null;
}

function latest(now: number): number {
  return now + windowMs + clockToleranceMs;
}

/** Rounded down, or the last of the burst would not fit the window. */
function stepOf(burst: number): number {
  return Math.floor(windowMs / burst);
}
