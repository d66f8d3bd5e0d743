/** Takes personal data out of the store: what is too old, and what one person wants removed. */
import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { messageOf, OperatorNeeded } from '../errors.ts';
import { officeTimeWithPlace, unknownOffice } from './office-time.ts';
import { audit, countEnquiries } from './repository.ts';
import type { Store } from './store/store.ts';

const day = 24 * 60 * 60 * 1000;

/** A purge trusts a clock that is at most this far ahead of the build. */
const longestServiceYears = 5;

const truncateTries = 20;
const truncateRetryMs = 200;

type Removal = { who: string; now: number };

type PurgeOptions = Removal & {
  retentionDays: number;
  /** When the site was built, or null where that isn't known. */
  builtAt: number | null;
  /** Removes nothing, and returns how many would be removed. */
  dryRun?: boolean | undefined;
};

/** Returns how many enquiries were removed. Throws OperatorNeeded if the clock must be wrong. */
export async function purgeEnquiries(store: Store, options: PurgeOptions): Promise<number> {
  const { retentionDays, now, builtAt, dryRun = false } = options;
  if (builtAt !== null) checkClock(now, builtAt);
  const oldest = now - retentionDays * day;
  const isOld = sql<boolean>`received_at < ${oldest}`;
  if (dryRun) return await countEnquiries(store, isOld);
  const removed = await remove(store, 'purge', isOld, options);
  if (removed > 0) await truncateLog(store, removed);
  return removed;
}

/** A machine whose clock is years ahead would take every enquiry for old. */
export function checkClock(now: number, builtAt: number): void {
  const latest = new Date(builtAt);
  latest.setUTCFullYear(latest.getUTCFullYear() + longestServiceYears);
  if (now >= builtAt && now <= latest.getTime()) return;
  throw new OperatorNeeded(
    `Nothing was purged: the clock says ${officeTimeWithPlace(now, unknownOffice)}, but the site was built at ${officeTimeWithPlace(builtAt, unknownOffice)}. ` +
      'Set the clock, or build the site again if the clock is right.',
  );
}

/** Removes everything that one person sent. */
export async function erase(store: Store, whose: RawBuilder<boolean>, removal: Removal): Promise<number> {
  const removed = await remove(store, 'erase', whose, removal).catch((error: unknown) => {
    throw new OperatorNeeded(
      `Nothing was removed, so run this again when the store takes changes. ${messageOf(error)}`,
    );
  });
  // Also where nothing was left: an erasure that could not cut off the log is finished by asking for it again.
  await truncateLog(store, removed);
  return removed;
}

type Condition = RawBuilder<boolean>;

async function remove(store: Store, action: 'purge' | 'erase', which: Condition, { who, now }: Removal) {
  return await store.transaction(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('enquiry').where(which).executeTakeFirst();
    const enquiries = Number(numDeletedRows);
    if (enquiries > 0 || action === 'erase') await audit(trx, { at: now, who, action, enquiries });
    return enquiries;
  });
}

/** What is deleted stays in SQLite's write-ahead log until that is copied into the file and cut off. */
async function truncateLog(store: Store, removed: number): Promise<void> {
  if (store.isPostgres) return;
  for (let tried = 0; tried < truncateTries; tried += 1) {
    if (tried > 0) await delay(truncateRetryMs);
    const { rows } = await store.run((db) =>
      sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
    );
    if (rows[0]?.busy === 0) return;
  }
  throw new OperatorNeeded(
    `Removed ${removed} enquiries, but another program is reading the database, so that their traces remain in ` +
      `${store.name}-wal. End that program (a backup, a shell) and run the command again.`,
  );
}
