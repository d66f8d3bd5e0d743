/**
 * Deliveries: a row for each enquiry and recipient.
 *
 * (no row: spam, or nobody is configured) → due → sending → sent | due again | failed
 *
 * `next_at` is when a due row may be taken, and when one that's being sent is taken back.
 */
import { sql } from 'kysely';
import type { Database, Delivery } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { deliveryTimes } from '../time-limits.ts';

const fresh = { status: 'due', next_at: 0, attempts: 0, error: null, sent_at: null } as const;

const freshRows = (enquiry_id: string, recipients: readonly string[]) =>
  recipients.map((recipient) => ({ ...fresh, enquiry_id, recipient, round: 1 }));

/** Due at once. Existing rows stay as they are. */
export async function queue(trx: Database, id: string, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await trx
    .insertInto('delivery')
    .values(freshRows(id, recipients))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What waits becomes due, and anyone who was never told is told. */
export async function sendWaiting(store: Store, id: string, recipients: readonly string[]): Promise<void> {
  await store.transaction(async (trx) => {
    await trx
      .updateTable('delivery')
      .set({ next_at: 0 })
      .where('enquiry_id', '=', id)
      .where('status', '=', 'due')
      .execute();
    const row = await trx
      .selectFrom('delivery')
      .select('status')
      .where('enquiry_id', '=', id)
      .executeTakeFirst();
    if (row) return;
    await queue(trx, id, recipients);
    await trx.updateTable('enquiry').set({ held: 0 }).where('id', '=', id).execute();
  });
}

/** Due again for everyone who's a recipient today, or only for those who lack it. What's being sent isn't touched. */
export async function sendAgain(
  store: Store,
  id: string,
  recipients: readonly string[],
  { onlyMissing, now }: { onlyMissing: boolean; now: number },
): Promise<void> {
  const isEnded = sql<boolean>`not (delivery.status = 'sending' and delivery.next_at > ${now})`;
  const isWanted = onlyMissing ? sql<boolean>`delivery.status <> 'sent'` : sql<boolean>`true`;
  await store.transaction(async (trx) => {
    await trx
      .deleteFrom('delivery')
      .where('enquiry_id', '=', id)
      .where(isEnded)
      .where(isWanted)
      .where('recipient', 'not in', recipients)
      .execute();
    await trx
      .insertInto('delivery')
      .values(freshRows(id, recipients))
      .onConflict((conflict) =>
        conflict
          .columns(['enquiry_id', 'recipient'])
          .doUpdateSet({ ...fresh, round: sql`delivery.round + 1` })
          .where(isEnded)
          .where(isWanted),
      )
      .execute();
    await trx.updateTable('enquiry').set({ spam: 0, held: 0 }).where('id', '=', id).execute();
  });
}

/** An address that's no longer configured gets nothing, and an operator sees it. Returns how many rows that ended. */
export async function endUnconfigured(
  store: Store,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await store.run((db) => {
    const open = db
      .updateTable('delivery')
      .set({ status: 'failed', error: 'no longer a recipient' })
      .where(sql<boolean>`(status = 'due' or (status = 'sending' and next_at <= ${now}))`);
    return (recipients.length > 0 ? open.where('recipient', 'not in', recipients) : open).executeTakeFirst();
  });
  return Number(numUpdatedRows);
}

/** A row that this process sends. */
export type Claimed = Pick<Delivery, 'enquiry_id' | 'recipient' | 'attempts' | 'round'>;

/**
 * The row that's been due longest. Only one instance gets it.
 *
 * @param underWay ids that this process is sending to the recipient, in case the clock has jumped.
 */
export async function claimDue(
  store: Store,
  recipient: string,
  now: number,
  underWay: ReadonlySet<string> = new Set(),
): Promise<Claimed | undefined> {
  // SQLite has one writer, so it doesn't need this.
  const skipLocked = store.isPostgres ? sql`for update skip locked` : sql``;
  const isOther = underWay.size > 0 ? sql`and enquiry_id not in (${sql.join([...underWay])})` : sql``;
  const isDue = sql`status in ('due', 'sending') and next_at <= ${now} ${isOther}`;
  const { rows } = await store.run((db) =>
    sql<Claimed>`
      update delivery set status = 'sending', next_at = ${now + deliveryTimes.takenBack}, attempts = attempts + 1
      where recipient = ${recipient} and ${isDue} and enquiry_id = (
        select enquiry_id from delivery where recipient = ${recipient} and ${isDue}
        order by next_at, enquiry_id limit 1 ${skipLocked})
      returning enquiry_id, recipient, attempts, round`.execute(db),
  );
  return rows[0];
}

/** Unless another attempt has begun, or the enquiry is erased. */
export async function settle(
  store: Store,
  { enquiry_id, recipient, attempts, round }: Claimed,
  ended: Partial<Delivery>,
): Promise<void> {
  await store.run((db) =>
    db
      .updateTable('delivery')
      .set(ended)
      .where('enquiry_id', '=', enquiry_id)
      .where('recipient', '=', recipient)
      .where('status', '=', 'sending')
      .where('attempts', '=', attempts)
      .where('round', '=', round)
      .execute(),
  );
}
