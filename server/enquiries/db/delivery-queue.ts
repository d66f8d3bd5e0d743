/**
 * The queues of enquiries to mail and to post are the enquiry table itself, with columns for each. A claim is
 * a lease: no other process takes the enquiry until it ends, and if its holder dies it is due again by itself.
 */
import type { StoredEnquiry } from './schema.ts';
import type { Store } from './store.ts';

export type Channel = 'mail' | 'webhook';

function columnsOf(channel: Channel) {
  return {
    state: `${channel}_state`,
    dueAt: `${channel}_due_at`,
    attempts: `${channel}_attempts`,
    error: `${channel}_error`,
    sentAt: channel === 'mail' ? 'mailed_at' : 'webhook_sent_at',
  } as const;
}

/** Nothing is put off for longer than an hour: a time further ahead was written with a wrong clock. */
const longestWaitMs = 2 * 60 * 60 * 1000;

export type Claim = { enquiry: StoredEnquiry; attempt: number };

export async function claimDueEnquiry(
  store: Store,
  channel: Channel,
  now: number,
  leaseMs: number,
): Promise<Claim | null> {
  const { state, dueAt, attempts } = columnsOf(channel);
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

export type Recorded = { state: 'sent' | 'due' | 'failed'; at: number; error: string | null };

/** Notes how a delivery ended, `at` which time, or when it is due again. Only `mail ID` tries a failed one again. */
export async function recordDelivery(store: Store, channel: Channel, id: string, recorded: Recorded) {
  const { state, dueAt, sentAt, error } = columnsOf(channel);
  await store.use((db) =>
    db
      .updateTable('enquiry')
      .set(state, recorded.state)
      .set(recorded.state === 'sent' ? sentAt : dueAt, recorded.at)
      .set(error, recorded.error)
      .where('id', '=', id)
      .execute(),
  );
}

/** For an operator: mails what is held, in quarantine, failed, or mailed already; posts what was not posted. */
export async function sendAgain(store: Store, id: string, now: number): Promise<void> {
  await store.use(async (db) => {
    const enquiry = db.updateTable('enquiry').where('id', '=', id);
    const mail = { mail_state: 'due', mail_due_at: now, mail_attempts: 0, mail_error: null } as const;
    await enquiry.set({ ...mail, quarantine: null }).execute();
    await enquiry
      .set({ webhook_state: 'due', webhook_due_at: now, webhook_attempts: 0, webhook_error: null })
      .where('webhook_state', '<>', 'sent')
      .execute();
  });
}

/** Seconds since the oldest enquiry that is due came in; 0 where none is. */
export async function queueAge(store: Store, channel: Channel, now: number): Promise<number> {
  const { state } = columnsOf(channel);
  const { since } = await store.use((db) =>
    db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.min('received_at').as('since'))
      .where(state, '=', 'due')
      .executeTakeFirstOrThrow(),
  );
  return Math.max(0, now - (since ?? now)) / 1000;
}
