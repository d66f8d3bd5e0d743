/** `/api/enquiries` and `/api/captcha`. */
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { validateEnquiry } from '../../contract/enquiry.ts';
import type { EnquiryRefused } from '../../contract/enquiry-api.ts';
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { Topic } from '../../contract/site-manifest.ts';
import type { Api, ApiEnvironment } from '../app.ts';
import { boundRenders } from './bounded-render.ts';
import type { Captcha } from './captcha/captcha.ts';
import { senderAddress, trustedProxies } from './client-address.ts';
import type { RejectionCounter } from './rejections.ts';
import { type EnquiryRequest, readRequest } from './request.ts';
import { respondWithJson, respondWithPage } from './responses.ts';
import { StoreUnavailable } from './store/errors.ts';
import { inTime } from './store/store.ts';
import type { Outcome, Submit } from './submit.ts';

export type RouteOptions = {
  settings: Pick<Settings, 'trustProxy'>;
  /** What an enquiry can be about. The development server changes them in place. */
  topics: readonly Topic[];
  /** The public origin. */
  siteUrl: string;
  renderContactPage: RenderContactPage;
  log: Logger;
};

type Dependencies = { submit: Submit; captcha: Captcha; rejections: Pick<RejectionCounter, 'count'> };

export function enquiryRoutes(options: RouteOptions, { submit, captcha, rejections }: Dependencies): Api {
  const { settings, topics, siteUrl, log } = options;
  const render = boundRenders(options.renderContactPage);
  const trusted = trustedProxies(settings.trustProxy);
  const api: Api = new Hono();

  const addressOf = (context: Context<ApiEnvironment>) =>
    senderAddress(context.env.incoming.socket.remoteAddress, context.req.header('x-forwarded-for'), trusted);

  const take = async (
    context: Context<ApiEnvironment>,
    { fields, rejection }: EnquiryRequest,
  ): Promise<Outcome> => {
    if (rejection) return { kind: 'rejected', reason: rejection };
    const slugs = topics.map(({ slug }) => slug);
    const { enquiry, problems } = validateEnquiry(fields, slugs);
    if (enquiry === null) return { kind: 'rejected', reason: 'invalid-fields', problems };
    return await submit({
      enquiry,
      fields,
      idempotencyKey: context.req.header('idempotency-key') ?? null,
      address: addressOf(context),
      request: context.get('requestId'),
    });
  };

  api.post('/enquiries', async (context) => {
    const request = await readRequest(context.req.raw, siteUrl);
    const outcome = await take(context, request);
    if (outcome.kind === 'rejected') rejections.count(outcome.reason);
    if (outcome.kind === 'accepted') for (const concern of outcome.concerns) rejections.count(concern);
    if (request.format === 'json') return respondWithJson(context, outcome);
    return await respondWithPage(context, outcome, request.fields, (state) =>
      render(addressOf(context), state),
    );
  });

  api.get('/captcha', async (context) => {
    try {
      return context.json(await inTime(captcha.offer()));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.warn({ fault: error.message }, 'no captcha to offer');
      return respondWithJson(context, { kind: 'rejected', reason: 'store-unavailable' });
    }
  });

  api.on(['GET', 'PUT', 'PATCH', 'DELETE'], '/enquiries', (context) => {
    context.header('allow', 'POST');
    return context.json({ error: 'method', message: 'Post an enquiry here.' } satisfies EnquiryRefused, 405);
  });
  return api;
}
