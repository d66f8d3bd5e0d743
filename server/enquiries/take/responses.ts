/** Answers an enquiry's sender: scripts get JSON, forms a redirect, the contact page with their words, or a plain page. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { FormRejection, RenderContactPage } from '../../../contract/contact-form.ts';
import { type EnquiryProblem, enquiryFieldNames } from '../../../contract/enquiry.ts';
import {
  type EnquiryAccepted,
  type EnquiryError,
  type EnquiryRejected,
  thankYouPath,
} from '../../../contract/enquiry-api.ts';
import { fill } from '../../../contract/fill.ts';
import { refusalWords as words } from '../../../contract/server-words.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import type { BadRequest, EnquiryRequest } from './request.ts';

export type Outcome =
  | { kind: 'accepted'; id: string }
  | {
      kind: 'rejected';
      reason: Rejection;
      retryAfterSeconds?: number;
      problems?: readonly EnquiryProblem[];
    };

type Rejection =
  | BadRequest
  | 'invalid-fields'
  /** Nothing is stored; or we don't know. */
  | 'store-unavailable'
  | 'store-unknown'
  | 'limit-sender'
  | 'limit-requests'
  | 'limit-everybody';

type Refusal = FormRejection | 'unsupported-type';

/** The other rejections are answered with the problems of their fields, or not at all. */
const statuses: Readonly<Record<Refusal, 403 | 413 | 415 | 429 | 503>> = {
  'foreign-origin': 403,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  timeout: 503,
  unavailable: 503,
};

function errorOf(reason: Rejection): Refusal | null {
  if (reason === 'store-unknown') return 'timeout';
  if (reason === 'store-unavailable') return 'unavailable';
  if (reason === 'foreign-origin' || reason === 'too-large' || reason === 'unsupported-type') return reason;
  return reason.startsWith('limit-') ? 'too-many' : null;
}

type Asked = Pick<EnquiryRequest, 'format' | 'fields'>;

type Site = Pick<SiteManifest, 'contact'>;

/**
 * Where the form can't be used, visitors are told how else to reach us.
 *
 * @param site with whether anyone is told of enquiries: otherwise the page promises no reply.
 */
export function responder(site: Site & { isTold: boolean }, render: RenderContactPage) {
  const { contact, isTold } = site;
  return async (context: Context, outcome: Outcome, { format, fields }: Asked) => {
    const isJson = format === 'json';
    if (outcome.kind !== 'rejected') {
      const { id } = outcome;
      const location = thankYouPath(isTold);
      if (!isJson) return context.redirect(location, 303);
      return context.json({ id } satisfies EnquiryAccepted, 201, { location });
    }
    const { reason, problems, retryAfterSeconds } = outcome;
    const values: Record<string, string> = {};
    for (const name of enquiryFieldNames) {
      const value = fields[name];
      if (typeof value === 'string') values[name] = value;
    }
    if (problems) {
      if (isJson) return context.json({ errors: [...problems] } satisfies EnquiryRejected, 422);
      return context.html(await render({ problems, notice: 'none', values }), 422);
    }
    const error = errorOf(reason);
    if (!error) return context.body(null, 400);
    const [status, message] = [statuses[error], words[error]];
    if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
    if (isJson) {
      const told =
        status === 429 || status === 503 ? `${message} ${fill(words.otherWays, contact)}` : message;
      return context.json({ error, message: told } satisfies EnquiryError, status);
    }
    // Nobody who sends these used our form, or used it a few times, so they aren't worth the rendering.
    if (error === 'foreign-origin' || error === 'unsupported-type' || reason === 'limit-requests') {
      return context.html(plainPage(message, site), status);
    }
    return context.html(await render({ problems: [], notice: error, retryAfterSeconds, values }), status);
  };
}

function plainPage(message: string, { contact: { phone, email } }: Site) {
  const links: Readonly<Record<string, ReturnType<typeof html>>> = {
    '{phone}': html`<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`,
    '{email}': html`<a href="mailto:${email}">${email}</a>`,
  };
  const otherWays = words.otherWays.split(/(\{\w+\})/).map((part) => links[part] ?? part);
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.heading}</title><h1>${words.heading}</h1>
<p>${message}</p>
<p>${words.back}</p>
<p>${otherWays}</p>
<p><a href="/contact-us">${words.contactPage}</a></p></html>`;
}
