/**
 * What happens to a valid enquiry: it is accepted, held, recognised as a repeat, or rejected. Everything about it is
 * decided and written in one durable transaction, and only then is the visitor answered.
 */
import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import { type Enquiry, type EnquiryProblem, honeypotField } from '../../contract/enquiry.ts';
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { Metrics } from '../metrics.ts';
import type { Captcha, CaptchaFailure, CaptchaResult } from './captcha.ts';
import { countSoFar, countUpTo, secondsToNextWindow, senderLimit } from './counters.ts';
import { addDeliveries, type ChannelSettings, isAnyOn, releaseHeld } from './delivery/queue.ts';
import { type HeldLimits, isRoomForHeld } from './held.ts';
import {
  type Earlier,
  findEarlier,
  identityOf,
  keyedHash,
  type RequestIdentity,
  remember,
  spendCaptcha,
} from './idempotency.ts';
import { type BadRequest, type Fields, senderNetwork } from './request.ts';
import type { Database } from './store/schema.ts';
import { rememberSecret } from './store/secrets.ts';
import type { Store } from './store/store.ts';

export type Outcome =
  /** Stored. The concerns say why it's unverified or held, if it is. `notified` if it goes to someone, by mail or webhook. */
  | { kind: 'accepted'; id: string; verified: boolean; notified: boolean; concerns: readonly Concern[] }
  /** Stored before. `verified` if this repeat brought the captcha answer that was missing. */
  | { kind: 'repeated'; id: string; verified: boolean; notified: boolean }
  | {
      kind: 'rejected';
      reason: Rejection;
      retryAfterSeconds?: number;
      problems?: readonly EnquiryProblem[];
    };

export type Rejection =
  | BadRequest
  | 'invalid-fields'
  | 'reused-key'
  | 'store-unavailable'
  | 'limit-sender'
  | 'limit-unverifiedSender'
  | 'limit-held';

type Concern = 'honeypot' | 'captcha-replayed' | 'limit-global' | CaptchaFailure;

type IncomingEnquiry = {
  enquiry: Enquiry;
  /** Everything that was posted, including the captcha answer and the honeypot. */
  fields: Fields;
  idempotencyKey: string | null;
  address: string;
  /** Its id, for the log. */
  request: string;
};

export type SubmitRules = ChannelSettings &
  HeldLimits &
  Pick<Settings, 'notifyUnverified' | 'limitPerSender' | 'limitOverall'>;

type SubmitOptions = {
  store: Store;
  log: Logger;
  captcha: Captcha;
  metrics: Pick<Metrics, 'stored'>;
  settings: SubmitRules;
  form: Pick<SiteManifest['form'], 'consentVersion'>;
  onAccepted: () => void;
};

export type Submit = ReturnType<typeof createSubmit>;

/** A flood logs one alert in this time, not one for each enquiry. */
const floodAlertMs = 60 * 60 * 1000;
const rememberFullMs = 1000;

export function createSubmit(options: SubmitOptions) {
  const { store, log, captcha, metrics, settings, form, onAccepted } = options;
  const readSalt = rememberSecret(store, 'sender-salt');
  /** Of the clock that never jumps: until when there's no use in asking whether there is room for what is held. */
  let fullUntil = 0;
  let floodedAt = 0;

  return async ({ enquiry, fields, idempotencyKey, address, request }: IncomingEnquiry): Promise<Outcome> => {
    const salt = await readSalt();
    const identity = identityOf(enquiry, idempotencyKey, salt);
    const sender = `sender:${keyedHash(salt, 'sender', senderNetwork(address))}`;
    const facts = { identity, sender, now: Date.now() };
    const { earlier, sent, wrong } = await store.use((db) => lookUp(db, facts));
    if (earlier && !canBeVerified(earlier)) return repeatOf(earlier);
    const limit = senderLimit(settings, true);
    if (!earlier && sent >= limit) return overLimit('limit-sender', facts.now);

    const answer = await captcha.verify(fields, wrong < limit);
    if (!answer.verified) {
      if (answer.asked) await store.use((db) => countUpTo(db, limit, wrongAnswers(sender), facts.now));
      // Writing would change nothing. A flood must not make others wait for its transactions.
      if (earlier) return repeatOf(earlier);
      if (sent >= senderLimit(settings, false)) return overLimit('limit-unverifiedSender', facts.now);
      if (!settings.notifyUnverified && performance.now() < fullUntil) return noRoom;
    }
    const honeypot = Boolean(fields[honeypotField]);
    const { consentVersion } = form;
    const submission = { ...facts, enquiry, consentVersion, answer, honeypot };
    const outcome = await decide(store, settings, submission);

    if (outcome === noRoom) fullUntil = performance.now() + rememberFullMs;
    if (outcome.kind === 'repeated' && outcome.verified) {
      log.info({ enquiry: outcome.id, request }, 'enquiry verified by a repeat');
      onAccepted();
    }
    if (outcome.kind === 'accepted') {
      const { id, verified, concerns } = outcome;
      const isFlood = concerns.includes('limit-global');
      const quarantine = honeypot ? 'honeypot' : null;
      const isUnverified = !verified && !honeypot && !settings.notifyUnverified;
      const held = isFlood ? 'global' : isUnverified ? 'unverified' : null;
      log.info({ enquiry: id, request, verified, quarantine, held }, 'enquiry stored');
      if (isFlood && facts.now - floodedAt >= floodAlertMs) {
        log.error(
          { alert: 'enquiries-held', by: held },
          'over the limit: nobody is notified of what is held',
        );
        floodedAt = facts.now;
      }
      metrics.stored.inc({ verified: String(verified) });
      onAccepted();
    }
    return outcome;
  };
}

/** `sender` is the name of the sender's counter. */
type Facts = { identity: RequestIdentity; sender: string; now: number };
export type Submission = Facts & {
  enquiry: Enquiry;
  consentVersion: string;
  answer: CaptchaResult;
  honeypot: boolean;
};

/** Enough to answer what is repeated or rejected whatever a captcha provider says, and what a wrong answer decides. */
async function lookUp(db: Database, { identity, sender, now }: Facts) {
  const earlier = await findEarlier(db, identity, now);
  const sent = earlier ? 0 : await countSoFar(db, sender, now);
  return { earlier, sent, wrong: await countSoFar(db, wrongAnswers(sender), now) };
}

/** The counter of what a captcha service was asked about in vain: repeats and refused enquiries count nowhere else. */
const wrongAnswers = (sender: string) => `captcha:${sender}`;

export async function decide(store: Store, rules: SubmitRules, submission: Submission): Promise<Outcome> {
  try {
    return await store.write((trx) => decideAndWrite(trx, rules, submission));
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    // A duplicate that came first has committed by now, so a second attempt finds it.
    return error.outcome ?? (await decide(store, rules, submission));
  }
}

async function decideAndWrite(trx: Database, rules: SubmitRules, submission: Submission): Promise<Outcome> {
  const { enquiry, consentVersion, identity, sender, answer, honeypot, now } = submission;
  const earlier = await findEarlier(trx, identity, now);
  if (earlier && !canBeVerified(earlier)) return repeatOf(earlier);

  const replayed = answer.verified && !(await spendCaptcha(trx, answer.answer));
  const verified = answer.verified && !replayed && !honeypot;
  if (earlier) {
    const isVerified = verified && (await verify(trx, rules, earlier.id, now));
    const notified = earlier.notified || (isVerified && isAnyOn(rules));
    return { kind: 'repeated', id: earlier.id, verified: isVerified, notified };
  }

  if (!(await countUpTo(trx, senderLimit(rules, verified), sender, now))) {
    throw new RolledBack(overLimit(verified ? 'limit-sender' : 'limit-unverifiedSender', now));
  }
  const id = randomUUIDv7();
  const bytes = bytesOf(enquiry);
  await trx
    .insertInto('enquiry')
    .values({
      ...enquiry,
      id,
      received_at: now,
      bytes,
      consent_version: consentVersion,
      consented_at: now,
      verified: verified ? 1 : 0,
      quarantine: honeypot ? 'honeypot' : null,
    })
    .execute();
  if (!(await remember(trx, identity, id, now))) throw new RolledBack(null);

  // All transactions wait for each other at this counter, so it comes as late as possible.
  const isOverLimit = !(await countUpTo(trx, rules.limitOverall, 'global', now));
  const isFlood = isOverLimit && !verified;
  const deliver = verified || (rules.notifyUnverified && !honeypot && !isFlood);
  // Room is made when an operator reads what is held, which takes longer than an hour.
  if (!deliver && !(await isRoomForHeld(trx, rules, bytes))) throw new RolledBack(noRoom);
  await addDeliveries(trx, id, deliver ? rules : 'held', now);

  const concerns: Concern[] = [];
  if (isFlood) concerns.push('limit-global');
  if (honeypot) concerns.push('honeypot');
  if (replayed) concerns.push('captcha-replayed');
  if (!answer.verified) concerns.push(answer.failure);
  return { kind: 'accepted', id, verified, notified: deliver && isAnyOn(rules), concerns };
}

function canBeVerified({ sameContent, verified }: Earlier): boolean {
  return sameContent && !verified;
}

function repeatOf({ id, sameContent, notified }: Earlier): Outcome {
  if (sameContent) return { kind: 'repeated', id, verified: false, notified };
  const message =
    'This request was already answered with other words. Send the changed enquiry as a new one.';
  const problem: EnquiryProblem = { field: 'message', code: 'reused-key', message };
  return { kind: 'rejected', reason: 'reused-key', problems: [problem] };
}

/** Nothing that's held goes to make room for another, so an operator has to look through it first. */
const noRoom: Outcome = { kind: 'rejected', reason: 'limit-held', retryAfterSeconds: 60 * 60 };

function bytesOf(enquiry: Enquiry): number {
  return Object.values(enquiry).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function overLimit(reason: Rejection, now: number): Outcome {
  return { kind: 'rejected', reason, retryAfterSeconds: secondsToNextWindow(now) };
}

/** Marks a stored enquiry as verified, and queues what was held. Returns false if another repeat came first. */
async function verify(trx: Database, rules: SubmitRules, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('enquiry')
    .set({ verified: 1, quarantine: null })
    .where('id', '=', id)
    .where('verified', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await releaseHeld(trx, id, rules, now);
  return true;
}

/** Thrown, so that what was written so far is rolled back. Without an outcome, a duplicate has come first. */
class RolledBack {
  readonly outcome: Outcome | null;

  constructor(outcome: Outcome | null) {
    this.outcome = outcome;
  }
}
