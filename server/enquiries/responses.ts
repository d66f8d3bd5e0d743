/** Answers an enquiry's sender: scripts get JSON, forms a redirect, the contact page with their words, or a plain page. */
import type { Context } from 'hono';
import type { FormRejection, RenderContactPage } from '../../contract/contact-form.ts';
import { type EnquiryProblem, enquiryFieldNames } from '../../contract/enquiry.ts';
import {
  type EnquiryAccepted,
  type EnquiryError,
  type EnquiryRejected,
  thankYouPath,
} from '../../contract/enquiry-api.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { BadRequest, EnquiryRequest } from './request.ts';

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
  /** Nothing is stored; or we don't know. */
  | 'store-unavailable'
  | 'store-unknown'
  | 'limit-sender'
  | 'limit-requests'
  | 'limit-held';

/** The other rejections are answered with the problems of their fields, or not at all. */
const answers: Readonly<Record<FormRejection | 'unsupported-type', [403 | 413 | 415 | 429 | 503, string]>> = {
  'foreign-origin': [403, 'This enquiry didn’t come from our site, so we can’t accept it.'],
  'too-large': [413, 'An enquiry takes at most 128 KiB.'],
  'unsupported-type': [415, 'Send the enquiry as a form or as JSON.'],
  'too-many': [429, 'Too many enquiries came from your network. Please try again later.'],
  timeout: [
    503,
    'We can’t tell whether your enquiry was stored. Send it again to be sure: we’ll count both as one.',
  ],
  unavailable: [503, 'Your enquiry could not be stored just now. Please try again later.'],
};

function errorOf(reason: Rejection): keyof typeof answers | null {
  if (reason === 'store-unknown') return 'timeout';
  if (reason === 'store-unavailable' || reason === 'limit-held') return 'unavailable';
  if (reason === 'foreign-origin' || reason === 'too-large' || reason === 'unsupported-type') return reason;
  return reason.startsWith('limit-') ? 'too-many' : null;
}

type Asked = Pick<EnquiryRequest, 'format' | 'fields'>;

type Contact = SiteManifest['contact'];

/** Where the form can't be used, visitors are told how else to reach us. */
export function responder(contact: Contact, render: RenderContactPage) {
  return async (context: Context, outcome: Outcome, { format, fields }: Asked) => {
    const isJson = format === 'json';
    if (outcome.kind !== 'rejected') {
      const { id, notified } = outcome;
      const location = thankYouPath(notified);
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
    const [status, message] = answers[error];
    if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
    if (isJson) {
      const told = status === 503 ? `${message} ${otherWays(contact)}` : message;
      return context.json({ error, message: told } satisfies EnquiryError, status);
    }
    // Nobody who sends these used our form, or used it a few times, so they aren't worth the rendering.
    if (error === 'foreign-origin' || error === 'unsupported-type' || reason === 'limit-requests') {
      return context.html(plainPage(message, contact), status);
    }
    return context.html(await render({ problems: [], notice: error, retryAfterSeconds, values }), status);
  };
}

function otherWays({ phone, email }: Contact): string {
  return `You can also call ${phone} or email ${email}.`;
}

function plainPage(message: string, { phone, email }: Contact): string {
  const [call, write] = [`tel:${phone.replaceAll(' ', '')}`, `mailto:${email}`];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>We didn’t get your enquiry</title><h1>We didn’t get your enquiry</h1>',
    `<p>${message}</p>`,
    '<p>Go back in your browser: what you wrote is still in the form, and you can send it again from there.</p>',
    `<p>You can also call <a href="${call}">${phone}</a> or email <a href="${write}">${email}</a>.</p>`,
    '<p><a href="/contact-us">Contact page</a></p></html>',
  ].join('\n');
}
