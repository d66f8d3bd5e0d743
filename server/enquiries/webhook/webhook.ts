/** Posts an enquiry as JSON to an address of the operator's, signed, for a chat or a customer database. */
import { createHmac } from 'node:crypto';
import { asListed } from '../format.ts';
import type { Deliver, Delivery } from '../jobs/delivery-loop.ts';

type WebhookOptions = { url: string; secret: string };

const deliveryTimeoutMs = 30_000;

/** Refusals that pass: 408 timeout, 425 too early, 429 too many. */
const passing = new Set([408, 425, 429]);

export function webhookDelivery({ url, secret }: WebhookOptions): Deliver {
  return async (enquiry) => {
    const body = JSON.stringify(asListed(enquiry));
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-enquiry-id': enquiry.id,
          'x-enquiry-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(deliveryTimeoutMs),
      });
      await response.body?.cancel();
      return classify(response.status);
    } catch (error) {
      return { result: 'unreachable', error: codeOf(error) };
    }
  };
}

function classify(status: number): Delivery {
  if (status >= 200 && status < 300) return { result: 'sent' };
  const result = status >= 500 || passing.has(status) ? 'postponed' : 'refused';
  return { result, error: `HTTP ${status}` };
}

/** A code alone: messages may quote the address, which can be a secret itself. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
