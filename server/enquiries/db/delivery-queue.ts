/**
 * The queue of enquiries to mail is the enquiry table itself. A claim is a lease: no other process takes the
 * enquiry until it ends, and if its holder dies the enquiry is due again by itself.
 */
import type { StoredEnquiry } from './schema.ts';
import type { Store } from './store.ts';

/** Nothing is put off for longer than an hour: a time further ahead was written with a wrong clock. */
const longestWaitMs = 2 * 60 * 60 * 1000;

export async function claimDueEnquiry(
  store: Store,
  now: number,
  leaseMs: number,
): Promise<StoredEnquiry | null> {
  const claimed = await store.use((db) => {
    const oldestDue = db
      .selectFrom('enquiry')
      .select('id')
      .where('mail_state', '=', 'due')
      .where((eb) => eb.not(eb.between('mail_due_at', now + 1, now + longestWaitMs)))
      .orderBy('mail_due_at')
      .limit(1)
      // PostgreSQL passes over rows that another instance is claiming; SQLite has one writer and needs none of it.
      .$if(store.file === null, (query) => query.forUpdate().skipLocked());
    return db
      .updateTable('enquiry')
      .set((eb) => ({ mail_due_at: now + leaseMs, mail_attempts: eb('mail_attempts', '+', 1) }))
      .where('id', '=', oldestDue)
      .returningAll()
      .executeTakeFirst();
  });
  return claimed ?? null;
}

export function markMailed(store: Store, id: string, now: number): Promise<boolean> {
  return update(store, id, { mail_state: 'sent', mailed_at: now, mail_error: null });
}

export function postponeMail(store: Store, id: string, dueAt: number, error: string): Promise<boolean> {
  return update(store, id, { mail_due_at: dueAt, mail_error: error });
}

/** The mail server understood and said no: only an operator's `mail ID` tries again. */
export function giveUpMail(store: Store, id: string, error: string): Promise<boolean> {
  return update(store, id, { mail_state: 'failed', mail_error: error });
}

/** For an operator: also releases what is held, in quarantine, or failed. Returns false if there is no such enquiry. */
export function mailAgain(store: Store, id: string, now: number): Promise<boolean> {
  const due = { mail_state: 'due', mail_due_at: now, mail_attempts: 0, mail_error: null } as const;
  return update(store, id, { ...due, quarantine: null });
}

async function update(store: Store, id: string, changes: Partial<StoredEnquiry>): Promise<boolean> {
  const { numUpdatedRows } = await store.use((db) =>
    db.updateTable('enquiry').set(changes).where('id', '=', id).executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
