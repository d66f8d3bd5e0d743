/** Takes one valid enquiry: judges its captcha, finds out whether a robot wrote it, and stores it. */
import type { Logger } from 'pino';
import { type Enquiry, honeypotField } from '../../contract/enquiry.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Fields } from './http/read-fields.ts';
import { senderNetwork } from './http/sender-address.ts';
import { keyedHash } from './keyed-hash.ts';
import { type Acceptance, type AcceptanceRules, acceptEnquiry } from './store/accept.ts';
import { MigrationFailed } from './store/migrate.ts';
import { type Store, StoreUnavailable } from './store/open-store.ts';
import type { RefusalReason } from './store/refusals.ts';
import type { RequestMarks } from './store/replies.ts';

export type IntakeOptions = {
  store: Store;
  captcha: Captcha;
  rules: AcceptanceRules;
  readSalt: () => Promise<string>;
  countRefusal: (reason: RefusalReason) => void;
  /** Called for each enquiry that is new. */
  onAccepted: () => void;
  log: Logger;
  clock: () => number;
};

export type IncomingEnquiry = {
  enquiry: Enquiry;
  /** Everything that was posted: the captcha's answer and the honeypot are among it. */
  fields: Fields;
  idempotencyKey: string | null;
  address: string;
};

export type Intake = { take(incoming: IncomingEnquiry): Promise<Acceptance | { outcome: 'unavailable' }> };

export function openIntake(options: IntakeOptions): Intake {
  const { store, captcha, rules, readSalt, countRefusal, onAccepted, log, clock } = options;

  const keep = async ({ enquiry, fields, idempotencyKey, address }: IncomingEnquiry) => {
    const salt = await readSalt();
    const verdict = await captcha.judge(fields);
    const quarantine = isFilled(fields[honeypotField]) ? ('honeypot' as const) : null;
    const submission = {
      enquiry,
      marks: marksOf(enquiry, idempotencyKey, salt),
      sender: keyedHash(salt, 'sender', senderNetwork(address)),
      captcha: verdict,
      quarantine,
      now: clock(),
    };
    const acceptance = await store.use((db) => acceptEnquiry(db, submission, rules));
    if (acceptance.outcome === 'accepted') {
      const { id, verified, replayed } = acceptance;
      log.info({ enquiry: id, verified, quarantine }, 'enquiry stored');
      if (quarantine) countRefusal(quarantine);
      if (replayed) countRefusal('captcha-replayed');
      if (!verdict.verified) countRefusal(verdict.doubt);
      onAccepted();
    }
    return acceptance;
  };

  return {
    take: async (incoming) => {
      try {
        return await keep(incoming);
      } catch (error) {
        if (!(error instanceof StoreUnavailable || error instanceof MigrationFailed)) throw error;
        log.error({ fault: error.message }, 'enquiry could not be stored');
        return { outcome: 'unavailable' };
      }
    },
  };
}

function isFilled(trap: unknown): boolean {
  return trap !== undefined && trap !== null && trap !== '';
}

/** The pages a visitor read change between two tries; what they wrote does not. */
function marksOf(enquiry: Enquiry, idempotencyKey: string | null, salt: string): RequestMarks {
  const { name, email, company, phone, topic, message } = enquiry;
  const words = JSON.stringify([name, email.toLowerCase(), company, phone, topic, message]);
  return {
    key: idempotencyKey ? keyedHash(salt, 'idempotency-key', idempotencyKey) : null,
    words: keyedHash(salt, 'words', words),
  };
}
