/** Sends the enquiry and names what came of it. Never throws: every failure is an outcome with words for it. */
import type { FormRefusal } from '../../contract/contact-form.ts';
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import type { EnquiryAccepted, EnquiryRejected } from '../../contract/enquiry-api.ts';
import type { FormValues } from './form-values.ts';

export type NoticeName = FormRefusal | 'offline' | 'timeout' | 'unexpected';

export type SendResult =
  /** `id` is the enquiry's reference; null where the answer did not say it. */
  | { outcome: 'accepted'; id: string | null }
  | { outcome: 'rejected'; problems: EnquiryProblem[] }
  | { outcome: 'refused'; notice: NoticeName; retryAfterSeconds: number | null };

/** Long enough for a phone at the edge of the network, short enough not to be given up first. */
const sendLimit = 20_000;

const refusals: Readonly<Record<number, FormRefusal>> = {
  403: 'foreign-origin',
  413: 'too-large',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

export async function sendEnquiry(values: FormValues, key: string): Promise<SendResult> {
  const refused = (notice: NoticeName, retryAfterSeconds: number | null = null): SendResult => ({
    outcome: 'refused',
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
      // It is accepted, whatever became of the answer's body.
      const body: Partial<EnquiryAccepted> = await answer.json().catch(() => ({}));
      return { outcome: 'accepted', id: body.id ?? null };
    }
    if (answer.status === 422) {
      const { errors }: EnquiryRejected = await answer.json();
      return { outcome: 'rejected', problems: errors };
    }
    const retryAfter = secondsOf(answer.headers.get('retry-after'));
    return refused(refusals[answer.status] ?? 'unexpected', retryAfter);
  } catch (error) {
    if (patience.signal.aborted) return refused('timeout');
    // Only a fetch without any answer throws a TypeError; anything else is an answer that cannot be read.
    return refused(error instanceof TypeError ? 'offline' : 'unexpected');
  } finally {
    clearTimeout(timer);
  }
}

/** A proxy may write Retry-After as a date; ours are seconds. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
