/**
 * Takes an enquiry into the store: whether it is a repeat, whether its captcha answer is fresh, whether
 * the sender has allowance left, and the enquiry itself, all in one durable transaction.
 */
import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { consentVersion, type Enquiry } from '../../../contract/enquiry.ts';
import type { CaptchaVerdict } from '../captcha/captcha.ts';
import type { LimitName, Limits } from '../limits.ts';
import { takeOfEach } from './allowance.ts';
import { claimReply, findReply, type RequestMarks } from './replies.ts';
import type { Tables } from './tables.ts';

export type Submission = {
  enquiry: Enquiry;
  marks: RequestMarks;
  /** Keyed hash of the sender's address. */
  sender: string;
  captcha: CaptchaVerdict;
  /** Why the enquiry goes to quarantine, or null. */
  quarantine: 'honeypot' | null;
  now: number;
};

export type Acceptance =
  | { outcome: 'accepted'; id: string; verified: boolean; replayed: boolean }
  | { outcome: 'repeated'; id: string }
  | { outcome: 'reused-key' }
  | { outcome: 'limited'; by: LimitName; retryAfterMs: number };

export type AcceptanceRules = { limits: Limits; mailUnverified: boolean };

export async function acceptEnquiry(
  db: Kysely<Tables>,
  submission: Submission,
  rules: AcceptanceRules,
): Promise<Acceptance> {
  try {
    return await db.transaction().execute((trx) => takeIn(trx, submission, rules));
  } catch (error) {
    if (error instanceof Limited) return error.acceptance;
    // The twin that came first has committed by now, so that the second look finds its reply.
    if (error instanceof OvertakenByTwin) {
      return await db.transaction().execute((trx) => takeIn(trx, submission, rules));
    }
    throw error;
  }
}

async function takeIn(
  trx: Kysely<Tables>,
  submission: Submission,
  { limits, mailUnverified }: AcceptanceRules,
): Promise<Acceptance> {
  const { enquiry, marks, sender, captcha, quarantine, now } = submission;
  const earlier = await findReply(trx, marks, now);
  if (earlier) {
    return earlier.sameWords ? { outcome: 'repeated', id: earlier.enquiryId } : { outcome: 'reused-key' };
  }

  const fresh = captcha.verified && (await spend(trx, captcha.spend));
  const verified = fresh && quarantine === null;
  await takeAllowances(trx, sender, verified, limits, now);

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
    })
    .execute();
  if (!(await claimReply(trx, marks, id, now))) throw new OvertakenByTwin();
  return { outcome: 'accepted', id, verified, replayed: captcha.verified && !fresh };
}

async function takeAllowances(
  trx: Kysely<Tables>,
  sender: string,
  verified: boolean,
  limits: Limits,
  now: number,
): Promise<void> {
  const own = { by: 'sender', key: `sender:${sender}` } as const;
  const everyone = { by: 'everyone', key: 'everyone' } as const;
  const unverified = [
    { by: 'unverifiedSender', key: `unverified-sender:${sender}` },
    { by: 'unverifiedEveryone', key: 'unverified-everyone' },
  ] as const;
  // The rows that all senders share come last, to be locked for the shortest time.
  const names = verified ? [own, everyone] : [own, unverified[0], everyone, unverified[1]];
  const wanted = names.map((name) => ({ ...name, burst: limits[name.by] }));
  const shortage = await takeOfEach(trx, wanted, limits.windowMs, now);
  if (shortage) {
    throw new Limited({ outcome: 'limited', by: shortage.short.by, retryAfterMs: shortage.forMs });
  }
}

/** Returns false for an answer that was used before. */
async function spend(trx: Kysely<Tables>, { key, expiresAt }: { key: string; expiresAt: number }) {
  const spent = await trx
    .insertInto('spent_captcha')
    .values({ key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Thrown, not returned, so that whatever was taken so far is rolled back. */
class Limited extends Error {
  readonly acceptance: Acceptance;

  constructor(acceptance: Acceptance) {
    super('limited');
    this.acceptance = acceptance;
  }
}

class OvertakenByTwin extends Error {}
