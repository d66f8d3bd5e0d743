/** `/api/enquiries` and `/api/captcha`: from a post to its answer, within the time that a visitor waits. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RenderContactPage } from '../../../contract/contact-form.ts';
import {
  consentVersionField,
  type Enquiry,
  honeypotField,
  validateEnquiry,
} from '../../../contract/enquiry.ts';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import type { SiteManifest, Topic } from '../../../contract/site-manifest.ts';
import { OperatorNeeded } from '../../errors.ts';
import { inTime } from '../../in-time.ts';
import { StoreUnavailable } from '../store/database-errors.ts';
import type { Store } from '../store/store.ts';
import { answerLimits } from '../time-limits.ts';
import { type AcceptRules, accept } from './accept.ts';
import type { CaptchaVerifier } from './captcha.ts';
import type { Network, SenderLimits } from './limits.ts';
import { type Fields, formatOf, isOwnOrigin, readPostedFields } from './request.ts';
import { type Outcome, responder } from './responses.ts';
import { isTrusted, networksOf, senderAddress, trustedProxies } from './sender.ts';

type ApiEnvironment = { Bindings: HttpBindings };
export type Api = Hono<ApiEnvironment>;

export type RouteOptions = {
  settings: Pick<Settings, 'TRUST_PROXY'>;
  topics: readonly Topic[];
  form: SiteManifest['form'];
  siteUrl: string;
  contact: SiteManifest['contact'];
  renderContactPage: RenderContactPage;
  log: Logger;
};

type Dependencies = {
  store: Store;
  captcha: CaptchaVerifier;
  limits: SenderLimits;
  rules: AcceptRules;
  onAccepted: () => void;
};

export function enquiryRoutes(options: RouteOptions, dependencies: Dependencies): Api {
  const { settings, topics, form, siteUrl, log, renderContactPage, contact } = options;
  const { store, captcha, limits, rules, onAccepted } = dependencies;
  const respond = responder(contact, rules.recipients.length > 0, renderContactPage);
  const trusted = trustedProxies(settings.TRUST_PROXY ?? []);
  const slugs = topics.map(({ slug }) => slug);
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

  /** What's known before the body is read. */
  const refusalOf = ({ headers }: Request, sender: Network[]): Outcome | null => {
    const retryAfterSeconds = limits.request(sender);
    if (retryAfterSeconds !== null) return { kind: 'refused', reason: 'too-many', retryAfterSeconds };
    if (isOwnOrigin(headers, siteUrl)) return null;
    // If a proxy changes the host, every post is refused.
    const hosts = { origin: headers.get('origin')?.slice(0, 100), host: headers.get('host')?.slice(0, 100) };
    log.warn(hosts, 'enquiry refused: it came from another site');
    return { kind: 'refused', reason: 'foreign-origin' };
  };

  const take = async (fields: Fields, sender: Network[]): Promise<Outcome> => {
    const { enquiry, problems } = validateEnquiry(fields, slugs, form);
    if (enquiry === null) return { kind: 'invalid', problems, fields };
    const notStored = (reason: 'timeout' | 'unavailable', fault: string): Outcome => {
      log.error({ fault }, 'enquiry could not be stored');
      return { kind: 'not-stored', reason, retryAfterSeconds: retryStoreSeconds, fields };
    };
    try {
      // It goes on after the time limit, and a repeat finds what it stored.
      const outcome = await inTime(submit(enquiry, fields, sender), answerLimits.answer, null);
      return outcome ?? notStored('timeout', `no answer within ${answerLimits.answer / 1000} s`);
    } catch (error) {
      if (!isOutage(error)) throw error;
      return notStored('unavailable', error.message);
    }
  };

  /** `fields` also have the captcha answer and the honeypot. */
  const submit = async (enquiry: Enquiry, fields: Fields, sender: Network[]): Promise<Outcome> => {
    const now = await store.now();
    const { hash: captchaHash, failure = 'captcha-replayed' } = await captcha.verify(fields);
    const incoming = {
      enquiry,
      consentVersion: consentShown.catch(form.consentVersion).parse(fields[consentVersionField]),
      honeypot: Boolean(fields[honeypotField]),
      captchaHash,
      now,
    };
    const accepted = await accept(store, rules, incoming, (verified) => limits.enquiry(sender, verified));
    if (accepted.kind === 'limited') {
      const { retryAfterSeconds } = accepted;
      return { kind: 'not-stored', reason: 'too-many', retryAfterSeconds, fields };
    }
    const { kind, id, verified } = accepted;
    log.info({ enquiry: id, verified, ...(!verified && { reason: failure }) }, `enquiry ${kind}`);
    onAccepted();
    return { kind: 'accepted', id };
  };

  const largest = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) =>
      respond(context, { kind: 'refused', reason: 'too-large' }, formatOf(context.req.raw.headers)),
  });

  api.post('/enquiries', largest, async (context) => {
    const request = context.req.raw;
    const format = formatOf(request.headers);
    if (!format) return await respond(context, { kind: 'refused', reason: 'unsupported-type' }, format);
    const sender = senderOf(context);
    const outcome =
      refusalOf(request, sender) ?? (await take(await readPostedFields(request, format), sender));
    return await respond(context, outcome, format);
  });

  // Enter in the address bar, after a form came back.
  api.get('/enquiries', (context) => context.redirect('/contact-us', 303));

  // No limit: a challenge costs as little as a page, and nothing is kept.
  api.get('/captcha', async (context) => {
    try {
      return context.json(await captcha.offer());
    } catch (error) {
      if (!isOutage(error)) throw error;
      log.warn({ fault: error.message }, 'no captcha to offer');
      const retryAfterSeconds = retryStoreSeconds;
      const outcome: Outcome = { kind: 'not-stored', reason: 'unavailable', retryAfterSeconds, fields: {} };
      return await respond(context, outcome, 'json');
    }
  });
  return api;
}

/** Room for a full message and plan in any script. */
const maxBodyBytes = 128 * 1024;

const retryStoreSeconds = 30;

const consentShown = z.iso.date();

function isOutage(error: unknown): error is Error {
  return error instanceof StoreUnavailable || error instanceof OperatorNeeded;
}
