/**
 * Posts an enquiry as JSON to an address of the operator's, for a chat or a customer database. It's signed as Standard
 * Webhooks asks: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { asListed, jsonLine } from '../display.ts';
import { type AttemptOutcome, type Carrier, type Limits, Phases, unanswered } from './attempt.ts';
import { webhookLimits } from './limits.ts';

type Webhook = { url: string; secret: string; limits?: Limits };

export function webhookCarrier({ limits = webhookLimits, ...webhook }: Webhook): Carrier {
  return {
    limits,
    deliver: async ({ enquiry, signal }) => {
      // The same id on every attempt, so that a receiver recognises what it has already.
      const message = { id: enquiry.id, body: jsonLine(asListed(enquiry)) };
      return await postSigned({ ...webhook, limits }, message, signal);
    },
  };
}

type Message = { id: string; body: string };

export async function postSigned(
  webhook: Webhook,
  { id, body }: Message,
  stop: AbortSignal,
): Promise<AttemptOutcome> {
  const { url, secret, limits = webhookLimits } = webhook;
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  using phases = new Phases(limits, stop);
  // A connection that was kept open may be closed at the other end just now, which would look like a lost answer.
  const options = { method: 'POST', headers, signal: phases.signal, agent: false };
  const { promise, resolve } = Promise.withResolvers<AttemptOutcome>();
  const isSecure = new URL(url).protocol === 'https:';
  const request = isSecure ? httpsRequest(url, options) : httpRequest(url, options);
  request.once('finish', () => phases.handOver());
  request.once('response', (response) => {
    const { statusCode = 0 } = response;
    // What it says besides isn't read. It may never come to an end.
    response.on('error', () => undefined).destroy();
    const isTaken = statusCode >= 200 && statusCode < 300;
    // Even a 404 may be a receiver that is being released or moved, so every other answer is asked for again.
    resolve(
      isTaken
        ? { result: 'sent', accepted: [] }
        : { result: 'postponed', accepted: [], fault: `HTTP ${statusCode}` },
    );
  });
  request.once('error', (error) => {
    const fault = codeOf(error);
    if (phases.isHandedOver) resolve(unanswered(fault));
    else resolve(stop.aborted ? { result: 'stopped' } : { result: 'blocked', fault, isNetwork: true });
  });
  // Errors that follow the first are about the connection that we have given up.
  request.on('error', () => undefined);
  request.end(body);
  return await promise;
}

/** A Standard Webhooks secret is base64 after `whsec_`; any other text is the key itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.*)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}

/** A code alone: messages may quote the address, which can be a secret itself. */
function codeOf(error: Error): string {
  if (error.name === 'AbortError') return 'ETIMEDOUT';
  return 'code' in error ? String(error.code) : error.name;
}
