/**
 * The response to each outcome: scripts get JSON, forms get a redirect, or the contact page again with
 * everything the visitor wrote.
 */
import type { Context } from 'hono';
import type { ContactFormState, RenderContactPage } from '../../../contract/contact-form.ts';
import { type EnquiryProblem, enquiryFieldNames } from '../../../contract/enquiry.ts';
import type { EnquiryAccepted, EnquiryRefused, EnquiryRejected } from '../../../contract/enquiry-api.ts';
import type { Fields } from './read-fields.ts';

export type Refusal = {
  status: 403 | 413 | 415 | 429 | 503;
  error: 'foreign-origin' | 'too-large' | 'unsupported-type' | 'too-many' | 'unavailable';
  message: string;
  retryAfterSeconds?: number;
};

export const refusals = {
  foreignOrigin: {
    status: 403,
    error: 'foreign-origin',
    message: 'This form only takes enquiries from its own site.',
  },
  tooLarge: { status: 413, error: 'too-large', message: 'An enquiry takes at most 64 KiB.' },
  unsupportedType: {
    status: 415,
    error: 'unsupported-type',
    message: 'Send the enquiry as a form or as JSON.',
  },
  tooMany: (retryAfterSeconds: number) => ({
    status: 429,
    error: 'too-many',
    message: 'Too many enquiries came from your network. Please try again later.',
    retryAfterSeconds,
  }),
  unavailable: {
    status: 503,
    error: 'unavailable',
    message: 'Your enquiry could not be stored just now. Please try again in a moment.',
    retryAfterSeconds: 30,
  },
} as const satisfies Record<string, Refusal | ((seconds: number) => Refusal)>;

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

const notices: Partial<Record<Refusal['error'], ContactFormState['notice']>> = {
  'foreign-origin': 'foreign-origin',
  'too-large': 'too-large',
  'too-many': 'too-many',
  unavailable: 'unavailable',
};

export function formResponses(
  context: Context,
  fields: Fields,
  renderContactPage: RenderContactPage,
): Responses {
  const page = async (state: Omit<ContactFormState, 'values'>, status: Refusal['status'] | 422) =>
    context.html(await renderContactPage({ ...state, values: valuesOf(fields) }), status);
  return {
    accepted: () => context.redirect('/thank-you', 303),
    rejected: (problems) => page({ problems, notice: 'none' }, 422),
    refused: ({ status, error, retryAfterSeconds }) => {
      setRetryAfter(context, retryAfterSeconds);
      const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
      return page({ problems: [], notice: notices[error] ?? 'none', ...wait }, status);
    },
  };
}

function setRetryAfter(context: Context, seconds: number | undefined): void {
  if (seconds !== undefined) context.header('retry-after', String(seconds));
}

function valuesOf(fields: Fields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of enquiryFieldNames) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}
