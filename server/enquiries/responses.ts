/**
 * Answers an enquiry's sender: scripts get JSON; forms get a redirect, the contact page with everything the visitor
 * wrote, or a plain page if rendering that would cost too much.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ContactFormState, FormRefusal, RenderContactPage } from '../../contract/contact-form.ts';
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import type { EnquiryAccepted, EnquiryRefused, EnquiryRejected } from '../../contract/enquiry-api.ts';
import type { EnquiryRequest, Fields } from './request.ts';
import type { Outcome, Rejection } from './submit.ts';

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
  'store-unavailable': {
    status: 503,
    error: 'unavailable',
    message: 'Your enquiry could not be stored just now. Please try again in a moment.',
  },
};

/** The answer while the store is away. */
export const unavailable: Outcome = { kind: 'rejected', reason: 'store-unavailable', retryAfterSeconds: 30 };

const busyMessage = 'The site is answering too many forms at this moment, and could not look at yours.';
const busyRetrySeconds = 5;

/** @param render resolves with null if too much is being rendered already. */
export async function respond(
  context: Context,
  outcome: Outcome,
  { format, fields }: Pick<EnquiryRequest, 'format' | 'fields'>,
  render: (state: ContactFormState) => Promise<string | null>,
): Promise<Response> {
  const isJson = format === 'json';
  if (outcome.kind !== 'rejected') {
    if (isJson) return context.json({ id: outcome.id } satisfies EnquiryAccepted, 201);
    return context.redirect('/thank-you', 303);
  }
  const { reason, problems, retryAfterSeconds } = outcome;
  const values = textFields(fields);
  if (problems) {
    if (isJson) return context.json({ errors: [...problems] } satisfies EnquiryRejected, 422);
    const page = await render({ problems, notice: 'none', values });
    if (page !== null) return context.html(page, 422);
    context.header('retry-after', String(busyRetrySeconds));
    return context.html(plainPage(busyMessage), 429);
  }
  const answer = answers[reason];
  if (!answer) return context.body(null, 400);
  const { status, error, message } = answer;
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  if (isJson) return context.json({ error, message } satisfies EnquiryRefused, status);
  // Nobody who sends these used our form, so they aren't worth the rendering.
  if (error === 'foreign-origin' || error === 'unsupported-type') {
    return context.html(plainPage(message), status);
  }
  const page = await render({ problems: [], notice: error, retryAfterSeconds, values });
  return context.html(page ?? plainPage(message), status);
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

const maxClients = 9;

/**
 * Rendering takes milliseconds of the only thread, and anyone who posts invalid forms can ask for it as often as they
 * like. So a client with a page under way gets null, and so do others when too many have one.
 */
export function boundRenders(render: RenderContactPage) {
  const clients = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  return async (client: string, state: ContactFormState): Promise<string | null> => {
    if (clients.has(client) || clients.size >= maxClients) return null;
    clients.add(client);
    const page = last.then(() => nextTurn()).then(() => render(state));
    last = page.catch(() => undefined);
    try {
      return await page;
    } finally {
      clients.delete(client);
    }
  };
}
