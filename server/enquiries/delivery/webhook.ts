/** Posts an enquiry as JSON to an address of the operator's, signed, for a chat or a customer database. */
import { createHmac } from 'node:crypto';
import { asListed } from '../display.ts';
import type { Deliver } from './loop.ts';

type WebhookOptions = { url: string; secret: string; timeoutMs?: number };

const deliveryTimeoutMs = 30_000;

export function webhookDelivery({ url, secret, timeoutMs = deliveryTimeoutMs }: WebhookOptions): Deliver {
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
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      // Even a 404 may be a receiver that is being released or moved, so every other answer is asked for again.
      return response.ok ? { result: 'sent' } : { result: 'postponed', error: `HTTP ${response.status}` };
    } catch (error) {
      return { result: 'unreachable', error: codeOf(error) };
    }
  };
}

/** A code alone: messages may quote the address, which can be a secret itself. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
