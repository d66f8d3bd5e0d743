/** Removes enquiries that are too old, or one person's. */
import { type RawBuilder, sql } from 'kysely';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { StillLocked } from '../store/database-errors.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { audit, countEnquiries } from '../store/stored-enquiries.ts';
import { dayMs } from '../time-limits.ts';

/** Clock or setting may be wrong, so the server removes only this much a day. */
const dailyShare = 1 / 50;

/** In the audit log. People are named with their machine. */
export const byServer = 'server';

type Removal = { who: string; now: number };

/** How many are too old, and how many of them the server may still remove today. */
export async function findOverdue(db: Database, retentionDays: number, now: number) {
  const cutOff = now - retentionDays * dayMs;
  const stored = await countEnquiries(db);
  const due = await countEnquiries(db, sql`received_at < ${cutOff}`);
  const { removed } = await db
    .selectFrom('audit_log')
    .select((of) => of.fn.sum<number | null>('enquiries').as('removed'))
    .where('action', '=', 'purge')
    .where('who', '=', byServer)
    .where('at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  const share = Math.max(1, Math.floor(stored * dailyShare));
  return { cutOff, due, allowed: Math.max(0, share - Number(removed ?? 0)) };
}

/** The oldest first, and by the server not more than it may. Returns how many it removed. */
export async function purge(store: Store, retentionDays: number, removal: Removal): Promise<number> {
  return await store.transaction(async (trx) => {
    const { cutOff, due, allowed } = await findOverdue(trx, retentionDays, removal.now);
    const most = removal.who === byServer ? allowed : due;
    if (most === 0) return 0;
    const oldest = sql<boolean>`id in (
      select id from enquiry where received_at < ${cutOff} order by received_at limit ${most})`;
    return await remove(trx, 'purge', oldest, removal);
  });
}

/** Keeps the ids, so that no import brings the enquiries back. */
export async function erase(store: Store, whose: RawBuilder<boolean>, removal: Removal): Promise<number> {
  return await store.transaction(async (trx) => {
    await trx
      .insertInto('erased')
      .columns(['id'])
      .expression(trx.selectFrom('enquiry').select('id').where(whose))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return await remove(trx, 'erase', whose, removal);
  });
}

async function remove(
  trx: Database,
  action: 'purge' | 'erase',
  which: RawBuilder<boolean>,
  { who, now }: Removal,
): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('enquiry').where(which).executeTakeFirst();
  const enquiries = Number(numDeletedRows);
  if (enquiries > 0 || action === 'erase') await audit(trx, { at: now, who, action, enquiries });
  return enquiries;
}

/** SQLite leaves old versions of rows in its file and log, so the file is written anew and the log cut off. */
export async function removeTraces(store: Store): Promise<void> {
  if (store.isPostgres) return;
  try {
    await store.run((db) => sql`vacuum`.execute(db));
    await store.run(async (db) => {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy !== 0) throw new StillLocked();
    });
  } catch (error) {
    throw new OperatorNeeded(
      `The enquiries were removed, but traces remain in ${store.name} or ${store.name}-wal, because another program reads ` +
        'the database, or its disk is full. End that program (a backup, a shell) or make room, then run the command ' +
        `again. ${messageOf(error)}`,
    );
  }
}
