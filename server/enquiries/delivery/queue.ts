/** The queues of enquiries to mail and to post. A claim is a lease: when it ends, the enquiry is due again by itself. */
import { sql } from 'kysely';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { selectEnquiries } from '../repository.ts';
import type { Channel, Database, Delivery, DeliveryState } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type ChannelSettings = Pick<Settings, 'smtpUrl' | 'enquiryWebhookUrl'>;

const channels = ['mail', 'webhook'] as const satisfies Channel[];

/** The settings reader has checked that everything else that the channel needs is set too. */
export function isOn(channel: Channel, { smtpUrl, enquiryWebhookUrl }: ChannelSettings): boolean {
  return (channel === 'mail' ? smtpUrl : enquiryWebhookUrl) !== undefined;
}

function stateOn(channel: Channel, settings: ChannelSettings): DeliveryState {
  return isOn(channel, settings) ? 'due' : 'off';
}

/** Queues a new enquiry on the channels that are on, or holds it back. */
export async function addDeliveries(trx: Database, id: string, on: ChannelSettings | 'held', now: number) {
  const rows = channels.map((channel) => {
    const state = on === 'held' ? on : stateOn(channel, on);
    return { enquiry_id: id, channel, state, attempts: 0, due_at: now };
  });
  await trx.insertInto('delivery').values(rows).execute();
}

export async function releaseHeld(trx: Database, id: string, settings: ChannelSettings, now: number) {
  for (const channel of channels) {
    await updateDelivery(trx, channel, id)
      .set({ state: stateOn(channel, settings), due_at: now })
      .where('state', '=', 'held')
      .execute();
  }
}

/** Holds everything that is due, and returns how many deliveries that were. */
export async function holdDue(store: Store): Promise<number> {
  const held = await store.use((db) =>
    db.updateTable('delivery').set({ state: 'held' }).where('state', '=', 'due').executeTakeFirst(),
  );
  return Number(held.numUpdatedRows);
}

/** Whether so many enquiries are held, and not handled, that storing more would let a flood fill the disk. */
export async function tooManyHeld(db: Database, limit: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from delivery join enquiry on enquiry.id = delivery.enquiry_id
    where channel = 'mail' and state = 'held' and handled_at is null
    limit 1 offset ${limit - 1}`.execute(db);
  return rows.length > 0;
}

function updateDelivery(db: Database, channel: Channel, id: string) {
  return db.updateTable('delivery').where('enquiry_id', '=', id).where('channel', '=', channel);
}

/** Nothing waits longer than an hour, so a time further ahead was written with a wrong clock. */
const longestWaitMs = 2 * 60 * 60 * 1000;

export async function claimDueEnquiry(store: Store, channel: Channel, now: number, leaseMs: number) {
  // PostgreSQL skips rows that another instance is claiming. SQLite has one writer, so it doesn't need this.
  const skipLocked = store.file === null ? sql`for update skip locked` : sql``;
  return await store.use(async (db) => {
    const { rows } = await sql<Pick<Delivery, 'enquiry_id' | 'attempts' | 'failing_since'>>`
      update delivery set due_at = ${now + leaseMs}, attempts = attempts + 1
      where channel = ${channel} and enquiry_id = (
        select enquiry_id from delivery
        where channel = ${channel} and state = 'due' and due_at not between ${now + 1} and ${now + longestWaitMs}
        order by due_at limit 1 ${skipLocked}
      )
      returning enquiry_id, attempts, failing_since`.execute(db);
    const [claimed] = rows;
    if (!claimed) return null;
    const { enquiry_id, attempts: attempt, failing_since: failingSince } = claimed;
    const enquiry = await selectEnquiries(db).where('enquiry.id', '=', enquiry_id).executeTakeFirst();
    return enquiry ? { enquiry, attempt, failingSince } : null;
  });
}

type Claimed = { id: string; attempt: number };
export type Recorded = Pick<Delivery, 'state' | 'error'> & Partial<Delivery>;

/** Records how a claim ended, unless an operator has requeued the enquiry meanwhile: the requeue wins. */
export async function recordDelivery(store: Store, channel: Channel, claimed: Claimed, recorded: Recorded) {
  await store.use((db) =>
    updateDelivery(db, channel, claimed.id)
      .set({ failing_since: null, ...recorded })
      .where('attempts', '=', claimed.attempt)
      .execute(),
  );
}

/** For an operator: sends an enquiry on one channel, even if it's held, in quarantine, failed or sent already. */
export async function requeue(store: Store, channel: Channel, id: string, now: number): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('enquiry').set({ quarantine: null }).where('id', '=', id).execute();
    await updateDelivery(trx, channel, id)
      .set({ state: 'due', due_at: now, attempts: 0, error: null, failing_since: null })
      .execute();
  });
}

/** Seconds since the oldest enquiry that is due came in; 0 if none is. */
export async function queueAge(store: Store, channel: Channel, now: number): Promise<number> {
  const oldest = sql<{ since: number | null }>`
    select min(received_at) as since from delivery join enquiry on enquiry.id = delivery.enquiry_id
    where channel = ${channel} and state = 'due'`;
  const { rows } = await store.use((db) => oldest.execute(db));
  return Math.max(0, now - (rows[0]?.since ?? now)) / 1000;
}
