/** Sends the values under their own key, so that they count once however often they arrive. */
import type { FormValues } from './form-values.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts';
import { type SendResult, sendEnquiry } from './send.ts';

/** A key that the server knows from other values is given up for a new one. */
export async function submitEnquiry(values: FormValues): Promise<SendResult> {
  const result = await sendEnquiry(values, idempotencyKey(values));
  const isReused = result.outcome === 'rejected' && result.problems.some(({ code }) => code === 'reused-key');
  if (!isReused) return result;
  forgetIdempotencyKey();
  return sendEnquiry(values, idempotencyKey(values));
}
