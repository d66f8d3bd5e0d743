/** Takes personal data out of the store: what is too old, and what one person wants removed. */
import { type RawBuilder, sql } from 'kysely';
import { messageOf, OperatorNeeded } from '../errors.ts';
import { StillLocked } from './store/errors.ts';
import { readNote, writeNote } from './store/notes.ts';
import type { Database } from './store/schema.ts';
import type { Store } from './store/store.ts';
import { audit, countEnquiries } from './stored-enquiries.ts';

const day = 24 * 60 * 60 * 1000;

/** A clock or a setting may be wrong, so unasked the purge goes at most so far further at once. */
const furthestUnasked = 14 * day;

type Removal = { who: string; now: number };

export type PurgePlan = {
  /** Everything from before goes. */
  cutOff: number;
  /** How many enquiries that is. */
  old: number;
  /** Whether it waits for someone who says that clock and setting are right. */
  isRefused: boolean;
};

/** What a purge would do. The last cut-off is kept; where none is, the oldest enquiry's date stands for it. */
export async function planPurge(db: Database, retentionDays: number, now: number): Promise<PurgePlan> {
  const cutOff = now - retentionDays * day;
  const last = (await readNote(db, 'cut-off')) ?? (await dateOfOldest(db)) ?? cutOff;
  const old = await countEnquiries(db, sql`received_at < ${cutOff}`);
  const between = await countEnquiries(db, sql`received_at >= ${Number(last)} and received_at < ${cutOff}`);
  return { cutOff, old, isRefused: cutOff - Number(last) > furthestUnasked && between > 0 };
}

async function dateOfOldest(db: Database): Promise<number | null> {
  const oldest = await db
    .selectFrom('enquiry')
    .select((of) => of.fn.min('received_at').as('at'))
    .executeTakeFirst();
  return oldest?.at ?? null;
}

type PurgeOptions = Removal & {
  retentionDays: number;
  /** Whether someone said so. */
  isAsked: boolean;
};

/** Returns how many enquiries were removed: none where the plan waits for a person. */
export async function purgeEnquiries(store: Store, options: PurgeOptions): Promise<number> {
  const { retentionDays, isAsked, who, now } = options;
  const removed = await store.transaction(async (trx) => {
    const { cutOff, isRefused } = await planPurge(trx, retentionDays, now);
    if (isRefused && !isAsked) return 0;
    await writeNote(trx, 'cut-off', String(cutOff));
    return await remove(trx, 'purge', sql<boolean>`received_at < ${cutOff}`, { who, now });
  });
  if (removed > 0) await removeTraces(store, removed);
  return removed;
}

/** Removes everything that one person sent. */
export async function erase(store: Store, whose: RawBuilder<boolean>, removal: Removal): Promise<number> {
  const removed = await store
    .transaction((trx) => remove(trx, 'erase', whose, removal))
    .catch((error: unknown) => {
      throw new OperatorNeeded(
        `Nothing was removed, so run this again when the store takes changes. ${messageOf(error)}`,
      );
    });
  // Also where nothing was left: an erasure that left traces is finished by asking for it again.
  await removeTraces(store, removed);
  return removed;
}

type Condition = RawBuilder<boolean>;

async function remove(trx: Database, action: 'purge' | 'erase', which: Condition, { who, now }: Removal) {
  const { numDeletedRows } = await trx.deleteFrom('enquiry').where(which).executeTakeFirst();
  const enquiries = Number(numDeletedRows);
  if (enquiries > 0 || action === 'erase') await audit(trx, { at: now, who, action, enquiries });
  return enquiries;
}

/**
 * What SQLite deletes lingers where a row once was before others moved it, although secure_delete overwrites where it was
 * last. So the file is written anew, and the write-ahead log copied into it and cut off.
 */
async function removeTraces(store: Store, removed: number): Promise<void> {
  if (store.isPostgres) return;
  try {
    await store.run((db) => sql`vacuum`.execute(db));
    await store.run(async (db) => {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy !== 0) throw new StillLocked();
    });
  } catch (error) {
    throw new OperatorNeeded(
      `Removed ${removed} enquiries, but their traces remain in ${store.name} or ${store.name}-wal, because another program ` +
        'reads the database, or its disk is full. End that program (a backup, a shell) or make room, and run the command ' +
        `again. ${messageOf(error)}`,
    );
  }
}
