/** `/api/enquiries` and `/api/captcha`: from a request to a response. */
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { validateEnquiry } from '../../contract/enquiry.ts';
import type { EnquiryRefused } from '../../contract/enquiry-api.ts';
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { Topic } from '../../contract/site-manifest.ts';
import type { Api, ApiEnvironment } from '../service.ts';
import { StoreUnavailable } from './db/errors.ts';
import type { RefusalReason } from './db/refusals.ts';
import { boundRenders } from './http/bounded-render.ts';
import { senderAddress, trustedProxies } from './http/client-address.ts';
import { isOwnOrigin } from './http/origin.ts';
import { readBody } from './http/read-body.ts';
import { type BodyFormat, type Fields, formatOf, readFields } from './http/read-fields.ts';
import { formResponses, jsonResponses, type Refusal, type Responses, refusals } from './http/responses.ts';
import type { Captcha } from './spam/captcha.ts';
import type { Submit } from './submit.ts';

type ApiContext = Context<ApiEnvironment>;

export type RouteOptions = {
  settings: Pick<Settings, 'trustProxy'>;
  /** What an enquiry can be about. The development server changes them in place. */
  topics: readonly Topic[];
  /** The public origin. */
  siteUrl: string;
  renderContactPage: RenderContactPage;
  log: Logger;
};

type Dependencies = { submit: Submit; captcha: Captcha; countRefusal: (reason: RefusalReason) => void };

export function enquiryRoutes(options: RouteOptions, { submit, captcha, countRefusal }: Dependencies): Api {
  const { settings, topics, siteUrl, log } = options;
  const render = boundRenders(options.renderContactPage);
  const trusted = trustedProxies(settings.trustProxy);
  const api: Api = new Hono();

  const refuse = (responses: Responses, refusal: Refusal, reason: RefusalReason) => {
    countRefusal(reason);
    return responses.refused(refusal);
  };

  const addressOf = (context: ApiContext) =>
    senderAddress(context.env.incoming.socket.remoteAddress, context.req.header('x-forwarded-for'), trusted);

  const responsesFor = (context: ApiContext, format: BodyFormat, fields: Fields) =>
    format === 'json'
      ? jsonResponses(context)
      : formResponses(context, fields, (state) => render(addressOf(context), state));

  api.post('/enquiries', async (context) => {
    const contentType = context.req.header('content-type') ?? '';
    const format = formatOf(contentType);
    if (format === null) return refuse(jsonResponses(context), refusals.unsupportedType, 'unsupported-type');

    const body = await readBody(context.req.raw.body);
    // Half an enquiry may look like a whole one, so what broke off is not taken.
    if (body === null) {
      countRefusal('incomplete');
      return context.body(null, 400);
    }
    const { bytes, overflowed } = body;
    if (!isOwnOrigin(context.req.raw.headers, siteUrl)) {
      return refuse(responsesFor(context, format, {}), refusals.foreignOrigin, 'foreign-origin');
    }
    const fields = await readFields(bytes, format, contentType);
    const responses = responsesFor(context, format, fields);
    if (overflowed) return refuse(responses, refusals.tooLarge, 'too-large');

    const { enquiry, problems } = validateEnquiry(
      fields,
      topics.map(({ slug }) => slug),
    );
    if (enquiry === null) {
      countRefusal('invalid-fields');
      return responses.rejected(problems);
    }

    const result = await submit({
      enquiry,
      fields,
      idempotencyKey: context.req.header('idempotency-key') ?? null,
      address: addressOf(context),
      request: context.get('requestId'),
    });
    if (result.outcome === 'limited') {
      const retryAfterSeconds = Math.ceil(result.retryAfterMs / 1000);
      return refuse(responses, { ...refusals.tooMany, retryAfterSeconds }, `limit-${result.by}`);
    }
    if (result.outcome === 'unavailable') {
      return refuse(responses, refusals.unavailable, 'store-unavailable');
    }
    if (result.outcome === 'reused-key') {
      countRefusal('reused-key');
      return responses.rejected([reusedKey]);
    }
    return responses.accepted(result.id);
  });

  api.get('/captcha', async (context) => {
    try {
      return context.json(await captcha.offer());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.warn({ fault: error.message }, 'no captcha to offer');
      return jsonResponses(context).refused(refusals.unavailable);
    }
  });

  api.on(['GET', 'PUT', 'PATCH', 'DELETE'], '/enquiries', (context) => {
    context.header('allow', 'POST');
    return context.json({ error: 'method', message: 'Post an enquiry here.' } satisfies EnquiryRefused, 405);
  });
  return api;
}

const reusedKey = {
  field: 'message',
  code: 'reused-key',
  message: 'This request was already answered with other words. Send the changed enquiry as a new one.',
} as const;
