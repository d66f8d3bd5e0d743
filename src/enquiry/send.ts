/** Sends the enquiry. It never throws: every failure is an outcome that the form has a text for. */
import type { FormRejection } from '../../contract/contact-form.ts';
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import type { EnquiryAccepted, EnquiryRejected } from '../../contract/enquiry-api.ts';
import type { FormValues } from './form-values.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts';

export type NoticeName = FormRejection | 'offline' | 'timeout' | 'unexpected';

export type SendResult =
  /** `id` is the enquiry's reference; null if the answer didn't have it. */
  | { outcome: 'accepted'; id: string | null }
  | { outcome: 'rejected'; problems: EnquiryProblem[] }
  | { outcome: 'failed'; notice: NoticeName; retryAfterSeconds: number | null };

/** Long enough for a slow phone network, and short enough that visitors still wait. */
const sendLimit = 20_000;

const rejections: Readonly<Record<number, FormRejection>> = {
  403: 'foreign-origin',
  413: 'too-large',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Sends the values under a key of their own, so that they count once however often they arrive. */
export async function submitEnquiry(values: FormValues): Promise<SendResult> {
  const result = await sendEnquiry(values, idempotencyKey(values));
  const isReused = result.outcome === 'rejected' && result.problems.some(({ code }) => code === 'reused-key');
  if (!isReused) return result;
  // The server knows the key from other values.
  forgetIdempotencyKey();
  return sendEnquiry(values, idempotencyKey(values));
}

export async function sendEnquiry(values: FormValues, key: string): Promise<SendResult> {
  const failed = (notice: NoticeName, retryAfterSeconds: number | null = null): SendResult => ({
    outcome: 'failed',
    notice,
    retryAfterSeconds,
  });
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), sendLimit);
  try {
    const answer = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(values),
      signal: patience.signal,
    });
    if (answer.status === 201) {
      // It's accepted, even if the answer's body can't be read.
      const body: Partial<EnquiryAccepted> = await answer.json().catch(() => ({}));
      return { outcome: 'accepted', id: body.id ?? null };
    }
    if (answer.status === 422) {
      const { errors }: EnquiryRejected = await answer.json();
      return { outcome: 'rejected', problems: errors };
    }
    const retryAfter = secondsOf(answer.headers.get('retry-after'));
    return failed(rejections[answer.status] ?? 'unexpected', retryAfter);
  } catch (error) {
    if (patience.signal.aborted) return failed('timeout');
    // A fetch without any answer throws a TypeError. Any other error is an answer that can't be read.
    return failed(error instanceof TypeError ? 'offline' : 'unexpected');
  } finally {
    clearTimeout(timer);
  }
}

/** A proxy may write Retry-After as a date; ours are seconds. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
