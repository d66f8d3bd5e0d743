/** Takes one valid enquiry: verifies its captcha answer, checks the honeypot, and stores it. */
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { type Enquiry, honeypotField } from '../../contract/enquiry.ts';
import { storedEnquiries } from '../metrics.ts';
import { type Acceptance, type AcceptanceRules, answerEarly, createAccept } from './db/accept.ts';
import { OperatorNeeded, StoreUnavailable } from './db/errors.ts';
import type { RefusalReason } from './db/refusals.ts';
import type { RequestIdentity } from './db/replies.ts';
import { rememberSecret } from './db/secrets.ts';
import type { Store } from './db/store.ts';
import { senderNetworks } from './http/client-address.ts';
import type { Fields } from './http/read-fields.ts';
import type { Captcha } from './spam/captcha.ts';

type SubmitOptions = {
  store: Store;
  log: Logger;
  captcha: Captcha;
  settings: AcceptanceRules;
  countRefusal: (reason: RefusalReason) => void;
  /** Called for each enquiry that is new. */
  onAccepted: () => void;
};

type IncomingEnquiry = {
  enquiry: Enquiry;
  /** Everything that was posted: the captcha's answer and the honeypot are among it. */
  fields: Fields;
  idempotencyKey: string | null;
  address: string;
  /** Its id, for the log. */
  request: string;
};

export type Submit = (incoming: IncomingEnquiry) => Promise<Acceptance | { outcome: 'unavailable' }>;

export function createSubmit(options: SubmitOptions): Submit {
  const { store, captcha, settings, countRefusal, onAccepted, log } = options;
  const accept = createAccept(store, settings);
  const readSalt = rememberSecret(store, 'sender-salt');

  const submit: Submit = async ({ enquiry, fields, idempotencyKey, address, request: requestId }) => {
    const salt = await readSalt();
    const request = {
      identity: identityOf(enquiry, idempotencyKey, salt),
      senders: senderNetworks(address).map(({ network, factor }) => ({
        key: keyedHash(salt, 'sender', network),
        factor,
      })),
      now: Date.now(),
    };
    // No provider is asked about what is refused anyway.
    const early = captcha.remote ? await answerEarly(store, request, settings) : null;
    if (early) return early;

    const captchaResult = await captcha.verify(fields);
    const quarantine = fields[honeypotField] ? 'honeypot' : null;
    const submission = { ...request, enquiry, captcha: captchaResult, quarantine } as const;
    const acceptance = await accept(submission);
    if (acceptance.outcome === 'accepted') {
      const { id, verified, replayed, held } = acceptance;
      log.info({ enquiry: id, request: requestId, verified, quarantine, held }, 'enquiry stored');
      storedEnquiries.inc({ verified: String(verified) });
      if (held) {
        countRefusal(`limit-${held}`);
        log.error({ alert: 'enquiry-held', enquiry: id, by: held }, 'over the limit: nobody is told');
      }
      if (quarantine) countRefusal(quarantine);
      if (replayed) countRefusal('captcha-replayed');
      if (!captchaResult.verified) countRefusal(captchaResult.failure);
      onAccepted();
    }
    return acceptance;
  };

  return async (incoming) => {
    try {
      return await submit(incoming);
    } catch (error) {
      if (!(error instanceof StoreUnavailable || error instanceof OperatorNeeded)) throw error;
      log.error({ request: incoming.request, fault: error.message }, 'enquiry could not be stored');
      return { outcome: 'unavailable' };
    }
  };
}

/** The pages a visitor read change between two tries; what they wrote does not. */
function identityOf(enquiry: Enquiry, idempotencyKey: string | null, salt: string): RequestIdentity {
  const { name, email, company, phone, topic, message, plan } = enquiry;
  const content = JSON.stringify([name, email.toLowerCase(), company, phone, topic, message, plan]);
  return {
    key: idempotencyKey ? keyedHash(salt, 'idempotency-key', idempotencyKey) : null,
    content: keyedHash(salt, 'words', content),
  };
}

/**
 * Turns what must not be stored (addresses, request keys) into what only this site can recognise again.
 * `kind` keeps hashes of different things apart, even where the things read the same.
 */
function keyedHash(salt: string, kind: string, value: string): string {
  return createHmac('sha256', salt).update(`${kind}\0${value}`).digest('base64url');
}
