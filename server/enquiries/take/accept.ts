/** Decides what happens to a valid enquiry (stored, a repeat, refused) in one durable transaction. */
import { createHash, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Enquiry } from '../../../contract/enquiry.ts';
import { queue } from '../deliver/queue.ts';
import { AlreadyThere, StoreUnavailable } from '../store/errors.ts';
import { storedFields } from '../store/fields.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { countEnquiries } from '../store/stored-enquiries.ts';
import { dayMs, hourMs } from '../time-limits.ts';

export type Incoming = {
  enquiry: Enquiry;
  consentVersion: string;
  captchaHash: string | null;
  honeypot: boolean;
  now: number;
};

export type AcceptRules = {
  /** Mail addresses, and `webhook`. */
  recipients: readonly string[];
  /** An hour, from everybody together. */
  limitUnverified: number;
};

export type Decision =
  | { kind: 'stored' | 'verified' | 'repeated'; id: string; verified: boolean }
  | { kind: 'limited'; retryAfterSeconds: number };

/** It may be stored. Sending it again is safe. */
export class OutcomeUnknown extends StoreUnavailable {
  override name = 'OutcomeUnknown';
}

/** Counts one more. Returns null, or the seconds until the next is allowed. */
type CountSender = (verified: boolean) => number | null;

/** A try fails if another request stores the same words or answer first. The next one finds them. */
const mostTries = 5;

/** A repeat counts towards no limit, and a captcha answer counts once. */
export async function accept(
  store: Store,
  rules: AcceptRules,
  incoming: Incoming,
  count: CountSender,
): Promise<Decision> {
  const counted = onceFor(count);
  for (let tries = 1; ; tries += 1) {
    let isDecided = false;
    try {
      return await store.transaction(async (trx) => {
        const decision = await decide(trx, rules, incoming, counted);
        isDecided = true;
        return decision;
      });
    } catch (error) {
      if (error instanceof AlreadyThere && tries < mostTries) continue;
      // PostgreSQL may have committed although its answer didn't come.
      if (isDecided && store.isPostgres && error instanceof StoreUnavailable)
        throw new OutcomeUnknown(error.message);
      throw error;
    }
  }
}

/** A transaction may run again, but the sender counts once. */
function onceFor(count: CountSender): CountSender {
  const counted = new Map<boolean, number | null>();
  return (verified) => {
    const wait = counted.has(verified) ? counted.get(verified) : count(verified);
    counted.set(verified, wait ?? null);
    return wait ?? null;
  };
}

async function decide(
  trx: Database,
  rules: AcceptRules,
  incoming: Incoming,
  count: CountSender,
): Promise<Decision> {
  const words = hashOfWords(incoming.enquiry);
  const given = incoming.captchaHash;
  const captcha = given !== null && (await isUnused(trx, given)) ? given : null;
  const earlier = await findEarlier(trx, words, incoming.now);
  if (earlier) return await acceptRepeat(trx, rules, earlier, captcha);
  const retryAfterSeconds = count(captcha !== null);
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds };
  const lastHour = sql`verified = 0 and received_at > ${incoming.now - hourMs}`;
  if (captcha === null && (await countEnquiries(trx, lastHour)) >= rules.limitUnverified)
    return { kind: 'limited', retryAfterSeconds: hourMs / 1000 };
  return await storeNew(trx, rules, incoming, { words, captcha });
}

type Earlier = { id: string; verified: 0 | 1; spam: 0 | 1 };

/** People are told now if they weren't before. */
async function acceptRepeat(
  trx: Database,
  { recipients }: AcceptRules,
  { id, verified, spam }: Earlier,
  captcha: string | null,
): Promise<Decision> {
  const becomesVerified = verified === 0 && captcha !== null;
  if (becomesVerified) {
    await trx
      .updateTable('enquiry')
      .set({ verified: 1, spam: 0, held: 0, captcha })
      .where('id', '=', id)
      .execute();
  }
  const isReal = becomesVerified || spam === 0;
  if (isReal && !(await isQueued(trx, id))) await queue(trx, id, recipients);
  return {
    kind: becomesVerified ? 'verified' : 'repeated',
    id,
    verified: becomesVerified || verified === 1,
  };
}

async function storeNew(
  trx: Database,
  { recipients }: AcceptRules,
  { enquiry, consentVersion, honeypot, now }: Incoming,
  { words, captcha }: { words: string; captcha: string | null },
): Promise<Decision> {
  const verified = captcha !== null;
  const spam = !verified && honeypot ? 1 : 0;
  const id = randomUUIDv7();
  await forgetOldWords(trx, words, now);
  await trx
    .insertInto('enquiry')
    .values({
      ...enquiry,
      history: '',
      id,
      received_at: now,
      consent_version: consentVersion,
      consented_at: now,
      verified: verified ? 1 : 0,
      spam,
      held: spam,
      handled_at: null,
      words,
      fresh_words: words,
      captcha,
    })
    .execute();
  if (spam === 0) await queue(trx, id, recipients);
  return { kind: 'stored', id, verified };
}

const isFresh = (now: number) => sql<boolean>`(handled_at is null and received_at > ${now - dayMs})`;

/** Within a day, unless it was marked handled. */
async function findEarlier(db: Database, words: string, now: number): Promise<Earlier | undefined> {
  return await db
    .selectFrom('enquiry')
    .select(['id', 'verified', 'spam'])
    .where('words', '=', words)
    .where(isFresh(now))
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Frees the words for a new enquiry, unless another process has just stored them. */
async function forgetOldWords(trx: Database, words: string, now: number): Promise<void> {
  await trx
    .updateTable('enquiry')
    .set({ fresh_words: null })
    .where('fresh_words', '=', words)
    .where(sql<boolean>`not ${isFresh(now)}`)
    .execute();
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

/** The same words, in whatever case the address is. */
export function hashOfWords(enquiry: Enquiry): string {
  const written = { ...enquiry, email: enquiry.email.toLowerCase() };
  const text = JSON.stringify(storedFields.map((field) => written[field]));
  return createHash('sha256').update(text).digest('base64url');
}
