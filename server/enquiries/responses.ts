/**
 * Answers an enquiry's sender: scripts get JSON; forms get a redirect, the contact page with everything the visitor
 * wrote, or a plain page if rendering that would cost too much.
 */
import type { Context } from 'hono';
import type { ContactFormState, FormRefusal } from '../../contract/contact-form.ts';
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import type { EnquiryAccepted, EnquiryRefused, EnquiryRejected } from '../../contract/enquiry-api.ts';
import type { Rejection } from './rejections.ts';
import type { Fields } from './request.ts';
import type { Outcome } from './submit.ts';

type Answer = {
  status: 403 | 413 | 415 | 429 | 503;
  error: FormRefusal | 'unsupported-type';
  message: string;
};

const tooMany: Answer = {
  status: 429,
  error: 'too-many',
  message: 'Too many enquiries came from your network. Please try again later.',
};

const unavailable: Answer = {
  status: 503,
  error: 'unavailable',
  message: 'Your enquiry could not be stored just now. Please try again in a moment.',
};
const unavailableRetrySeconds = 30;

/** The others are answered with the problems of their fields, or not at all. */
const answers: Partial<Record<Rejection, Answer>> = {
  'foreign-origin': {
    status: 403,
    error: 'foreign-origin',
    message: 'This enquiry did not come from this site, and the form takes no others.',
  },
  'too-large': { status: 413, error: 'too-large', message: 'An enquiry takes at most 64 KiB.' },
  'unsupported-type': {
    status: 415,
    error: 'unsupported-type',
    message: 'Send the enquiry as a form or as JSON.',
  },
  'limit-sender': tooMany,
  'limit-unverifiedSender': tooMany,
  'limit-held': tooMany,
  'store-unavailable': unavailable,
};

export function respondWithJson(context: Context, outcome: Outcome): Response {
  if (outcome.kind !== 'rejected') return context.json({ id: outcome.id } satisfies EnquiryAccepted, 201);
  const { reason, problems } = outcome;
  if (problems) return context.json({ errors: [...problems] } satisfies EnquiryRejected, 422);
  const answer = answers[reason];
  if (!answer) return context.body(null, 400);
  const { status, error, message } = answer;
  setRetryAfter(context, retryAfterSeconds(outcome));
  return context.json({ error, message } satisfies EnquiryRefused, status);
}

const busyMessage = 'The site is answering too many forms at this moment, and could not look at yours.';
const busyRetrySeconds = 5;

/** @param render resolves with null if too much is being rendered already. */
export async function respondWithPage(
  context: Context,
  outcome: Outcome,
  fields: Fields,
  render: (state: ContactFormState) => Promise<string | null>,
): Promise<Response> {
  if (outcome.kind !== 'rejected') return context.redirect('/thank-you', 303);
  const values = textFields(fields);
  if (outcome.problems) {
    const page = await render({ problems: outcome.problems, notice: 'none', values });
    if (page !== null) return context.html(page, 422);
    setRetryAfter(context, busyRetrySeconds);
    return context.html(plainPage(busyMessage), 429);
  }
  const answer = answers[outcome.reason];
  if (!answer) return context.body(null, 400);
  const { status, error, message } = answer;
  const retryAfter = retryAfterSeconds(outcome);
  setRetryAfter(context, retryAfter);
  // Nobody who sends these used our form, so they aren't worth the rendering.
  if (error === 'foreign-origin' || error === 'unsupported-type') {
    return context.html(plainPage(message), status);
  }
  const page = await render({ problems: [], notice: error, retryAfterSeconds: retryAfter, values });
  return context.html(page ?? plainPage(message), status);
}

function retryAfterSeconds({ reason, retryAfterSeconds }: Outcome & { kind: 'rejected' }) {
  return reason === 'store-unavailable' ? unavailableRetrySeconds : retryAfterSeconds;
}

function setRetryAfter(context: Context, seconds: number | undefined): void {
  if (seconds !== undefined) context.header('retry-after', String(seconds));
}

function textFields(fields: Fields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of enquiryFieldNames) {
    const value = fields[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

function plainPage(message: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Your enquiry was not taken</title><h1>Your enquiry was not taken</h1>',
    `<p>${message}</p>`,
    '<p>Go back in your browser: what you wrote is still in the form, and you can send it again from there.</p>',
    '<p><a href="/contact-us">To the contact page</a></p></html>',
  ].join('\n');
}
