/** What the server remembers in the store. */
import type { Database } from './schema.ts';

/**
 * `write-proof`: the last proof that an enquiry could be stored. `traces`: removed enquiries may still be in the
 * file.
 */
export type NoteName = 'write-proof' | 'traces';

export async function hasNote(db: Database, name: NoteName): Promise<boolean> {
  const note = await db.selectFrom('note').select('name').where('name', '=', name).executeTakeFirst();
  return note !== undefined;
}

export async function writeNote(db: Database, name: NoteName, value: string): Promise<void> {
  await db
    .insertInto('note')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function removeNote(db: Database, name: NoteName): Promise<void> {
  await db.deleteFrom('note').where('name', '=', name).execute();
}
