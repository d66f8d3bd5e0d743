/**
 * What happens to a valid enquiry: it's stored, or known as a repeat, or refused. All of it is decided and written in one
 * durable transaction, and only then is the visitor answered.
 */
import { createHash, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Enquiry } from '../../contract/enquiry.ts';
import { queue } from './deliveries.ts';
import { listedFields } from './fields.ts';
import { countHeld } from './repository.ts';
import type { Database } from './store/schema.ts';
import type { Store } from './store/store.ts';

export type Incoming = {
  enquiry: Enquiry;
  consentVersion: string;
  idempotencyKey: string | null;
  /** Hash of a right captcha answer. */
  captcha: string | null;
  /** Whether the field that people never see was filled in. */
  honeypot: boolean;
  now: number;
};

export type AcceptRules = {
  /** Who is told of an enquiry: mail addresses, and `webhook`. */
  recipients: readonly string[];
  notifyUnverified: boolean;
  limitHeld: number;
};

/** `notified` if someone is told of the enquiry, now or earlier. */
export type Accepted =
  | { kind: 'stored' | 'verified' | 'repeated'; id: string; verified: boolean; notified: boolean }
  | { kind: 'reused-key' | 'no-room' };

const hourMs = 60 * 60 * 1000;

type Identified = Pick<Incoming, 'enquiry' | 'idempotencyKey' | 'now'>;

/**
 * An earlier enquiry with the same key or words. No repeat counts towards a limit. `isSettled` if a captcha answer would
 * change nothing either: that one is verified, or its key came with other words.
 */
export async function findRepeat(store: Store, { enquiry, idempotencyKey, now }: Identified) {
  const words = wordsOf(enquiry);
  const earlier = await store.run((db) => findEarlier(db, keyOf(idempotencyKey), words, now));
  return earlier && { isSettled: earlier.verified === 1 || earlier.words !== words };
}

export async function accept(store: Store, rules: AcceptRules, incoming: Incoming): Promise<Accepted> {
  const { enquiry, consentVersion, honeypot, now } = incoming;
  const words = wordsOf(enquiry);
  const requestKey = keyOf(incoming.idempotencyKey);
  return await store.transaction(async (trx) => {
    // One at a time, as SQLite does it by itself: what is looked up here stays true until the end.
    if (store.isPostgres) await sql`select pg_advisory_xact_lock(${acceptLock})`.execute(trx);
    const earlier = await findEarlier(trx, requestKey, words, now);
    if (earlier && earlier.words !== words) return { kind: 'reused-key' };
    const captcha =
      incoming.captcha !== null && (await isUnused(trx, incoming.captcha)) ? incoming.captcha : null;
    if (earlier) {
      const { id } = earlier;
      const isVerified = earlier.verified === 1;
      if (isVerified || captcha === null) {
        return { kind: 'repeated', id, verified: isVerified, notified: await isQueued(trx, id) };
      }
      await trx.updateTable('enquiry').set({ verified: 1, held: 0, captcha }).where('id', '=', id).execute();
      await queue(trx, id, rules.recipients);
      return { kind: 'verified', id, verified: true, notified: rules.recipients.length > 0 };
    }
    const verified = captcha !== null;
    const held = !verified && (honeypot || !rules.notifyUnverified);
    // Nothing that's held goes to make room for another, so an operator has to look through it first.
    if (held && (await countHeld(trx)) >= rules.limitHeld) return { kind: 'no-room' };
    const id = randomUUIDv7();
    await trx
      .insertInto('enquiry')
      .values({
        ...{ ...enquiry, id, received_at: now, consent_version: consentVersion, consented_at: now },
        ...{ verified: verified ? 1 : 0, held: held ? 1 : 0, handled_at: null },
        ...{ request_key: requestKey, words, captcha },
      })
      .execute();
    if (!held) await queue(trx, id, rules.recipients);
    return { kind: 'stored', id, verified, notified: !held && rules.recipients.length > 0 };
  });
}

/** Any number that nobody else uses in the same database. */
const acceptLock = 7_341_906;

/** With a key, only the key decides. Without one, the same words from the same address within an hour do. */
async function findEarlier(trx: Database, requestKey: string | null, words: string, now: number) {
  const found = trx.selectFrom('enquiry').select(['id', 'words', 'verified']);
  if (requestKey !== null) return await found.where('request_key', '=', requestKey).executeTakeFirst();
  return await found
    .where('words', '=', words)
    .where('received_at', '>', now - hourMs)
    // What lies further ahead was written with a wrong clock.
    .where('received_at', '<', now + hourMs)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function isUnused(trx: Database, captcha: string): Promise<boolean> {
  const used = await trx.selectFrom('enquiry').select('id').where('captcha', '=', captcha).executeTakeFirst();
  return used === undefined;
}

async function isQueued(trx: Database, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('delivery')
    .select('status')
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The pages that a visitor read change between two tries; what they wrote doesn't. */
export function wordsOf(enquiry: Enquiry): string {
  const written = { ...enquiry, email: enquiry.email.toLowerCase() };
  return hash(JSON.stringify(listedFields.map((field) => written[field])));
}

function keyOf(idempotencyKey: string | null): string | null {
  return idempotencyKey === null ? null : hash(idempotencyKey);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
