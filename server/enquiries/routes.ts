/** `/api/enquiries` and `/api/captcha`: from a request to an outcome, within the time that a visitor waits. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { consentVersionField, type Enquiry, honeypotField, validateEnquiry } from '../../contract/enquiry.ts';
import type { EnquiryError } from '../../contract/enquiry-api.ts';
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest, Topic } from '../../contract/site-manifest.ts';
import type { Api, ApiEnvironment } from '../app.ts';
import { OperatorNeeded } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { type AcceptRules, accept, isSettled, OutcomeUnknown } from './accept.ts';
import type { Captcha, CaptchaFailure, CaptchaResult } from './captcha.ts';
import type { SenderLimits } from './limits.ts';
import { type EnquiryRequest, readRequest, senderAddress, senderNetwork, trustedProxies } from './request.ts';
import { type Outcome, responder } from './responses.ts';
import { StoreUnavailable } from './store/errors.ts';
import type { Store } from './store/store.ts';
import type { WriteProof } from './store/write-proof.ts';

export type RouteOptions = {
  settings: Pick<Settings, 'TRUST_PROXY'>;
  /** What an enquiry can be about. The development server changes them in place. */
  topics: readonly Topic[];
  form: SiteManifest['form'];
  siteUrl: string;
  contact: SiteManifest['contact'];
  renderContactPage: RenderContactPage;
  log: Logger;
};

type Dependencies = {
  store: Store;
  proof: Pick<WriteProof, 'proven' | 'refused'>;
  captcha: Captcha;
  limits: SenderLimits;
  rules: AcceptRules;
  metrics: Pick<Metrics, 'rejected' | 'stored' | 'unverified'>;
  /** Something is due to be sent. */
  onAccepted: () => void;
};

/** The version that the sender's form has shown, if it's one of ours. */
function consentShown(form: SiteManifest['form'], fields: Readonly<Record<string, unknown>>): string {
  const shown = form.earlierConsents.find((version) => version === fields[consentVersionField]);
  return shown ?? form.consentVersion;
}

/** One deadline for the whole answer: what the captcha's provider takes isn't left for the store. */
const answerMs = 8000;

/** Of that, what the store is left with at least. */
const storeMs = 4500;

export function enquiryRoutes(options: RouteOptions, dependencies: Dependencies): Api {
  const { settings, topics, form, siteUrl, log, renderContactPage, contact } = options;
  const { store, proof, captcha, limits, rules, metrics, onAccepted } = dependencies;
  const respond = responder({ contact, words: form.refusals }, renderContactPage);
  const trusted = trustedProxies(settings.TRUST_PROXY ?? []);
  const api: Api = new Hono();

  const take = async (context: Context<ApiEnvironment>, given: EnquiryRequest): Promise<Outcome> => {
    const answerBy = performance.now() + answerMs;
    const { fields, rejection } = given;
    const { remoteAddress } = context.env.incoming.socket;
    const forwardedFor = context.req.header('x-forwarded-for');
    const sender = senderNetwork(senderAddress(trusted, remoteAddress, forwardedFor));
    const retryAfterSeconds = limits.request(sender);
    if (retryAfterSeconds !== null) return { kind: 'rejected', reason: 'limit-requests', retryAfterSeconds };
    if (rejection) return { kind: 'rejected', reason: rejection };
    const slugs = topics.map(({ slug }) => slug);
    const { enquiry, problems } = validateEnquiry(fields, slugs, form);
    if (enquiry === null) return { kind: 'rejected', reason: 'invalid-fields', problems };
    const request = context.get('requestId');
    return await inTime(submit({ enquiry, fields, sender, request, answerBy }), answerBy, (error) => {
      proof.refused(error);
      log.error({ alert: 'store', request, fault: error.message }, 'enquiry could not be stored');
      const reason = error instanceof OutcomeUnknown ? 'store-unknown' : 'store-unavailable';
      return { kind: 'rejected', reason, retryAfterSeconds: retryStoreSeconds };
    });
  };

  /** From a valid enquiry to an outcome: the captcha first, then the sender's limits and the store. */
  const submit = async ({ enquiry, fields, sender, request, answerBy }: Submitted): Promise<Outcome> => {
    const now = await store.now();
    const isKnown = await isSettled(store, { enquiry, now });
    const answer = isKnown ? notAsked : await captcha.verify(fields, answerBy - storeMs - performance.now());
    const incoming = {
      enquiry,
      consentVersion: consentShown(form, fields),
      honeypot: Boolean(fields[honeypotField]),
      captchaHash: answer.verified ? answer.hash : null,
      now,
    };
    const accepted = await accept(store, rules, incoming, (verified) => limits.enquiry(sender, verified));
    if (accepted.kind === 'limited')
      return { kind: 'rejected', reason: 'limit-sender', retryAfterSeconds: accepted.retryAfterSeconds };
    if (accepted.kind === 'no-room')
      return { kind: 'rejected', reason: 'limit-held', retryAfterSeconds: 60 * 60 };
    const { kind, id, verified, notified } = accepted;
    const outcome: Outcome = { kind: 'accepted', id, notified };
    if (kind === 'repeated') return outcome;
    if (kind === 'verified') log.info({ enquiry: id, request }, 'enquiry verified by a repeat');
    if (kind === 'stored') {
      log.info({ enquiry: id, request, verified, notified }, 'enquiry stored');
      metrics.stored.inc({ verified: String(verified) });
      if (!verified) metrics.unverified.inc({ reason: reasonOf(answer) });
    }
    proof.proven();
    onAccepted();
    return outcome;
  };

  api.post('/enquiries', async (context) => {
    const request = await readRequest(context.req.raw, siteUrl);
    const outcome = await take(context, request);
    if (outcome.kind === 'rejected') metrics.rejected.inc({ reason: outcome.reason });
    return await respond(context, outcome, request);
  });

  // Enter in the address bar, after a form has come back.
  api.get('/enquiries', (context) => context.redirect('/contact-us', 303));

  // Without a limit: making a challenge takes as little as sending a page, and nothing is kept of it.
  api.get('/captcha', async (context) => {
    const offer = await inTime(captcha.offer(), performance.now() + answerMs, (error) => {
      log.warn({ fault: error.message }, 'no captcha to offer');
      return null;
    });
    if (offer) return context.json(offer);
    const unavailable: Outcome = {
      kind: 'rejected',
      reason: 'store-unavailable',
      retryAfterSeconds: retryStoreSeconds,
    };
    return await respond(context, unavailable, { format: 'json', fields: {} });
  });

  api.all('/enquiries', (context) => {
    context.header('allow', 'POST');
    return context.json({ error: 'method', message: 'Post an enquiry here.' } satisfies EnquiryError, 405);
  });
  return api;
}

type Submitted = {
  enquiry: Enquiry;
  /** Everything that was posted, including the captcha answer and the honeypot. */
  fields: EnquiryRequest['fields'];
  sender: string;
  /** Its id, for the log. */
  request: string;
  answerBy: number;
};

const retryStoreSeconds = 30;

const notAsked: CaptchaResult = { verified: false, failure: 'captcha-not-asked' };

function reasonOf(answer: CaptchaResult): CaptchaFailure | 'captcha-replayed' {
  return answer.verified ? 'captcha-replayed' : answer.failure;
}

/** Waits until the answer is due. `work` goes on after that, and a repeat finds what it has stored. */
async function inTime<Result, Other>(
  work: Promise<Result>,
  answerBy: number,
  otherwise: (error: Error) => Other,
) {
  const patience = new AbortController();
  const tooLate = delay(answerBy - performance.now(), null, { signal: patience.signal });
  const giveUp = tooLate.then(() => {
    throw new OutcomeUnknown(`no answer within ${answerMs / 1000} s`);
  });
  try {
    return await Promise.race([work, giveUp]);
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof OperatorNeeded) return otherwise(error);
    throw error;
  } finally {
    giveUp.catch(() => undefined);
    patience.abort();
  }
}
