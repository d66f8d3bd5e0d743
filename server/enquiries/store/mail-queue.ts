/**
 * The queue of enquiries to mail is the enquiries themselves. A claim is a lease: nobody else takes the
 * enquiry until it runs out, and if its holder dies the enquiry becomes due again by itself.
 */
import type { Kysely, Selectable } from 'kysely';
import type { EnquiryTable, Tables } from './tables.ts';

export type StoredEnquiry = Selectable<EnquiryTable>;

export type ClaimOptions = {
  now: number;
  leaseMs: number;
  /** PostgreSQL: pass over rows that another instance is claiming. SQLite has one writer and needs none. */
  skipLocked: boolean;
};

export async function claimDueEnquiry(
  db: Kysely<Tables>,
  { now, leaseMs, skipLocked }: ClaimOptions,
): Promise<StoredEnquiry | null> {
  const oldestDue = db
    .selectFrom('enquiry')
    .select('id')
    .where('mail_state', '=', 'due')
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(1)
    .$if(skipLocked, (query) => query.forUpdate().skipLocked());
  const claimed = await db
    .updateTable('enquiry')
    .set((eb) => ({ mail_due_at: now + leaseMs, mail_attempts: eb('mail_attempts', '+', 1) }))
    .where('id', '=', oldestDue)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

export async function markMailed(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .updateTable('enquiry')
    .set({ mail_state: 'sent', mailed_at: now, mail_error: null })
    .where('id', '=', id)
    .execute();
}

export async function postponeMail(db: Kysely<Tables>, id: string, dueAt: number, error: string) {
  await db
    .updateTable('enquiry')
    .set({ mail_due_at: dueAt, mail_error: error })
    .where('id', '=', id)
    .execute();
}

/** For good: the mail server understood and said no. Only an operator's `mail ID` tries again. */
export async function giveUpMail(db: Kysely<Tables>, id: string, error: string): Promise<void> {
  await db
    .updateTable('enquiry')
    .set({ mail_state: 'failed', mail_error: error })
    .where('id', '=', id)
    .execute();
}

/** An operator's wish: also releases what is held, in quarantine, or failed. */
export async function mailAgain(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry')
    .set({ mail_state: 'due', mail_due_at: now, mail_attempts: 0, mail_error: null, quarantine: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
