/** Answers a sender: JSON, a redirect, the contact page with their words, or a plain page. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { FormRefusal, RenderContactPage } from '../../../contract/contact-form.ts';
import { type EnquiryProblem, enquiryFieldNames } from '../../../contract/enquiry.ts';
import {
  type EnquiryAccepted,
  type EnquiryError,
  type EnquiryInvalid,
  thankYouPath,
} from '../../../contract/enquiry-api.ts';
import { fill } from '../../../contract/fill.ts';
import { refusalWords as words } from '../../../contract/server-words.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import type { BadRequest, EnquiryRequest } from './request.ts';

export type Outcome =
  | { kind: 'accepted'; id: string }
  | { kind: 'invalid'; problems: readonly EnquiryProblem[] }
  | {
      kind: 'refused';
      reason: Refusal;
      retryAfterSeconds?: number;
      /** So many posts aren't worth the rendering. */
      plainly?: true;
    };

type Refusal = FormRefusal | BadRequest;

const statuses: Readonly<Record<Refusal, 400 | 403 | 413 | 415 | 429 | 503>> = {
  incomplete: 400,
  'foreign-origin': 403,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  timeout: 503,
  unavailable: 503,
};

type Asked = Pick<EnquiryRequest, 'format' | 'fields'>;

type Contact = SiteManifest['contact'];

/** @param isTold whether the thank-you page may promise a reply. */
export function responder(contact: Contact, isTold: boolean, render: RenderContactPage) {
  return async (context: Context, outcome: Outcome, { format, fields }: Asked) => {
    const isJson = format === 'json';
    if (outcome.kind === 'accepted') {
      const { id } = outcome;
      const location = thankYouPath(isTold);
      if (!isJson) return context.redirect(location, 303);
      return context.json({ id } satisfies EnquiryAccepted, 201, { location });
    }
    const values: Record<string, string> = {};
    for (const name of enquiryFieldNames) {
      const value = fields[name];
      if (typeof value === 'string') values[name] = value;
    }
    if (outcome.kind === 'invalid') {
      const { problems } = outcome;
      if (isJson) return context.json({ errors: [...problems] } satisfies EnquiryInvalid, 422);
      return context.html(await render({ problems, refusal: null, values }), 422);
    }
    const { reason, retryAfterSeconds, plainly } = outcome;
    const status = statuses[reason];
    if (reason === 'incomplete') return context.body(null, status);
    const message = words[reason];
    if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
    if (isJson) {
      const told =
        status === 429 || status === 503 ? `${message} ${fill(words.otherWays, contact)}` : message;
      return context.json({ error: reason, message: told } satisfies EnquiryError, status);
    }
    if (reason === 'foreign-origin' || reason === 'unsupported-type' || plainly)
      return context.html(plainPage(message, contact), status);
    return context.html(await render({ problems: [], refusal: reason, retryAfterSeconds, values }), status);
  };
}

function plainPage(message: string, { phone, email }: Contact) {
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
