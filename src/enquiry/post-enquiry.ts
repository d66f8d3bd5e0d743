/** Posts an enquiry. The form has a text for every failure. */
import { enquiriesAddress } from '../../contract/addresses.ts';
import type { FormRefusal } from '../../contract/contact-form.ts';
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import {
  type EnquiryAccepted,
  type EnquiryError,
  type EnquiryInvalid,
  reference,
  thankYouPath,
} from '../../contract/enquiry-api.ts';
import type { FormValues } from '../browser/draft-storage.ts';

type Refusal = FormRefusal | 'offline' | 'blocked' | 'unexpected';

/** What the form says after a submission: what to fix, or why it couldn't be sent. */
export type FormStatus = {
  problems: readonly EnquiryProblem[];
  refusal: Refusal | null;
  retryAfterSeconds?: number | undefined;
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

const failed = (refusal: Refusal, retryAfterSeconds?: number): Answer => ({
  refused: { problems: [], refusal, retryAfterSeconds },
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

/** It may not be our server that answers: a proxy, a firewall, a network's sign-in page. Then there's no such JSON. */
async function readAnswer(answer: Response): Promise<Answer> {
  const { status, headers } = answer;
  const body: Partial<EnquiryAccepted & EnquiryInvalid & EnquiryError> | null = await answer
    .json()
    .catch(() => null);
  if (status === 201) {
    const notified = headers.get('location') === thankYouPath(true);
    return { accepted: { reference: body?.id ? reference(body.id) : null, notified } };
  }
  if (status === 422 && body?.errors) return { refused: { problems: body.errors, refusal: null } };
  // A firewall's own 403 means that we know nothing of the enquiry.
  if (status === 403) return failed(body?.error === 'foreign-origin' ? 'foreign-origin' : 'blocked');
  const refusal = body?.error === 'timeout' ? 'timeout' : (refusals[status] ?? 'unexpected');
  return failed(refusal, Number(headers.get('retry-after')) || undefined);
}
