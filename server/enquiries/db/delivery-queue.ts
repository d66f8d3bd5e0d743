/**
 * The queues of enquiries to mail and to post are the enquiry table itself, with columns for each. A claim is
 * a lease: no other process takes the enquiry until it ends, and if its holder dies it is due again by itself.
 */
import type { StoredEnquiry } from './schema.ts';
import type { Store } from './store.ts';

export type Channel = 'mail' | 'webhook';

const columnsOf = {
  mail: {
    state: 'mail_state',
    dueAt: 'mail_due_at',
    attempts: 'mail_attempts',
    error: 'mail_error',
    sentAt: 'mailed_at',
  },
  webhook: {
    state: 'webhook_state',
    dueAt: 'webhook_due_at',
    attempts: 'webhook_attempts',
    error: 'webhook_error',
    sentAt: 'webhook_sent_at',
  },
} as const;

/** Nothing is put off for longer than an hour: a time further ahead was written with a wrong clock. */
const longestWaitMs = 2 * 60 * 60 * 1000;

export type Claim = { enquiry: StoredEnquiry; attempt: number };

export async function claimDueEnquiry(
  store: Store,
  channel: Channel,
  now: number,
  leaseMs: number,
): Promise<Claim | null> {
  const { state, dueAt, attempts } = columnsOf[channel];
  const enquiry = await store.use((db) => {
    const oldestDue = db
      .selectFrom('enquiry')
      .select('id')
      .where(state, '=', 'due')
      .where(({ not, between }) => not(between(dueAt, now + 1, now + longestWaitMs)))
      .orderBy(dueAt)
      .limit(1)
      // PostgreSQL passes over rows that another instance is claiming; SQLite has one writer and needs none of it.
      .$if(store.file === null, (query) => query.forUpdate().skipLocked());
    return db
      .updateTable('enquiry')
      .set(dueAt, now + leaseMs)
      .set(attempts, (eb) => eb(attempts, '+', 1))
      .where('id', '=', oldestDue)
      .returningAll()
      .executeTakeFirst();
  });
  return enquiry ? { enquiry, attempt: enquiry[attempts] } : null;
}

export async function markSent(store: Store, channel: Channel, id: string, now: number): Promise<void> {
  const { state, sentAt, error } = columnsOf[channel];
  await store.use((db) =>
    db
      .updateTable('enquiry')
      .set(state, 'sent')
      .set(sentAt, now)
      .set(error, null)
      .where('id', '=', id)
      .execute(),
  );
}

export async function postpone(store: Store, channel: Channel, id: string, until: number, fault: string) {
  const { dueAt, error } = columnsOf[channel];
  await store.use((db) =>
    db.updateTable('enquiry').set(dueAt, until).set(error, fault).where('id', '=', id).execute(),
  );
}

/** The receiving server understood and said no: only an operator's `mail ID` tries again. */
export async function giveUp(store: Store, channel: Channel, id: string, fault: string): Promise<void> {
  const { state, error } = columnsOf[channel];
  await store.use((db) =>
    db.updateTable('enquiry').set(state, 'failed').set(error, fault).where('id', '=', id).execute(),
  );
}

/** For an operator: mails what is held, in quarantine, failed, or mailed already; posts what was not posted. */
export async function sendAgain(store: Store, id: string, now: number): Promise<void> {
  const mail = { mail_state: 'due', mail_due_at: now, mail_attempts: 0, mail_error: null } as const;
  const webhook = {
    webhook_state: 'due',
    webhook_due_at: now,
    webhook_attempts: 0,
    webhook_error: null,
  } as const;
  await store.use(async (db) => {
    const enquiry = db.updateTable('enquiry').where('id', '=', id);
    await enquiry.set({ ...mail, quarantine: null }).execute();
    await enquiry.set(webhook).where('webhook_state', '<>', 'sent').execute();
  });
}
