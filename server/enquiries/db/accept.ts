/**
 * Stores one enquiry: whether it is a repeat, whether its captcha answer is fresh, whether the sender is
 * within the limits, and the enquiry itself, all in one durable transaction.
 */
import { randomUUIDv7 } from 'node:crypto';
import { consentVersion, type Enquiry } from '../../../contract/enquiry.ts';
import type { CaptchaResult } from '../spam/captcha.ts';
import type { LimitName, Limits } from '../spam/limits.ts';
import { takeFromLimits } from './limits.ts';
import { findReply, type RequestIdentity, saveReply } from './replies.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

export type Submission = {
  enquiry: Enquiry;
  identity: RequestIdentity;
  /** Keyed hash of the sender's network. */
  sender: string;
  captcha: CaptchaResult;
  /** Why the enquiry goes to quarantine, or null. */
  quarantine: 'honeypot' | null;
  now: number;
};

export type SubmissionRules = { limits: Limits; mailUnverified: boolean };

export type Acceptance =
  | { outcome: 'accepted'; id: string; verified: boolean; replayed: boolean }
  | { outcome: 'repeated'; id: string }
  | { outcome: 'reused-key' }
  | { outcome: 'limited'; by: LimitName; retryAfterMs: number };

export async function acceptEnquiry(store: Store, submission: Submission, rules: SubmissionRules) {
  return await store.use(async (db): Promise<Acceptance> => {
    const attempt = () => db.transaction().execute((trx) => insertEnquiry(trx, submission, rules));
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof LimitReached) return error.acceptance;
      // The duplicate that came first has committed by now, so a second attempt finds its reply.
      if (error instanceof ConcurrentDuplicate) return await attempt();
      throw error;
    }
  });
}

async function insertEnquiry(
  trx: Database,
  submission: Submission,
  { limits, mailUnverified }: SubmissionRules,
): Promise<Acceptance> {
  const { enquiry, identity, sender, captcha, quarantine, now } = submission;
  const earlier = await findReply(trx, identity, now);
  if (earlier)
    return earlier.sameContent ? { outcome: 'repeated', id: earlier.id } : { outcome: 'reused-key' };

  const fresh = captcha.verified && (await redeem(trx, captcha.answer));
  const verified = fresh && quarantine === null;
  await checkLimits(trx, sender, verified, limits, now);

  const id = randomUUIDv7();
  await trx
    .insertInto('enquiry')
    .values({
      ...enquiry,
      id,
      received_at: now,
      consent_version: consentVersion,
      consented_at: now,
      verified: verified ? 1 : 0,
      quarantine,
      handled_at: null,
      mail_state: quarantine === null && (verified || mailUnverified) ? 'due' : 'held',
      mail_due_at: now,
      mail_attempts: 0,
      mail_error: null,
      mailed_at: null,
      webhook_state: 'held',
      webhook_due_at: now,
      webhook_attempts: 0,
      webhook_error: null,
      webhook_sent_at: null,
    })
    .execute();
  if (!(await saveReply(trx, identity, id, now))) throw new ConcurrentDuplicate();
  return { outcome: 'accepted', id, verified, replayed: captcha.verified && !fresh };
}

async function checkLimits(trx: Database, sender: string, verified: boolean, limits: Limits, now: number) {
  const own = { by: 'sender', key: `sender:${sender}` } as const;
  const everyone = { by: 'everyone', key: 'everyone' } as const;
  const unverifiedOwn = { by: 'unverifiedSender', key: `unverified-sender:${sender}` } as const;
  const unverifiedEveryone = { by: 'unverifiedEveryone', key: 'unverified-everyone' } as const;
  // The rows that all senders share come last, to be locked for the shortest time.
  const named = verified ? [own, everyone] : [own, unverifiedOwn, everyone, unverifiedEveryone];
  const wanted = named.map((limit) => ({ ...limit, burst: limits[limit.by] }));
  const reached = await takeFromLimits(trx, wanted, limits.windowMs, now);
  if (reached) {
    throw new LimitReached({ outcome: 'limited', by: reached.limit.by, retryAfterMs: reached.retryAfterMs });
  }
}

/** Returns false for an answer that was used before. */
async function redeem(trx: Database, { key, expiresAt }: { key: string; expiresAt: number }) {
  const used = await trx
    .insertInto('spent_captcha')
    .values({ key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return used !== undefined;
}

/** Thrown, not returned, so that whatever was taken so far is rolled back. */
class LimitReached extends Error {
  readonly acceptance: Acceptance;

  constructor(acceptance: Acceptance) {
    super('limit reached');
    this.acceptance = acceptance;
  }
}

class ConcurrentDuplicate extends Error {}
