/**
 * Posts an enquiry as JSON, signed as in
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
import { createHmac } from 'node:crypto';
import { codeOf } from '../../errors.ts';
import { webhookLimit } from '../time-limits.ts';
import { type Carrier, roundId, Undelivered } from './deliveries.ts';
import { asListed } from './display.ts';
import { jsonLine } from './plain-text.ts';

type Webhook = { url: string; secret: string };

export function webhookCarrier(webhook: Webhook): Carrier {
  return {
    recipients: ['webhook'],
    send: (enquiry, { round }, stop) => {
      // The same id on every attempt, so that a receiver recognises a duplicate.
      const message = { id: roundId(enquiry.id, round), body: jsonLine(asListed(enquiry)) };
      return postSigned(webhook, message, AbortSignal.any([AbortSignal.timeout(webhookLimit), stop]));
    },
  };
}

type Message = { id: string; body: string };

export async function postSigned({ url, secret }: Webhook, { id, body }: Message, signal: AbortSignal) {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', signingKeyOf(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  const headers = {
    'content-type': 'application/json',
    // A kept connection may be closing, which would look like a lost answer.
    connection: 'close',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
  const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch(
    (error: unknown) => {
      throw new Undelivered(codeOf(error));
    },
  );
  // The body may never end, so it isn't read.
  await answer.body?.cancel().catch(() => undefined);
  // Also after a 404: the receiver may be moving.
  if (!answer.ok) throw new Undelivered(`HTTP ${answer.status}`);
}

/** Base64 after `whsec_`; any other text is the key itself. */
function signingKeyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.*)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}
