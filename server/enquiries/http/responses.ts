/**
 * The response to each outcome: scripts get JSON, forms get a redirect, the contact page again with
 * everything the visitor wrote, or a plain page where that would cost too much.
 */
import type { Context } from 'hono';
import type { ContactFormState, FormRefusal } from '../../../contract/contact-form.ts';
import { type EnquiryProblem, enquiryFieldNames } from '../../../contract/enquiry.ts';
import type { EnquiryAccepted, EnquiryRefused, EnquiryRejected } from '../../../contract/enquiry-api.ts';
import type { Fields } from './read-fields.ts';

export type Refusal = {
  status: 403 | 413 | 415 | 429 | 503;
  error: FormRefusal | 'unsupported-type';
  message: string;
  retryAfterSeconds?: number;
};

export const refusals = {
  foreignOrigin: {
    status: 403,
    error: 'foreign-origin',
    message: 'This enquiry did not come from this site, and the form takes no others.',
  },
  tooLarge: { status: 413, error: 'too-large', message: 'An enquiry takes at most 64 KiB.' },
  unsupportedType: {
    status: 415,
    error: 'unsupported-type',
    message: 'Send the enquiry as a form or as JSON.',
  },
  tooMany: {
    status: 429,
    error: 'too-many',
    message: 'Too many enquiries came from your network. Please try again later.',
  },
  unavailable: {
    status: 503,
    error: 'unavailable',
    message: 'Your enquiry could not be stored just now. Please try again in a moment.',
    retryAfterSeconds: 30,
  },
} as const satisfies Record<string, Refusal>;

export type Responses = {
  accepted(id: string): Response;
  rejected(problems: EnquiryProblem[]): Response | Promise<Response>;
  refused(refusal: Refusal): Response | Promise<Response>;
};

export function jsonResponses(context: Context): Responses {
  return {
    accepted: (id) => context.json({ id } satisfies EnquiryAccepted, 201),
    rejected: (errors) => context.json({ errors } satisfies EnquiryRejected, 422),
    refused: ({ status, error, message, retryAfterSeconds }) => {
      setRetryAfter(context, retryAfterSeconds);
      return context.json({ error, message } satisfies EnquiryRefused, status);
    },
  };
}

const busyMessage = 'The site is answering too many forms at this moment, and could not look at yours.';
const busyRetrySeconds = 5;

/** @param render resolves with null where too much is rendered already. */
export function formResponses(
  context: Context,
  fields: Fields,
  render: (state: ContactFormState) => Promise<string | null>,
): Responses {
  return {
    accepted: () => context.redirect('/thank-you', 303),

    rejected: async (problems) => {
      const page = await render({ problems, notice: 'none', values: valuesOf(fields) });
      if (page !== null) return context.html(page, 422);
      setRetryAfter(context, busyRetrySeconds);
      return context.html(plainPage(busyMessage), 429);
    },

    refused: async ({ status, error, message, retryAfterSeconds }) => {
      setRetryAfter(context, retryAfterSeconds);
      // Whoever sends such a thing used no form of ours, and is not worth the rendering.
      if (error === 'foreign-origin' || error === 'unsupported-type') {
        return context.html(plainPage(message), status);
      }
      const page = await render({ problems: [], notice: error, retryAfterSeconds, values: valuesOf(fields) });
      return context.html(page ?? plainPage(message), status);
    },
  };
}

function setRetryAfter(context: Context, seconds: number | undefined): void {
  if (seconds !== undefined) context.header('retry-after', String(seconds));
}

function valuesOf(fields: Fields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of enquiryFieldNames) {
    const value = fields[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** A page without any rendering, for forms that are refused faster than the contact page could be shown. */
function plainPage(message: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Your enquiry was not taken</title><h1>Your enquiry was not taken</h1>',
    `<p>${message}</p>`,
    '<p>Go back in your browser: what you wrote is still in the form, and you can send it again from there.</p>',
    '<p><a href="/contact-us">To the contact page</a></p></html>',
  ].join('\n');
}
