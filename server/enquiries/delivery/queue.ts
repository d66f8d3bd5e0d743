/**
 * The queues of enquiries to mail and to post. A claim is a lease: if its owner dies, the enquiry is due again when it
 * ends. A channel that is held gives out one enquiry at a time, and only when its next try is due.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { type StoredEnquiry, selectEnquiries, withAcceptances } from '../repository.ts';
import type { Channel, Database, Delivery, DeliveryState } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type ChannelSettings = Pick<Settings, 'smtpUrl' | 'enquiryWebhookUrl'>;

const channels = ['mail', 'webhook'] as const satisfies Channel[];

/** The settings reader has checked that everything else that the channel needs is set too. */
export function isOn(channel: Channel, { smtpUrl, enquiryWebhookUrl }: ChannelSettings): boolean {
  return (channel === 'mail' ? smtpUrl : enquiryWebhookUrl) !== undefined;
}

export function isAnyOn(settings: ChannelSettings): boolean {
  return channels.some((channel) => isOn(channel, settings));
}

function stateOn(channel: Channel, settings: ChannelSettings): DeliveryState {
  return isOn(channel, settings) ? 'due' : 'off';
}

const fresh = { attempts: 0, failures: 0, lease_until: null, lease_owner: null, error: null, sent_at: null };

/** Queues a new enquiry on the channels that are on, or holds it back. */
export async function addDeliveries(trx: Database, id: string, on: ChannelSettings | 'held', now: number) {
  const rows = channels.map((channel): Delivery => {
    const state = on === 'held' ? on : stateOn(channel, on);
    return { ...fresh, enquiry_id: id, channel, state, due_at: now, queued_at: now };
  });
  await trx.insertInto('delivery').values(rows).execute();
}

export async function releaseHeld(trx: Database, id: string, settings: ChannelSettings, now: number) {
  for (const channel of channels) {
    await trx
      .updateTable('delivery')
      .set({ state: stateOn(channel, settings), due_at: now, queued_at: now })
      .where('enquiry_id', '=', id)
      .where('channel', '=', channel)
      .where('state', '=', 'held')
      .execute();
  }
}

/** Holds everything that is due, and returns what that was. */
export function holdDue(store: Store): Promise<HeldDelivery[]> {
  return store.use((db) =>
    db
      .updateTable('delivery')
      .set({ state: 'held', lease_until: null, lease_owner: null })
      .where('state', '=', 'due')
      .returning(['enquiry_id', 'channel'])
      .execute(),
  );
}

export type HeldDelivery = Pick<Delivery, 'enquiry_id' | 'channel'>;

const hourMs = 60 * 60 * 1000;

/** Nothing is put off for longer than this, so a time further ahead was written with a wrong clock. */
const longestWaitMs = 5 * hourMs;

/** Whether a stored moment is still to come, as far as the clock can be believed. */
function isAhead(moment: number | null, now: number): moment is number {
  return moment !== null && moment > now && moment <= now + longestWaitMs;
}

export type Owner = {
  /** Of this loop. A claim whose commit we never heard of is known by it, and taken again at once. */
  name: string;
  /** What it is delivering. */
  underWay: readonly string[];
  leaseMs: number;
  /** How long an attempt on a held channel keeps others from trying. */
  probeMs: number;
};

export type Claim = {
  enquiry: StoredEnquiry;
  attempt: number;
  /** How often this enquiry has been postponed. */
  failures: number;
};

/** The enquiry that has been due for longest. Or how long the channel is held, or null if nothing is due. */
export async function claimDue(store: Store, channel: Channel, now: number, owner: Owner) {
  return await store
    .write((trx) => claim(trx, store.file === null, channel, now, owner))
    .catch((error: unknown) => {
      if (error instanceof OtherProbe) return { heldForMs: owner.probeMs };
      if (error instanceof NothingDue) return null;
      throw error;
    });
}

/** Thrown, so that the channel's next try isn't put off by one that had nothing to send. */
class NothingDue {}

/** Another instance has begun to try a held channel; thrown, so that our claim is rolled back. */
class OtherProbe {}

async function claim(
  trx: Database,
  isPostgres: boolean,
  channel: Channel,
  now: number,
  owner: Owner,
): Promise<Claim | { heldForMs: number } | null> {
  const hold = await holdOn(trx, channel);
  if (hold && isAhead(hold.next_try_at, now)) return { heldForMs: hold.next_try_at - now };
  // Before an enquiry is chosen: of several instances, the one that may try then takes the oldest.
  if (hold) {
    const { numUpdatedRows } = await trx
      .updateTable('channel_hold')
      .set({ next_try_at: now + owner.probeMs })
      .where('channel', '=', channel)
      .where('next_try_at', '=', hold.next_try_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new OtherProbe();
  }
  const others = owner.underWay.length > 0 ? sql`and enquiry_id not in (${sql.join(owner.underWay)})` : sql``;
  // PostgreSQL skips rows that another instance is claiming. SQLite has one writer, so it doesn't need this.
  const skipLocked = isPostgres ? sql`for update skip locked` : sql``;
  const ahead = sql`between ${now + 1} and ${now + longestWaitMs}`;
  const oldest = (condition: RawBuilder<boolean>) => sql`(
    select enquiry_id from delivery
    where channel = ${channel} and state = 'due' and ${condition}
      and (lease_until is null or lease_until not ${ahead} or lease_owner = ${owner.name}) ${others}
    order by due_at limit 1 ${skipLocked})`;
  // In two steps, because an index finds each of them, however many wait for a moment that's still to come.
  const isDue = sql<boolean>`due_at <= ${now}`;
  const isTooFarAhead = sql<boolean>`due_at > ${now + longestWaitMs}`;
  const { rows } = await sql<Pick<Delivery, 'enquiry_id' | 'attempts' | 'failures'>>`
    update delivery set lease_until = ${now + owner.leaseMs}, lease_owner = ${owner.name}, attempts = attempts + 1
    where channel = ${channel} and enquiry_id = coalesce(${oldest(isDue)}, ${oldest(isTooFarAhead)})
    returning enquiry_id, attempts, failures`.execute(trx);
  const [claimed] = rows;
  if (!claimed && hold) throw new NothingDue();
  if (!claimed) return null;
  const found = await selectEnquiries(trx).where('enquiry.id', '=', claimed.enquiry_id).execute();
  const [enquiry] = await withAcceptances(trx, found);
  return enquiry ? { enquiry, attempt: claimed.attempts, failures: claimed.failures } : null;
}

/** Since when a channel is held, when it's tried next, and why; null while it works. */
async function holdOn(db: Database, channel: Channel) {
  const hold = await db
    .selectFrom('channel_hold')
    .selectAll()
    .where('channel', '=', channel)
    .executeTakeFirst();
  return hold ?? null;
}

/** By an operator, during an attempt: it has a lease, but nobody's. */
const isRequeued = sql`lease_until is not null and lease_owner is null`;

type Claimed = { id: string; attempt: number };

type Recorded = Partial<Pick<Delivery, 'state' | 'due_at' | 'failures' | 'error' | 'sent_at'>>;

export type Ended = {
  recorded: Recorded;
  /** Recipients of a mail who have it now. */
  accepted?: readonly string[];
  /** `none` if the other server works. Otherwise the channel is held until a moment that depends on since when it is. */
  hold?: { fault: string; nextTryAt: (since: number) => number } | 'none';
};

/**
 * Records how an attempt ended, unless its lease has run out and another one has begun. If it failed and an operator has
 * requeued the enquiry meanwhile, it's still due at once.
 */
export async function recordAttempt(
  store: Store,
  channel: Channel,
  { id, attempt }: Claimed,
  { recorded, accepted = [], hold }: Ended,
  now: number,
): Promise<void> {
  await store.write(async (trx) => {
    const end = (changes: Recorded) =>
      trx
        .updateTable('delivery')
        .set({ ...changes, lease_until: null, lease_owner: null })
        .where('enquiry_id', '=', id)
        .where('channel', '=', channel)
        .where('attempts', '=', attempt);
    const isRecorded = recorded.state === 'sent' ? sql<boolean>`true` : sql<boolean>`not (${isRequeued})`;
    const { numUpdatedRows } = await end(recorded).where(isRecorded).executeTakeFirst();
    if (numUpdatedRows === 0n) await end({ error: recorded.error ?? null }).execute();
    for (const recipient of accepted) {
      // Nothing is added to an enquiry that was erased meanwhile.
      await sql`
        insert into acceptance (enquiry_id, recipient, accepted_at)
        select id, ${recipient}, ${sql.lit(now)} from enquiry where id = ${id}
        on conflict do nothing`.execute(trx);
    }
    if (hold === 'none') await trx.deleteFrom('channel_hold').where('channel', '=', channel).execute();
    else if (hold) await holdChannel(trx, channel, hold, now);
  });
}

async function holdChannel(
  trx: Database,
  channel: Channel,
  hold: Exclude<Ended['hold'], 'none'>,
  now: number,
) {
  if (!hold) return;
  const before = await holdOn(trx, channel);
  // A time that lies ahead was written with a wrong clock.
  const since = Math.min(before?.since ?? now, now);
  const values = { since, next_try_at: hold.nextTryAt(since), fault: hold.fault };
  await trx
    .insertInto('channel_hold')
    .values({ channel, ...values })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(values))
    .execute();
}

/**
 * For an operator: sends an enquiry on one channel, even if it's held, in quarantine, failed or sent already. Returns until
 * when an attempt may be under way, or null if none is.
 */
export async function requeue(store: Store, channel: Channel, id: string, now: number) {
  return await store.write(async (trx) => {
    await trx.updateTable('enquiry').set({ quarantine: null }).where('id', '=', id).execute();
    // What went to everyone goes to everyone again. What some lack goes to those alone.
    const isSent = sql<boolean>`exists (
      select 1 from delivery where enquiry_id = ${id} and channel = 'mail' and state = 'sent')`;
    if (channel === 'mail')
      await trx.deleteFrom('acceptance').where('enquiry_id', '=', id).where(isSent).execute();
    const [queued] = await queueAgain(trx, channel, now)
      .where('enquiry_id', '=', id)
      .returning('lease_until')
      .execute();
    await tryNow(trx, channel, now);
    const leaseUntil = queued?.lease_until ?? null;
    return isAhead(leaseUntil, now) ? leaseUntil : null;
  });
}

/** The same with all that failed. Returns how many there were. */
export async function requeueFailed(store: Store, channel: Channel, now: number): Promise<number> {
  return await store.write(async (trx) => {
    const { numUpdatedRows } = await queueAgain(trx, channel, now)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    await tryNow(trx, channel, now);
    return Number(numUpdatedRows);
  });
}

/** An attempt under way keeps its lease, but not its owner. If it succeeds, that is what the operator asked for. */
function queueAgain(trx: Database, channel: Channel, now: number) {
  return trx
    .updateTable('delivery')
    .set({
      state: 'due',
      due_at: now,
      queued_at: now,
      failures: 0,
      error: null,
      sent_at: null,
      lease_owner: null,
    })
    .where('channel', '=', channel);
}

/** A held channel is tried at once, because the operator has probably fixed it. */
export async function tryNow(db: Database, channel: Channel, now: number): Promise<void> {
  await db.updateTable('channel_hold').set({ next_try_at: now }).where('channel', '=', channel).execute();
}
