/** What the server remembers of the store from one start to the next. */
import type { Database } from './schema.ts';

/**
 * `new-store`: a start made it, and nobody has confirmed that yet. `write-proof`: what was last written to prove that an
 * enquiry could be. `cut-off`: everything from before was purged. `settings …`: a keyed hash of what an instance runs with.
 */
export type NoteName = 'new-store' | 'write-proof' | 'cut-off' | `settings ${string}`;

export async function readNote(db: Database, name: NoteName): Promise<string | null> {
  const note = await db.selectFrom('note').select('value').where('name', '=', name).executeTakeFirst();
  return note?.value ?? null;
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
