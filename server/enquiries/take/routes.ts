/** `/api/enquiries` and `/api/captcha`, within the time that a visitor waits. */
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RenderContactPage } from '../../../contract/contact-form.ts';
import {
  consentVersionField,
  type Enquiry,
  honeypotField,
  validateEnquiry,
} from '../../../contract/enquiry.ts';
import type { EnquiryError } from '../../../contract/enquiry-api.ts';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import type { SiteManifest, Topic } from '../../../contract/site-manifest.ts';
import { OperatorNeeded } from '../../errors.ts';
import { StoreUnavailable } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { answerLimits } from '../time-limits.ts';
import { type AcceptRules, accept } from './accept.ts';
import type { Captcha } from './captcha.ts';
import type { Network, SenderLimits } from './limits.ts';
import { type EnquiryRequest, hostsOf, readRequest } from './request.ts';
import { type Outcome, responder } from './responses.ts';
import { isTrusted, networksOf, senderAddress, trustedProxies } from './sender.ts';

type ApiEnvironment = { Bindings: HttpBindings };
export type Api = Hono<ApiEnvironment>;

export type RouteOptions = {
  settings: Pick<Settings, 'TRUST_PROXY'>;
  /** The development server changes them in place. */
  topics: readonly Topic[];
  form: SiteManifest['form'];
  siteUrl: string;
  contact: SiteManifest['contact'];
  renderContactPage: RenderContactPage;
  log: Logger;
};

type Dependencies = {
  store: Store;
  captcha: Captcha;
  limits: SenderLimits;
  rules: AcceptRules;
  onAccepted: () => void;
};

export function enquiryRoutes(options: RouteOptions, dependencies: Dependencies): Api {
  const { settings, topics, form, siteUrl, log, renderContactPage, contact } = options;
  const { store, captcha, limits, rules, onAccepted } = dependencies;
  const respond = responder(contact, rules.recipients.length > 0, renderContactPage);
  const trusted = trustedProxies(settings.TRUST_PROXY ?? []);
  const api: Api = new Hono();

  let hasWarned = false;
  const senderOf = (context: Context<ApiEnvironment>): Network[] => {
    const { remoteAddress } = context.env.incoming.socket;
    const forwardedFor = context.req.header('x-forwarded-for');
    // Without the address, which could be a visitor's.
    if (forwardedFor !== undefined && !hasWarned && !isTrusted(trusted, remoteAddress)) {
      hasWarned = true;
      log.warn('posts are forwarded by a proxy that TRUST_PROXY does not name, and count as from one sender');
    }
    return networksOf(senderAddress(trusted, remoteAddress, forwardedFor));
  };

  const take = async (given: EnquiryRequest, sender: Network[]): Promise<Outcome> => {
    const answerBy = performance.now() + answerLimits.answer;
    const { fields, refusal } = given;
    if (refusal) return { kind: 'refused', reason: refusal };
    const slugs = topics.map(({ slug }) => slug);
    const { enquiry, problems } = validateEnquiry(fields, slugs, form);
    if (enquiry === null) return { kind: 'invalid', problems };
    return await inTime(submit(enquiry, fields, sender, answerBy), answerBy, (error) => {
      log.error({ fault: error.message }, 'enquiry could not be stored');
      const reason = error instanceof OutcomeUnknown ? 'timeout' : 'unavailable';
      return { kind: 'refused', reason, retryAfterSeconds: retryStoreSeconds };
    });
  };

  /** `fields` also have the captcha answer and the honeypot. */
  const submit = async (
    enquiry: Enquiry,
    fields: EnquiryRequest['fields'],
    sender: Network[],
    answerBy: number,
  ): Promise<Outcome> => {
    const now = await store.now();
    const answer = await captcha.verify(fields, answerBy - answerLimits.store - performance.now());
    const incoming = {
      enquiry,
      consentVersion: consentShown.catch(form.consentVersion).parse(fields[consentVersionField]),
      honeypot: Boolean(fields[honeypotField]),
      captchaHash: answer.verified ? answer.hash : null,
      now,
    };
    const accepted = await accept(store, rules, incoming, (verified) => limits.enquiry(sender, verified));
    if (accepted.kind === 'limited')
      return { kind: 'refused', reason: 'too-many', retryAfterSeconds: accepted.retryAfterSeconds };
    const { kind, id, verified } = accepted;
    if (kind === 'verified') log.info({ enquiry: id }, 'enquiry verified by a repeat');
    const reason = answer.verified ? 'captcha-replayed' : answer.failure;
    if (kind === 'stored')
      log.info({ enquiry: id, verified, ...(!verified && { reason }) }, 'enquiry stored');
    onAccepted();
    return { kind: 'accepted', id };
  };

  api.post('/enquiries', async (context) => {
    const sender = senderOf(context);
    const retryAfterSeconds = limits.request(sender);
    const given = await readRequest(context.req.raw, siteUrl, retryAfterSeconds === null);
    const outcome: Outcome =
      retryAfterSeconds === null
        ? await take(given, sender)
        : { kind: 'refused', reason: 'too-many', retryAfterSeconds, plainly: true };
    if (outcome.kind === 'refused' && outcome.reason === 'foreign-origin')
      log.warn(hostsOf(context.req.raw.headers), 'enquiry refused: it came from another site');
    return await respond(context, outcome, given);
  });

  // Enter in the address bar, after a form came back.
  api.get('/enquiries', (context) => context.redirect('/contact-us', 303));

  // No limit: a challenge costs as little as a page, and nothing is kept.
  api.get('/captcha', async (context) => {
    const offer = await inTime(captcha.offer(), performance.now() + answerLimits.answer, (error) => {
      log.warn({ fault: error.message }, 'no captcha to offer');
      return null;
    });
    if (offer) return context.json(offer);
    const unavailable: Outcome = {
      kind: 'refused',
      reason: 'unavailable',
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

const retryStoreSeconds = 30;

const consentShown = z.iso.date();

/** It may be stored. Sending it again is safe. */
class OutcomeUnknown extends StoreUnavailable {}

/** `work` goes on after the time limit. A repeat finds what it stored. */
async function inTime<Result, Other>(
  work: Promise<Result>,
  answerBy: number,
  otherwise: (error: Error) => Other,
) {
  const patience = new AbortController();
  const tooLate = delay(answerBy - performance.now(), null, { signal: patience.signal });
  const giveUp = tooLate.then(() => {
    throw new OutcomeUnknown(`no answer within ${answerLimits.answer / 1000} s`);
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
