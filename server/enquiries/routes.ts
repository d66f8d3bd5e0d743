/** `/api/enquiries` and `/api/captcha`. */
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { validateEnquiry } from '../../contract/enquiry.ts';
import type { EnquiryError } from '../../contract/enquiry-api.ts';
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest, Topic } from '../../contract/site-manifest.ts';
import type { Api, ApiEnvironment } from '../app.ts';
import { OperatorNeeded } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Captcha } from './captcha.ts';
import { type EnquiryRequest, readRequest, senderAddress, senderNetwork, trustedProxies } from './request.ts';
import { responder, unavailable } from './responses.ts';
import type { Senders } from './senders.ts';
import { StoreUnavailable } from './store/errors.ts';
import type { Outcome, Submit } from './submit.ts';

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

type ApiContext = Context<ApiEnvironment>;
type Dependencies = {
  submit: Submit;
  captcha: Captcha;
  senders: Senders;
  metrics: Pick<Metrics, 'rejected'>;
};

export function enquiryRoutes(
  options: RouteOptions,
  { submit, captcha, senders, metrics }: Dependencies,
): Api {
  const { settings, topics, form, siteUrl, log, renderContactPage } = options;
  const respond = responder(options.contact, renderContactPage);
  const trusted = trustedProxies(settings.TRUST_PROXY ?? []);
  const api: Api = new Hono();

  const senderOf = (context: ApiContext) => {
    const { remoteAddress } = context.env.incoming.socket;
    return senderNetwork(senderAddress(trusted, remoteAddress, context.req.header('x-forwarded-for')));
  };

  const take = async (context: ApiContext, { fields, rejection }: EnquiryRequest): Promise<Outcome> => {
    const sender = senderOf(context);
    const retryAfterSeconds = await senders.request(sender);
    if (retryAfterSeconds !== null) return { kind: 'rejected', reason: 'limit-requests', retryAfterSeconds };
    if (rejection) return { kind: 'rejected', reason: rejection };
    const slugs = topics.map(({ slug }) => slug);
    const { enquiry, problems } = validateEnquiry(fields, slugs, form.labels);
    if (enquiry === null) return { kind: 'rejected', reason: 'invalid-fields', problems };
    const idempotencyKey = context.req.header('idempotency-key') ?? null;
    const request = context.get('requestId');
    return await ifAvailable(submit({ enquiry, fields, idempotencyKey, sender, request }), (fault) => {
      log.error({ request, fault }, 'enquiry could not be stored');
      return unavailable;
    });
  };

  api.post('/enquiries', async (context) => {
    const request = await readRequest(context.req.raw, siteUrl);
    const outcome = await take(context, request);
    if (outcome.kind === 'rejected') metrics.rejected.inc({ reason: outcome.reason });
    return await respond(context, outcome, request);
  });

  // Without a limit: making a challenge takes as little as sending a page, and nothing is kept of it.
  api.get('/captcha', async (context) => {
    const offer = await ifAvailable(captcha.offer(), (fault) => {
      log.warn({ fault }, 'no captcha to offer');
      return null;
    });
    if (offer) return context.json(offer);
    return await respond(context, unavailable, { format: 'json', fields: {} });
  });

  api.all('/enquiries', (context) => {
    context.header('allow', 'POST');
    return context.json({ error: 'method', message: 'Post an enquiry here.' } satisfies EnquiryError, 405);
  });
  return api;
}

/** Leaves time to render a form and answer within 4 s. */
const patienceMs = 3500;

/** Waits as long as a visitor may have to. `work` goes on after that, and a repeat finds what it has stored. */
async function ifAvailable<Result, Other>(work: Promise<Result>, otherwise: (fault: string) => Other) {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new StoreUnavailable(`no answer within ${patienceMs / 1000} s`));
  const timer = setTimeout(giveUp, patienceMs);
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof OperatorNeeded) return otherwise(error.message);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
