/** Posts an enquiry. The form has a text for every failure. */
import { enquiriesAddress } from '../../contract/addresses.ts';
import type { FormRefusal } from '../../contract/contact-form.ts';
import { type EnquiryProblem, enquiryFieldNames } from '../../contract/enquiry.ts';
import { reference, thankYouPath } from '../../contract/enquiry-api.ts';
import type { FormValues } from '../browser/stored-enquiry.ts';

type NoticeName = FormRefusal | 'offline' | 'blocked' | 'unexpected';

/** What the form says after a submission: what to fix, or why it couldn't be sent. */
export type FormStatus = {
  problems: readonly EnquiryProblem[];
  notice: NoticeName | null;
  retryAfterSeconds: number | null;
};

export type Accepted = { reference: string | null; notified: boolean };

type Answer = { accepted: Accepted } | { refused: FormStatus };

const sendLimit = 20_000;

const refusals: Readonly<Record<number, FormRefusal>> = {
  413: 'too-large',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
};

const failed = (notice: NoticeName, retryAfterSeconds: number | null = null): Answer => ({
  refused: { problems: [], notice, retryAfterSeconds },
});

/** The server counts the same words once, however often they arrive. */
export async function postEnquiry(values: FormValues): Promise<Answer> {
  const patience = new AbortController();
  const { signal } = patience;
  const timer = setTimeout(() => patience.abort(), sendLimit);
  try {
    const body = JSON.stringify(values);
    const answer = await answerTo(enquiriesAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // Also if the visitor goes to another site meanwhile. Browsers take no more than 64 KiB then.
      keepalive: new TextEncoder().encode(body).length < 60_000,
      signal,
    });
    if (answer) return await readAnswer(answer);
    // A content blocker and a connection that broke look the same.
    const home = await answerTo('/', { method: 'HEAD', cache: 'no-store', signal });
    return failed(home ? 'blocked' : 'offline');
  } catch {
    return failed(signal.aborted ? 'timeout' : 'unexpected');
  } finally {
    clearTimeout(timer);
  }
}

/** Null if there's none. */
async function answerTo(address: string, request: RequestInit): Promise<Response | null> {
  return await fetch(address, request).catch((error) => {
    if (error instanceof TypeError) return null;
    throw error;
  });
}

/** What answers may not be our server: a proxy, a firewall, a network's sign-in page. */
async function readAnswer(answer: Response): Promise<Answer> {
  const { status, headers } = answer;
  const body: unknown = await answer.json().catch(() => null);
  // A firewall's own 403 means that we know nothing of the enquiry.
  if (status === 403)
    return failed(textIn(body, 'error') === 'foreign-origin' ? 'foreign-origin' : 'blocked');
  if (status !== 201 && status !== 422) {
    const isUnknown = textIn(body, 'error') === 'timeout';
    const notice = isUnknown ? 'timeout' : (refusals[status] ?? 'unexpected');
    return failed(notice, secondsOf(headers.get('retry-after')));
  }
  if (status === 201) {
    const id = textIn(body, 'id');
    const notified = headers.get('location') === thankYouPath(true);
    return { accepted: { reference: id && reference(id), notified } };
  }
  const problems = problemsIn(body);
  return problems.length > 0
    ? { refused: { problems, notice: null, retryAfterSeconds: null } }
    : failed('unexpected');
}

function problemsIn(body: unknown): EnquiryProblem[] {
  const errors = valueIn(body, 'errors');
  return Array.isArray(errors) ? errors.filter(isProblem) : [];
}

function isProblem(error: unknown): error is EnquiryProblem {
  const field = textIn(error, 'field');
  return enquiryFieldNames.some((name) => name === field) && textIn(error, 'message') !== null;
}

function textIn(body: unknown, name: string): string | null {
  const value = valueIn(body, name);
  return typeof value === 'string' ? value : null;
}

function valueIn(body: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(body ?? {})).get(name);
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
