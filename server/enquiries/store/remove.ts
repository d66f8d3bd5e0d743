/** Takes personal data out of the store: what is too old, and what one person wants gone. */
import { sql } from 'kysely';
import type { Store } from './open-store.ts';
import { sameEmail } from './same-email.ts';

const day = 24 * 60 * 60 * 1000;

export type Age = { retentionDays: number; now: number };

/** Returns how many enquiries went. */
export async function purgeEnquiries(store: Store, { retentionDays, now }: Age): Promise<number> {
  const cutOff = now - retentionDays * day;
  const purged = await store.use(async (db) => {
    const oldestDay = new Date(cutOff).toISOString().slice(0, 10);
    await db.deleteFrom('refusal').where('day', '<', oldestDay).execute();
    return await db.deleteFrom('enquiry').where('received_at', '<', cutOff).executeTakeFirst();
  });
  return forgetPages(store, Number(purged.numDeletedRows));
}

/** Replies, used captcha answers and hashed addresses serve for an hour or a day, and then go. */
export async function removeExpired(store: Store, now: number): Promise<void> {
  await store.use(async (db) => {
    await db.deleteFrom('reply').where('expires_at', '<=', now).execute();
    await db.deleteFrom('spent_captcha').where('expires_at', '<=', now).execute();
    await db.deleteFrom('allowance').where('free_at', '<=', now).execute();
  });
}

/** Returns how many enquiries went. */
export async function erasePerson(store: Store, email: string): Promise<number> {
  const erased = await store.use((db) => db.deleteFrom('enquiry').where(sameEmail(email)).executeTakeFirst());
  return forgetPages(store, Number(erased.numDeletedRows));
}

/** What is deleted lives on in SQLite's write-ahead log until that is folded into the file and cut off. */
async function forgetPages(store: Store, removed: number): Promise<number> {
  if (removed > 0 && store.file !== null) {
    await store.use((db) => sql`pragma wal_checkpoint(truncate)`.execute(db));
  }
  return removed;
}
