/** From a valid enquiry to an outcome: the captcha first, then the sender's limits and the store. */
import type { Logger } from 'pino';
import { type Enquiry, type EnquiryProblem, honeypotField } from '../../contract/enquiry.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { Metrics } from '../metrics.ts';
import { type AcceptRules, accept, isSettled } from './accept.ts';
import type { Captcha, CaptchaFailure, CaptchaResult } from './captcha.ts';
import type { BadRequest, Fields } from './request.ts';
import type { Senders } from './senders.ts';
import type { Store } from './store/store.ts';

export type Outcome =
  /** `notified` if it goes to someone, by mail or webhook. */
  | { kind: 'accepted'; id: string; notified: boolean }
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
  | 'limit-requests'
  | 'limit-held';

type IncomingEnquiry = {
  enquiry: Enquiry;
  /** Everything that was posted, including the captcha answer and the honeypot. */
  fields: Fields;
  idempotencyKey: string | null;
  sender: string;
  /** Its id, for the log. */
  request: string;
};

type SubmitOptions = {
  store: Store;
  log: Logger;
  captcha: Captcha;
  senders: Senders;
  metrics: Pick<Metrics, 'stored' | 'unverified'>;
  rules: AcceptRules;
  form: Pick<SiteManifest['form'], 'consentVersion'>;
  onAccepted: () => void;
};

export type Submit = ReturnType<typeof createSubmit>;

export function createSubmit(options: SubmitOptions) {
  const { store, log, captcha, senders, metrics, rules, form, onAccepted } = options;
  let isFull = false;

  /** An operator has to look through what is held, so the log says it once, not for each visitor. */
  const reportFull = (isNow: boolean) => {
    if (isNow && !isFull) {
      const message = 'LIMIT_HELD is reached: visitors without a captcha answer are turned away';
      log.error({ alert: 'held-full', limit: rules.limitHeld }, message);
    }
    isFull = isNow;
  };

  return async ({ enquiry, fields, idempotencyKey, sender, request }: IncomingEnquiry): Promise<Outcome> => {
    const { consentVersion } = form;
    const incoming = { enquiry, consentVersion, idempotencyKey, now: Date.now() };
    const answer = (await isSettled(store, incoming)) ? notAsked : await captcha.verify(fields);
    const accepted = await accept(
      store,
      rules,
      {
        ...incoming,
        honeypot: Boolean(fields[honeypotField]),
        captchaHash: answer.verified ? answer.hash : null,
      },
      (verified) => senders.enquiry(sender, verified),
    );
    if (accepted.kind === 'reused-key') return reusedKey;
    if (accepted.kind === 'limited') {
      const { retryAfterSeconds } = accepted;
      return { kind: 'rejected', reason: 'limit-sender', retryAfterSeconds };
    }
    if (accepted.kind === 'no-room') {
      reportFull(true);
      return { kind: 'rejected', reason: 'limit-held', retryAfterSeconds: 60 * 60 };
    }
    const { kind, id, verified, notified } = accepted;
    if (kind === 'verified') log.info({ enquiry: id, request }, 'enquiry verified by a repeat');
    if (kind === 'stored') {
      log.info({ enquiry: id, request, verified, notified }, 'enquiry stored');
      metrics.stored.inc({ verified: String(verified) });
      const reason: CaptchaFailure | 'captcha-replayed' = answer.verified
        ? 'captcha-replayed'
        : answer.failure;
      if (!verified) metrics.unverified.inc({ reason });
      if (!verified && !notified) reportFull(false);
    }
    if (kind !== 'repeated') onAccepted();
    return { kind: 'accepted', id, notified };
  };
}

const notAsked: CaptchaResult = { verified: false, failure: 'captcha-not-asked' };

const reusedKey: Outcome = {
  kind: 'rejected',
  reason: 'reused-key',
  problems: [
    {
      field: 'message',
      code: 'reused-key',
      message: 'This request was already answered with other words. Send the changed enquiry as a new one.',
    },
  ],
};
