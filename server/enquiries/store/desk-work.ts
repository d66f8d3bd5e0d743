/** What an operator does with stored enquiries: read them, and mark them as handled. */
import type { Kysely } from 'kysely';
import type { StoredEnquiry } from './mail-queue.ts';
import { sameEmail } from './same-email.ts';
import type { Tables } from './tables.ts';

export type ListFilter = { email?: string | undefined; quarantined?: boolean | undefined };

/** Oldest first. Without a filter: everything that is not in quarantine. */
export async function* listEnquiries(
  db: Kysely<Tables>,
  { email, quarantined }: ListFilter = {},
): AsyncGenerator<StoredEnquiry> {
  const page = db
    .selectFrom('enquiry')
    .selectAll()
    .orderBy('id')
    .limit(500)
    .$if(email !== undefined, (query) => query.where(sameEmail(email ?? '')))
    .$if(quarantined === true, (query) => query.where('quarantine', 'is not', null))
    .$if(quarantined === false, (query) => query.where('quarantine', 'is', null));
  for (let last = ''; ; ) {
    const rows = await page.where('id', '>', last).execute();
    yield* rows;
    last = rows.at(-1)?.id ?? '';
    if (last === '') return;
  }
}

export async function findEnquiry(db: Kysely<Tables>, id: string): Promise<StoredEnquiry | null> {
  return (await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function markHandled(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry')
    .set({ handled_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listRefusals(db: Kysely<Tables>) {
  return await db.selectFrom('refusal').selectAll().orderBy('day').orderBy('reason').execute();
}
