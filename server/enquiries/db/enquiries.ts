/** Stored enquiries as an operator needs them: list, find, mark, and remove what is too old or unwanted. */
import { type RawBuilder, sql } from 'kysely';
import type { StoredEnquiry } from './schema.ts';
import type { Store } from './store.ts';

const day = 24 * 60 * 60 * 1000;
const pageSize = 500;

export type ListFilter = { email?: string | undefined; quarantined?: boolean | undefined };

/** Oldest first, page by page. */
export async function* listEnquiries(
  store: Store,
  { email, quarantined }: ListFilter = {},
): AsyncGenerator<StoredEnquiry> {
  for (let last = ''; ; ) {
    const rows = await store.use((db) =>
      db
        .selectFrom('enquiry')
        .selectAll()
        .where('id', '>', last)
        .$if(email !== undefined, (query) => query.where(hasEmail(email ?? '')))
        .$if(quarantined === true, (query) => query.where('quarantine', 'is not', null))
        .$if(quarantined === false, (query) => query.where('quarantine', 'is', null))
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    );
    yield* rows;
    last = rows.at(-1)?.id ?? '';
    if (last === '') return;
  }
}

export async function findEnquiry(store: Store, id: string): Promise<StoredEnquiry | null> {
  const find = store.use((db) =>
    db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  return (await find) ?? null;
}

/** Returns false when there is no such enquiry. */
export async function markHandled(store: Store, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await store.use((db) =>
    db.updateTable('enquiry').set({ handled_at: now }).where('id', '=', id).executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Returns how many enquiries were removed. */
export async function eraseByEmail(store: Store, email: string): Promise<number> {
  const { numDeletedRows } = await store.use((db) =>
    db.deleteFrom('enquiry').where(hasEmail(email)).executeTakeFirst(),
  );
  if (numDeletedRows > 0n) await truncateLog(store);
  return Number(numDeletedRows);
}

/** Returns how many enquiries were removed. */
export async function purgeEnquiries(store: Store, retentionDays: number, now: number): Promise<number> {
  const oldest = now - retentionDays * day;
  const { numDeletedRows } = await store.use(async (db) => {
    await db.deleteFrom('refusal').where('day', '<', new Date(oldest).toISOString().slice(0, 10)).execute();
    return await db.deleteFrom('enquiry').where('received_at', '<', oldest).executeTakeFirst();
  });
  if (numDeletedRows > 0n) await truncateLog(store);
  return Number(numDeletedRows);
}

/** Replies, used captcha answers and hashed addresses are needed for an hour or a day. */
export async function removeExpired(store: Store, now: number): Promise<void> {
  await store.use(async (db) => {
    await db.deleteFrom('reply').where('expires_at', '<=', now).execute();
    await db.deleteFrom('spent_captcha').where('expires_at', '<=', now).execute();
    await db.deleteFrom('allowance').where('free_at', '<=', now).execute();
  });
}

/** One person's enquiries, however they typed the case of their address. */
function hasEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
}

/** What is deleted stays in SQLite's write-ahead log until that is copied into the file and cut off. */
async function truncateLog(store: Store): Promise<void> {
  if (store.file !== null) await store.use((db) => sql`pragma wal_checkpoint(truncate)`.execute(db));
}
