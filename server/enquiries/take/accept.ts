/** Decides what happens to a valid enquiry (stored, a repeat, refused) in one durable transaction. */
import { createHash, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Enquiry } from '../../../contract/enquiry.ts';
import { queue } from '../deliver/queue.ts';
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

/** A repeat with a valid captcha answer confirms an enquiry that had none. */
export type Decision =
  | { kind: 'stored' | 'confirmed' | 'repeated'; id: string; verified: boolean }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Counts one more. Returns null, or the seconds until the next is allowed. */
type CountSender = (verified: boolean) => number | null;

/** A repeat counts towards no limit, and a captcha answer counts once. */
export async function accept(
  store: Store,
  rules: AcceptRules,
  incoming: Incoming,
  count: CountSender,
): Promise<Decision> {
  const words = hashOfWords(incoming.enquiry);
  const given = incoming.captchaHash;
  return await store.transaction(async (trx) => {
    // One enquiry at a time, as with SQLite, so that nobody stores the same words or answer meanwhile.
    if (store.isPostgres) await sql`select pg_advisory_xact_lock(1)`.execute(trx);
    const captcha = given !== null && (await isUnused(trx, given)) ? given : null;
    const earlier = await findEarlier(trx, words, incoming.now);
    if (earlier) return await acceptRepeat(trx, rules, earlier, captcha);
    const retryAfterSeconds = count(captcha !== null);
    if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds };
    const lastHour = sql`verified = 0 and received_at > ${incoming.now - hourMs}`;
    if (captcha === null && (await countEnquiries(trx, lastHour)) >= rules.limitUnverified)
      return { kind: 'limited', retryAfterSeconds: hourMs / 1000 };
    return await storeNew(trx, rules, incoming, { words, captcha });
  });
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
    kind: becomesVerified ? 'confirmed' : 'repeated',
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
      captcha,
    })
    .execute();
  if (spam === 0) await queue(trx, id, recipients);
  return { kind: 'stored', id, verified };
}

/** Within a day, unless it was marked handled. */
async function findEarlier(db: Database, words: string, now: number): Promise<Earlier | undefined> {
  return await db
    .selectFrom('enquiry')
    .select(['id', 'verified', 'spam'])
    .where('words', '=', words)
    .where('handled_at', 'is', null)
    .where('received_at', '>', now - dayMs)
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

/** The same words, in whatever case the address is. */
function hashOfWords(enquiry: Enquiry): string {
  const written = { ...enquiry, email: enquiry.email.toLowerCase() };
  const text = JSON.stringify(storedFields.map((field) => written[field]));
  return createHash('sha256').update(text).digest('base64url');
}
