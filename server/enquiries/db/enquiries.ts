/** Stored enquiries as an operator needs them: list, find, mark. */
import { type RawBuilder, sql } from 'kysely';
import type { StoredEnquiry } from './schema.ts';
import type { Store } from './store.ts';

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

/** One person's enquiries, however they typed the case of their address. */
export function hasEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
}
