/**
 * The queues of enquiries to mail and to post: one row for each enquiry and channel. A claim is a lease. Until it
 * ends, no other process takes the enquiry; if its holder dies, the enquiry is due again by itself.
 */
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { type StoredEnquiry, selectEnquiries } from '../repository.ts';
import type { Channel, Database, Delivery, DeliveryState } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type ChannelSettings = Pick<Settings, 'smtpUrl' | 'enquiryWebhookUrl'>;

/** The settings reader has checked that everything else that the channel needs is set too. */
export function isOn(channel: Channel, { smtpUrl, enquiryWebhookUrl }: ChannelSettings): boolean {
  return (channel === 'mail' ? smtpUrl : enquiryWebhookUrl) !== undefined;
}

function stateOn(channel: Channel, settings: ChannelSettings): DeliveryState {
  return isOn(channel, settings) ? 'due' : 'off';
}

/** Queues a new enquiry on the channels that are on, or holds it back. */
export async function addDeliveries(
  trx: Database,
  enquiry_id: string,
  channels: ChannelSettings | 'held',
  now: number,
): Promise<void> {
  const rows = (['mail', 'webhook'] as const).map((channel) => ({
    ...{ enquiry_id, channel, due_at: now, attempts: 0 },
    state: channels === 'held' ? channels : stateOn(channel, channels),
  }));
  await trx
    .insertInto('delivery')
    .values(rows)
    // The trigger that copies what the previous release writes has added both already.
    .onConflict((conflict) =>
      conflict.columns(['enquiry_id', 'channel']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        due_at: eb.ref('excluded.due_at'),
      })),
    )
    .execute();
}

export async function releaseHeld(
  trx: Database,
  id: string,
  settings: ChannelSettings,
  now: number,
): Promise<void> {
  for (const channel of ['mail', 'webhook'] as const) {
    await updateDelivery(trx, channel, id)
      .set({ state: stateOn(channel, settings), due_at: now })
      .where('state', '=', 'held')
      .execute();
  }
}

function updateDelivery(db: Database, channel: Channel, id: string) {
  return db.updateTable('delivery').where('enquiry_id', '=', id).where('channel', '=', channel);
}

/** Nothing waits longer than an hour, so a time further ahead was written with a wrong clock. */
const longestWaitMs = 2 * 60 * 60 * 1000;

export type Claim = { enquiry: StoredEnquiry; attempt: number; failingSince: number | null };

export async function claimDueEnquiry(
  store: Store,
  channel: Channel,
  now: number,
  leaseMs: number,
): Promise<Claim | null> {
  return await store.use(async (db) => {
    const oldestDue = db
      .selectFrom('delivery')
      .select('enquiry_id')
      .where('channel', '=', channel)
      .where('state', '=', 'due')
      .where(({ not, between }) => not(between('due_at', now + 1, now + longestWaitMs)))
      .orderBy('due_at')
      .limit(1)
      // PostgreSQL skips rows that another instance is claiming. SQLite has one writer, so it doesn't need this.
      .$if(store.file === null, (query) => query.forUpdate().skipLocked());
    const claimed = await db
      .updateTable('delivery')
      .set((eb) => ({ due_at: now + leaseMs, attempts: eb('attempts', '+', 1) }))
      .where('channel', '=', channel)
      .where('enquiry_id', '=', oldestDue)
      .returning(['enquiry_id', 'attempts', 'failing_since'])
      .executeTakeFirst();
    if (!claimed) return null;
    const { enquiry_id, attempts: attempt, failing_since: failingSince } = claimed;
    const enquiry = await selectEnquiries(db).where('enquiry.id', '=', enquiry_id).executeTakeFirst();
    return enquiry ? { enquiry, attempt, failingSince } : null;
  });
}

export type Recorded = Pick<Delivery, 'error'> & {
  state: 'sent' | 'due' | 'failed';
  at: number;
  failingSince?: number | null;
};

/**
 * Records how a claim ended: when it was sent, or when it's due again. Does nothing if an operator requeued the enquiry
 * while it was being delivered: the requeue wins.
 */
export async function recordDelivery(
  store: Store,
  channel: Channel,
  { id, attempt }: { id: string; attempt: number },
  { state, at, error, failingSince = null }: Recorded,
): Promise<void> {
  const time = state === 'sent' ? { sent_at: at } : { due_at: at };
  await store.use((db) =>
    updateDelivery(db, channel, id)
      .set({ state, error, failing_since: failingSince, ...time })
      .where('attempts', '=', attempt)
      .execute(),
  );
}

/** For an operator: sends an enquiry on one channel, even if it's held, in quarantine, failed or sent already. */
export async function requeue(store: Store, channel: Channel, id: string, now: number): Promise<void> {
  await store.use((db) =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('enquiry').set({ quarantine: null }).where('id', '=', id).execute();
      await updateDelivery(trx, channel, id)
        .set({ state: 'due', due_at: now, attempts: 0, error: null, failing_since: null })
        .execute();
    }),
  );
}

/** Seconds since the oldest enquiry that is due came in; 0 if none is. */
export async function queueAge(store: Store, channel: Channel, now: number): Promise<number> {
  const { since } = await store.use((db) =>
    db
      .selectFrom('delivery')
      .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
      .select(({ fn }) => fn.min('received_at').as('since'))
      .where('channel', '=', channel)
      .where('state', '=', 'due')
      .executeTakeFirstOrThrow(),
  );
  return Math.max(0, now - (since ?? now)) / 1000;
}
