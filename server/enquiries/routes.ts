/** `/api/enquiries` and `/api/captcha`: from a request to an answer. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { validateEnquiry } from '../../contract/enquiry.ts';
import type { EnquiryRefused } from '../../contract/enquiry-api.ts';
import type { Captcha } from './captcha/captcha.ts';
import { type Answers, formAnswers, jsonAnswers, type Refusal, refusals } from './http/answers.ts';
import { isOwnOrigin } from './http/own-origin.ts';
import { readBody } from './http/read-body.ts';
import { type BodyFormat, type Fields, formatOf, readFields } from './http/read-fields.ts';
import { senderAddress, trustedProxies } from './http/sender-address.ts';
import type { Intake } from './intake.ts';
import { StoreUnavailable } from './store/open-store.ts';
import type { RefusalReason } from './store/refusals.ts';

export type EnquiryRouteOptions = {
  intake: Intake;
  captcha: Captcha;
  countRefusal: (reason: RefusalReason) => void;
  /** Slugs that `topic` may have. */
  topics: readonly string[];
  /** The public origin. */
  siteUrl: string;
  trustProxy: readonly string[];
  renderContactPage: RenderContactPage;
  log: Logger;
};

type Api = Hono<{ Bindings: HttpBindings }>;
type ApiContext = Context<{ Bindings: HttpBindings }>;

export function enquiryRoutes(options: EnquiryRouteOptions): Api {
  const { intake, captcha, countRefusal, topics, siteUrl, renderContactPage, log } = options;
  const trusted = trustedProxies(options.trustProxy);
  const api: Api = new Hono();

  const refuse = (answers: Answers, refusal: Refusal, reason: RefusalReason) => {
    countRefusal(reason);
    return answers.refused(refusal);
  };

  const answersFor = (context: ApiContext, format: BodyFormat | null, fields: Fields) =>
    format === 'urlencoded' || format === 'multipart'
      ? formAnswers(context, fields, renderContactPage)
      : jsonAnswers(context);

  api.post('/enquiries', async (context) => {
    const header = (name: string) => context.req.header(name);
    const contentType = header('content-type') ?? '';
    const format = formatOf(contentType);
    if (format === null) return refuse(jsonAnswers(context), refusals.unsupportedType, 'unsupported-type');

    const body = await readBody(context.req.raw.body);
    // Half an enquiry may look like a whole one, so what broke off is not taken.
    if (body === null) return context.body(null, 400);
    const { bytes, overflowed } = body;
    const fields = await readFields(bytes, format, contentType);
    const answers = answersFor(context, format, fields);
    const origin = { origin: header('origin'), host: header('host'), secFetchSite: header('sec-fetch-site') };
    if (!isOwnOrigin(origin, siteUrl)) return refuse(answers, refusals.foreignOrigin, 'foreign-origin');
    if (overflowed) return refuse(answers, refusals.tooLarge, 'too-large');

    const { enquiry, problems } = validateEnquiry(fields, topics);
    if (enquiry === null) {
      countRefusal('invalid-fields');
      return answers.rejected(problems);
    }

    const peer = context.env.incoming.socket.remoteAddress;
    const result = await intake.take({
      enquiry,
      fields,
      idempotencyKey: header('idempotency-key') ?? null,
      address: senderAddress(peer, header('x-forwarded-for'), trusted),
    });
    if (result.outcome === 'limited') {
      return refuse(answers, refusals.tooMany(Math.ceil(result.retryAfterMs / 1000)), `limit-${result.by}`);
    }
    if (result.outcome === 'unavailable') {
      return refuse(answers, refusals.unavailable, 'store-unavailable');
    }
    if (result.outcome === 'reused-key') {
      countRefusal('reused-key');
      return answers.rejected([reusedKey]);
    }
    return answers.accepted(result.id);
  });

  api.get('/captcha', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      return context.json(await captcha.offer());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.warn({ fault: error.message }, 'no captcha to offer');
      return jsonAnswers(context).refused(refusals.unavailable);
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
