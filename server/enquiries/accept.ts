/**
 * What happens to a valid enquiry: it's stored, or known as a repeat, or refused. All of it is decided and written in one
 * durable transaction, and only then is the visitor answered.
 */
import { createHash, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Enquiry } from '../../contract/enquiry.ts';
import { queue } from './deliveries.ts';
import { listedFields } from './fields.ts';
import { AlreadyThere, StoreUnavailable } from './store/errors.ts';
import type { Database } from './store/schema.ts';
import type { Store } from './store/store.ts';
import { countHeld } from './stored-enquiries.ts';

export type Incoming = {
  enquiry: Enquiry;
  consentVersion: string;
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
  | { kind: 'no-room' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** It may be stored. Sending it again is safe. */
export class OutcomeUnknown extends StoreUnavailable {
  override name = 'OutcomeUnknown';
}

/** Counts one more of the sender's. Null, or past their limit the seconds until the next is allowed. */
type CountSender = (verified: boolean) => number | null;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether it repeats an earlier one that's verified, so that a captcha answer would change nothing. */
export async function isSettled(store: Store, { enquiry, now }: Pick<Incoming, 'enquiry' | 'now'>) {
  const earlier = await store.run((db) => findEarlier(db, hashOfWords(enquiry), now));
  return earlier?.verified === 1;
}

/** Each try that meets another one's words or captcha answer finds them at the next. */
const mostTries = 5;

/** A repeat counts towards no limit, and a captcha answer that was used before is none. */
export async function accept(
  store: Store,
  rules: AcceptRules,
  incoming: Incoming,
  count: CountSender,
): Promise<Decision> {
  for (let tries = 1; ; tries += 1) {
    let isDecided = false;
    try {
      return await store.transaction(async (trx) => {
        const decision = await decide(trx, rules, incoming, count);
        isDecided = true;
        return decision;
      });
    } catch (error) {
      if (error instanceof AlreadyThere && tries < mostTries) continue;
      // PostgreSQL may have committed, although its answer didn't come. SQLite has no such distance.
      if (isDecided && store.isPostgres && error instanceof StoreUnavailable)
        throw new OutcomeUnknown(error.message);
      throw error;
    }
  }
}

async function decide(
  trx: Database,
  rules: AcceptRules,
  incoming: Incoming,
  count: CountSender,
): Promise<Decision> {
  const { enquiry, consentVersion, honeypot, now } = incoming;
  const words = hashOfWords(enquiry);
  const earlier = await findEarlier(trx, words, now);
  const given = incoming.captchaHash;
  const captcha = given !== null && (await isUnused(trx, given)) ? given : null;
  if (earlier) {
    const { id } = earlier;
    const isVerified = earlier.verified === 1;
    if (isVerified || captcha === null || !(await verify(trx, id, captcha))) {
      return { kind: 'repeated', id, verified: isVerified, notified: await isQueued(trx, id) };
    }
    await queue(trx, id, rules.recipients);
    return { kind: 'verified', id, verified: true, notified: rules.recipients.length > 0 };
  }
  const verified = captcha !== null;
  const retryAfterSeconds = count(verified);
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds };
  const held = !verified && (honeypot || !rules.notifyUnverified);
  // Nothing that's held goes to make room for another, so an operator has to look through it first.
  if (held && (await countHeld(trx)) >= rules.limitHeld) return { kind: 'no-room' };
  const id = randomUUIDv7();
  await forgetOldWords(trx, words, now);
  await trx
    .insertInto('enquiry')
    .values({
      ...enquiry,
      id,
      received_at: now,
      consent_version: consentVersion,
      consented_at: now,
      verified: verified ? 1 : 0,
      held: held ? 1 : 0,
      handled_at: null,
      words,
      fresh_words: words,
      captcha,
    })
    .execute();
  if (!held) await queue(trx, id, rules.recipients);
  return { kind: 'stored', id, verified, notified: !held && rules.recipients.length > 0 };
}

/** What's dated further ahead was written with a wrong clock. */
const isFresh = (now: number) =>
  sql<boolean>`(handled_at is null and received_at > ${now - dayMs} and received_at < ${now + dayMs})`;

/** The same words from the same address within a day, unless someone has handled them. */
async function findEarlier(db: Database, words: string, now: number) {
  return await db
    .selectFrom('enquiry')
    .select(['id', 'verified'])
    .where('words', '=', words)
    .where(isFresh(now))
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** So that a new one may have them. One that's fresh keeps them: it was stored this moment by another process. */
async function forgetOldWords(trx: Database, words: string, now: number): Promise<void> {
  await trx
    .updateTable('enquiry')
    .set({ fresh_words: null })
    .where('fresh_words', '=', words)
    .where(sql<boolean>`not ${isFresh(now)}`)
    .execute();
}

/** Whether this made it verified, and not another repeat a moment ago. */
async function verify(trx: Database, id: string, captcha: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('enquiry')
    .set({ verified: 1, held: 0, captcha })
    .where('id', '=', id)
    .where('verified', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0;
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
  const text = JSON.stringify(listedFields.map((field) => written[field]));
  return createHash('sha256').update(text).digest('base64url');
}
