/** Answers a sender: JSON, a redirect, the contact page with their words, or a plain page. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { RenderContactPage } from '../../../contract/contact-form.ts';
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
import type { Fields, Format } from './request.ts';

export type Outcome =
  | { kind: 'accepted'; id: string }
  | { kind: 'invalid'; problems: readonly EnquiryProblem[]; fields: Fields }
  | {
      kind: 'not-stored';
      reason: 'too-many' | 'timeout' | 'unavailable';
      retryAfterSeconds: number;
      fields: Fields;
    }
  /** Without reading it, so its words can't be given back. */
  | {
      kind: 'refused';
      reason: 'foreign-origin' | 'too-large' | 'unsupported-type' | 'too-many';
      retryAfterSeconds?: number;
    };

const statuses = {
  'foreign-origin': 403,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  timeout: 503,
  unavailable: 503,
} as const;

/** @param isTold whether the thank-you page may promise a reply. */
export function responder(contact: SiteManifest['contact'], isTold: boolean, render: RenderContactPage) {
  return async (context: Context, outcome: Outcome, format: Format | null) => {
    const isForm = format === 'form';
    if (outcome.kind === 'accepted') {
      const { id } = outcome;
      const location = thankYouPath(isTold);
      if (isForm) return context.redirect(location, 303);
      return context.json({ id } satisfies EnquiryAccepted, 201, { location });
    }
    if (outcome.kind === 'invalid') {
      const { problems, fields } = outcome;
      if (!isForm) return context.json({ errors: [...problems] } satisfies EnquiryInvalid, 422);
      return context.html(await render({ problems, refusal: null, values: typedIn(fields) }), 422);
    }
    const { reason, retryAfterSeconds } = outcome;
    const status = statuses[reason];
    if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
    const otherWays = fill(words.otherWays, contact);
    if (!isForm) {
      const message = `${words[reason]} ${otherWays}`;
      return context.json({ error: reason, message } satisfies EnquiryError, status);
    }
    if (outcome.kind === 'refused') return context.html(plainPage(words[reason], otherWays), status);
    const state = {
      problems: [],
      refusal: outcome.reason,
      retryAfterSeconds,
      values: typedIn(outcome.fields),
    };
    return context.html(await render(state), status);
  };
}

function typedIn(fields: Fields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of enquiryFieldNames) {
    const value = fields[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

function plainPage(message: string, otherWays: string) {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.heading}</title><h1>${words.heading}</h1>
<p>${message}</p>
<p>${words.back}</p>
<p>${otherWays}</p>
<p><a href="/contact-us">${words.contactPage}</a></p></html>`;
}
