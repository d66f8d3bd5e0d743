/** Takes personal data out of the store: what is too old, and what one person wants removed. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { hasEmail } from './enquiries.ts';
import { OperatorNeeded } from './errors.ts';
import { record } from './operator-log.ts';
import type { Store } from './store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A purge comes every hour, so one that would take more than this is more likely due to a wrong clock. */
const largestShare = 0.2;
const longestSilenceDays = 90;

const truncateTries = 10;
const truncateRetryMs = 200;

type PurgeOptions = {
  retentionDays: number;
  now: number;
  who: string;
  force?: boolean | undefined;
  /** Removes nothing, and returns how many would be removed. */
  dryRun?: boolean | undefined;
};

/** Returns how many enquiries were removed. Throws OperatorNeeded unless forced. */
export async function purgeEnquiries(store: Store, options: PurgeOptions): Promise<number> {
  const { retentionDays, now, who, force = false, dryRun = false } = options;
  const oldest = now - retentionDays * day;
  const removed = await store.use(async (db) => {
    const { total, old, newest } = await db
      .selectFrom('enquiry')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('received_at', '<', oldest).as('old'),
        // What was taken with a clock that was ahead says nothing about today.
        fn
          .max('received_at')
          .filterWhere('received_at', '<', now + day)
          .as('newest'),
      ])
      .executeTakeFirstOrThrow();
    const silentDays = Math.floor((now - (newest ?? now)) / day);
    const isStrange = (old > 1 && old / total > largestShare) || silentDays > longestSilenceDays;
    if (old > 0 && isStrange && !force) {
      throw new OperatorNeeded(
        `Nothing was purged: ${old} of ${total} enquiries would go, and the newest is ${silentDays} days old. ` +
          'If the clock of this machine is right, purge with --force.',
      );
    }

    if (dryRun) return old;
    await db.deleteFrom('refusal').where('day', '<', new Date(oldest).toISOString().slice(0, 10)).execute();
    const { numDeletedRows } = await db
      .deleteFrom('enquiry')
      .where('received_at', '<', oldest)
      .executeTakeFirst();
    const enquiries = Number(numDeletedRows);
    if (enquiries > 0) await record(db, { at: now, who, action: 'purge', enquiries });
    return enquiries;
  });
  if (removed > 0 && !dryRun) await truncateLog(store, removed);
  return removed;
}

/** Replies, used captcha answers and hashed addresses are needed for an hour or a day. Later times are wrong. */
export async function removeExpired(store: Store, now: number): Promise<void> {
  await store.use(async (db) => {
    const latest = now + day + hour;
    for (const table of ['reply', 'spent_captcha'] as const) {
      await db
        .deleteFrom(table)
        .where(({ not, between }) => not(between('expires_at', now + 1, latest)))
        .execute();
    }
    await db
      .deleteFrom('allowance')
      .where(({ not, between }) => not(between('free_at', now + 1, latest)))
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
      await record(trx, { at: now, who, action: 'erase', enquiries });
      return enquiries;
    }),
  );
  await truncateLog(store, removed);
  return removed;
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
