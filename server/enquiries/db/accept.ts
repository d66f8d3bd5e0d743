/**
 * Stores one enquiry: whether it is a repeat, whether its captcha answer is fresh, whether sender and all
 * senders together are within the limits, and the enquiry itself, all in one durable transaction.
 */
import { randomUUIDv7 } from 'node:crypto';
import { consentVersion, type Enquiry } from '../../../contract/enquiry.ts';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import type { CaptchaResult } from '../spam/captcha.ts';
import { type LimitName, type LimitSettings, type Limits, limitsOf, limitWindowMs } from '../spam/limits.ts';
import { type HeldCheck, heldCheck } from './held.ts';
import { findReachedLimit, type ReachedLimit, takeFromLimits } from './limits.ts';
import { findReply, type RequestIdentity, saveReply } from './replies.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type RequestFacts = {
  identity: RequestIdentity;
  /** Keyed hashes of the sender's networks, and how many times one sender's limit each has. */
  senders: readonly { key: string; factor: number }[];
  now: number;
};

export type Submission = RequestFacts & {
  enquiry: Enquiry;
  captcha: CaptchaResult;
  /** Why the enquiry goes to quarantine, or null. */
  quarantine: 'honeypot' | null;
};

/** The settings that decide what becomes of an enquiry. */
export type AcceptanceRules = LimitSettings & Pick<Settings, 'notifyUnverified' | 'enquiryWebhookUrl'>;

export type Acceptance =
  /** `held`: past this limit enquiries are kept, and mailed on request only. */
  | { outcome: 'accepted'; id: string; verified: boolean; replayed: boolean; held: LimitName | null }
  | { outcome: 'repeated'; id: string }
  | { outcome: 'reused-key' }
  | ReachedLimit;

/** What can be answered without the captcha: a repeat, or a sender who is past the limit even when verified. */
export async function answerEarly(
  store: Store,
  { identity, senders, now }: RequestFacts,
  rules: LimitSettings,
) {
  return await store.use(async (db): Promise<Acceptance | null> => {
    const earlier = await findReply(db, identity, now);
    if (earlier) return answerOf(earlier);
    return await findReachedLimit(db, senderLimits(senders, true, limitsOf(rules)), now);
  });
}

export function createAccept(store: Store, rules: AcceptanceRules) {
  const isFull = heldCheck(limitsOf(rules).held);

  return async (submission: Submission): Promise<Acceptance> =>
    await store.use(async (db) => {
      const attempt = () => db.transaction().execute((trx) => insertEnquiry(trx, submission, rules, isFull));
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof LimitReached) return error.reached;
        // The duplicate that came first has committed by now, so a second attempt finds its reply.
        if (error instanceof ConcurrentDuplicate) return await attempt();
        throw error;
      }
    });
}

async function insertEnquiry(
  trx: Database,
  submission: Submission,
  rules: AcceptanceRules,
  isFull: HeldCheck,
): Promise<Acceptance> {
  const { enquiry, identity, senders, captcha, quarantine, now } = submission;
  const earlier = await findReply(trx, identity, now);
  if (earlier) return answerOf(earlier);
  const fresh = captcha.verified && (await redeem(trx, captcha.answer));
  const verified = fresh && quarantine === null;
  const limits = limitsOf(rules);
  const reached = await takeFromLimits(trx, senderLimits(senders, verified, limits), now);
  if (reached) throw new LimitReached(reached);
  const deliver = quarantine === null && (verified || rules.notifyUnverified);

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
      mail_state: deliver ? 'due' : 'held',
      mail_due_at: now,
      mail_attempts: 0,
      webhook_state: deliver && rules.enquiryWebhookUrl ? 'due' : 'held',
      webhook_due_at: now,
      webhook_attempts: 0,
    })
    .execute();
  if (!(await saveReply(trx, identity, id, now))) throw new ConcurrentDuplicate();

  const held = await takeFromAll(trx, verified, limits, now);
  if (held && (await isFull(trx, id))) {
    throw new LimitReached({ outcome: 'limited', by: 'held', retryAfterMs: limitWindowMs });
  }
  if (held) {
    const states = { mail_state: 'held', webhook_state: 'held' } as const;
    await trx.updateTable('enquiry').set(states).where('id', '=', id).execute();
  }
  return { outcome: 'accepted', id, verified, replayed: captcha.verified && !fresh, held };
}

function answerOf({ id, sameContent }: { id: string; sameContent: boolean }): Acceptance {
  return sameContent ? { outcome: 'repeated', id } : { outcome: 'reused-key' };
}

function senderLimits(senders: RequestFacts['senders'], verified: boolean, limits: Limits) {
  const names = verified ? (['sender'] as const) : (['sender', 'unverifiedSender'] as const);
  return names.flatMap((by) =>
    senders.map(({ key, factor }) => ({ by, key: `${by}:${key}`, burst: limits[by] * factor })),
  );
}

/**
 * Returns the limit that all senders together are past, or null. All transactions wait for each other at these
 * rows, so they come last, just before the commit. The unverified take from everyone's only what is theirs.
 */
async function takeFromAll(trx: Database, verified: boolean, limits: Limits, now: number) {
  const names = verified ? (['everyone'] as const) : (['unverifiedEveryone', 'everyone'] as const);
  for (const by of names) {
    if (await takeFromLimits(trx, [{ by, key: by, burst: limits[by] }], now)) return by;
  }
  return null;
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
  readonly reached: ReachedLimit;

  constructor(reached: ReachedLimit) {
    super('limit reached');
    this.reached = reached;
  }
}

class ConcurrentDuplicate extends Error {}
