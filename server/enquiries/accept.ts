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
  /** Of a right captcha answer. */
  captchaHash: string | null;
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
export type Decision =
  | { kind: 'stored' | 'verified' | 'repeated'; id: string; verified: boolean; notified: boolean }
  | { kind: 'reused-key' }
  | { kind: 'no-room' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Counts one more of the sender's. Null, or past their limit the seconds until the next is allowed. */
type CountSender = (verified: boolean) => Promise<number | null>;

const hourMs = 60 * 60 * 1000;

type Identified = Pick<Incoming, 'enquiry' | 'idempotencyKey' | 'now'>;

/**
 * Whether it repeats an earlier one, and a captcha answer would change nothing: that one is verified, or its key came
 * with other words.
 */
export async function isSettled(store: Store, { enquiry, idempotencyKey, now }: Identified) {
  const wordsHash = hashOfWords(enquiry);
  const earlier = await store.run((db) => findEarlier(db, hashOfKey(idempotencyKey), wordsHash, now));
  return earlier !== undefined && (earlier.verified === 1 || earlier.words !== wordsHash);
}

/** A repeat counts towards no limit, and a captcha answer that was used before is none. */
export async function accept(
  store: Store,
  rules: AcceptRules,
  incoming: Incoming,
  count: CountSender,
): Promise<Decision> {
  const { enquiry, consentVersion, honeypot, now } = incoming;
  const wordsHash = hashOfWords(enquiry);
  const keyHash = hashOfKey(incoming.idempotencyKey);
  return await store.transaction(async (trx) => {
    // One at a time, as SQLite does it by itself: what is looked up here stays true until the end.
    if (store.isPostgres) await sql`select pg_advisory_xact_lock(${acceptLock})`.execute(trx);
    const earlier = await findEarlier(trx, keyHash, wordsHash, now);
    if (earlier && earlier.words !== wordsHash) return { kind: 'reused-key' };
    const given = incoming.captchaHash;
    const captchaHash = given !== null && (await isUnused(trx, given)) ? given : null;
    if (earlier) {
      const { id } = earlier;
      const isVerified = earlier.verified === 1;
      if (isVerified || captchaHash === null) {
        return { kind: 'repeated', id, verified: isVerified, notified: await isQueued(trx, id) };
      }
      await trx
        .updateTable('enquiry')
        .set({ verified: 1, held: 0, captcha: captchaHash })
        .where('id', '=', id)
        .execute();
      await queue(trx, id, rules.recipients);
      return { kind: 'verified', id, verified: true, notified: rules.recipients.length > 0 };
    }
    const verified = captchaHash !== null;
    const retryAfterSeconds = await count(verified);
    if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds };
    const held = !verified && (honeypot || !rules.notifyUnverified);
    // Nothing that's held goes to make room for another, so an operator has to look through it first.
    if (held && (await countHeld(trx)) >= rules.limitHeld) return { kind: 'no-room' };
    const id = randomUUIDv7();
    await trx
      .insertInto('enquiry')
      .values({
        ...{ ...enquiry, id, received_at: now, consent_version: consentVersion, consented_at: now },
        ...{ verified: verified ? 1 : 0, held: held ? 1 : 0, handled_at: null },
        ...{ request_key: keyHash, words: wordsHash, captcha: captchaHash },
      })
      .execute();
    if (!held) await queue(trx, id, rules.recipients);
    return { kind: 'stored', id, verified, notified: !held && rules.recipients.length > 0 };
  });
}

/** Any number that nobody else uses in the same database. */
const acceptLock = 7_341_906;

/** With a key, only the key decides. Without one, the same words from the same address within an hour do. */
async function findEarlier(trx: Database, keyHash: string | null, wordsHash: string, now: number) {
  const found = trx.selectFrom('enquiry').select(['id', 'words', 'verified']);
  if (keyHash !== null) return await found.where('request_key', '=', keyHash).executeTakeFirst();
  return await found
    .where('words', '=', wordsHash)
    .where('received_at', '>', now - hourMs)
    // What lies further ahead was written with a wrong clock.
    .where('received_at', '<', now + hourMs)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function isUnused(trx: Database, captchaHash: string): Promise<boolean> {
  const used = await trx
    .selectFrom('enquiry')
    .select('id')
    .where('captcha', '=', captchaHash)
    .executeTakeFirst();
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
export function hashOfWords(enquiry: Enquiry): string {
  const written = { ...enquiry, email: enquiry.email.toLowerCase() };
  return hash(JSON.stringify(listedFields.map((field) => written[field])));
}

function hashOfKey(idempotencyKey: string | null): string | null {
  return idempotencyKey === null ? null : hash(idempotencyKey);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
