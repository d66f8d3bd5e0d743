/** Sends the words under their own key, so that they count once however often they arrive. */
import type { FormValues } from './form-values.ts';
import { type SendResult, sendEnquiry } from './send.ts';
import { forgetKey, keyFor } from './send-key.ts';

/** A key that the server knows from other words is given up for a new one. */
export async function sendOnce(values: FormValues): Promise<SendResult> {
  const result = await sendEnquiry(values, keyFor(values));
  const isReused = result.outcome === 'rejected' && result.problems.some(({ code }) => code === 'reused-key');
  if (!isReused) return result;
  forgetKey();
  return sendEnquiry(values, keyFor(values));
}
