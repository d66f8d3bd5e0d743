/** Takes personal data out of the store: what is too old, and what one person wants removed. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { singaporeTime } from './display.ts';
import { audit, countEnquiries, hasEmail } from './repository.ts';
import { OperatorNeeded } from './store/errors.ts';
import type { Store } from './store/store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A purge trusts a clock that is at most this far ahead of the build. */
const longestServiceYears = 5;

const truncateTries = 20;
const truncateRetryMs = 200;

type PurgeOptions = {
  retentionDays: number;
  now: number;
  /** When the site was built, or null where that isn't known. */
  builtAt: number | null;
  who: string;
  /** Removes nothing, and returns how many would be removed. */
  dryRun?: boolean | undefined;
};

/** Returns how many enquiries were removed. Throws OperatorNeeded if the clock must be wrong. */
export async function purgeEnquiries(store: Store, options: PurgeOptions): Promise<number> {
  const { retentionDays, now, builtAt, who, dryRun = false } = options;
  if (builtAt !== null) checkClock(now, builtAt);
  const oldest = now - retentionDays * day;
  if (dryRun) return await countEnquiries(store, { receivedBefore: oldest });
  const removed = await store.use((db) =>
    db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('counter')
        .where('window_start', '<', oldest - (oldest % day))
        .execute();
      const { numDeletedRows } = await trx
        .deleteFrom('enquiry')
        .where('received_at', '<', oldest)
        .executeTakeFirst();
      const enquiries = Number(numDeletedRows);
      if (enquiries > 0) await audit(trx, { at: now, who, action: 'purge', enquiries });
      return enquiries;
    }),
  );
  if (removed > 0) await truncateLog(store, removed);
  return removed;
}

/** A machine whose clock is years ahead would take every enquiry for old. */
export function checkClock(now: number, builtAt: number): void {
  const latest = new Date(builtAt);
  latest.setUTCFullYear(latest.getUTCFullYear() + longestServiceYears);
  if (now >= builtAt && now <= latest.getTime()) return;
  throw new OperatorNeeded(
    `Nothing was purged: the clock says ${singaporeTime(now)}, but the site was built at ${singaporeTime(builtAt)}. ` +
      'Set the clock, or build the site again if the clock is right.',
  );
}

/** Idempotency records and hashed addresses are needed for an hour or a day. Later times were written with a wrong clock. */
export async function removeExpired(store: Store, now: number): Promise<void> {
  await store.use(async (db) => {
    const latest = now + day + hour;
    for (const table of ['idempotency', 'reply', 'spent_captcha'] as const) {
      await db
        .deleteFrom(table)
        .where(({ not, between }) => not(between('expires_at', now + 1, latest)))
        .execute();
    }
    await db
      .deleteFrom('allowance')
      .where(({ not, between }) => not(between('free_at', now + 1, latest)))
      .execute();
    await db
      .deleteFrom('counter')
      .where('name', 'not like', 'rejected:%')
      .where(({ not, between }) => not(between('window_start', now - hour, now + hour)))
      .execute();
  });
}

/** Returns how many enquiries were removed. Throws OperatorNeeded; erasing again then finishes the work. */
export async function eraseByEmail(
  store: Store,
  email: string,
  { who, now }: { who: string; now: number },
): Promise<number> {
  const removed = await store.use((db) =>
    db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom('enquiry').where(hasEmail(email)).executeTakeFirst();
      const enquiries = Number(numDeletedRows);
      await audit(trx, { at: now, who, action: 'erase', enquiries });
      return enquiries;
    }),
  );
  await truncateLog(store, removed);
  return removed;
}

export async function eraseByIds(
  store: Store,
  ids: readonly string[],
  { who, now }: { who: string; now: number },
): Promise<void> {
  await store.use((db) =>
    db.transaction().execute(async (trx) => {
      for (const id of ids) await trx.deleteFrom('enquiry').where('id', '=', id).execute();
      await audit(trx, { at: now, who, action: 'erase', enquiries: ids.length });
    }),
  );
  await truncateLog(store, ids.length);
}

/** What is deleted stays in SQLite's write-ahead log until that is copied into the file and cut off. */
async function truncateLog(store: Store, removed: number): Promise<void> {
  if (store.file === null) return;
  for (let tried = 1; ; tried += 1) {
    const { rows } = await store.use((db) =>
      sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
    );
    if (rows[0]?.busy === 0) return;
    if (tried === truncateTries) break;
    await delay(truncateRetryMs);
  }
  throw new OperatorNeeded(
    `Removed ${removed} enquiries, but another program is reading the database, so that their traces remain in ` +
      `${store.file}-wal. End that program (a backup, a shell) and run the command again.`,
  );
}
