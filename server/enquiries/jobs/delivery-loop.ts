/** Mails what is due, one enquiry after the other, apart from any request. Requests only wake it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { claimDueEnquiry, giveUpMail, markMailed, postponeMail } from '../db/delivery-queue.ts';
import { messageOf } from '../db/errors.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { composeMail, type MailAddresses } from '../mailer/compose.ts';
import type { Delivery, MailTransport } from '../mailer/transport.ts';
import { type BackOff, backOffMs } from './back-off.ts';

export type DeliveryLoopOptions = {
  store: Store;
  transport: MailTransport;
  addresses: MailAddresses;
  log: Logger;
  clock: () => number;
  timing?: Partial<Timing>;
};

type Timing = {
  /** How often to look without being woken: other instances and operators make enquiries due as well. */
  pollMs: number;
  /** Longer than any delivery can take, so that two instances never hold the same enquiry. */
  leaseMs: number;
  enquiry: BackOff;
  server: BackOff;
};

const defaultTiming: Timing = {
  pollMs: 5000,
  leaseMs: 5 * 60 * 1000,
  enquiry: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  server: { firstMs: 1000, longestMs: 60_000 },
};

const stopTimeoutMs = 1500;

export type DeliveryLoop = {
  /** Something is due now. */
  wake(): void;
  /** Finishes the mail under way, unless that takes too long, and starts no other. */
  stop(): Promise<void>;
};

export function startDeliveryLoop(options: DeliveryLoopOptions): DeliveryLoop {
  const timing = { ...defaultTiming, ...options.timing };
  const { store, transport, addresses, log, clock } = options;
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  let failures = 0;

  /** Mails one enquiry, and resolves with how long to wait before the next. */
  const deliverNext = async (): Promise<number> => {
    const enquiry = await claimDueEnquiry(store, clock(), timing.leaseMs);
    if (!enquiry) {
      failures = 0;
      return timing.pollMs;
    }
    const delivery = await transport.send(composeMail(enquiry, addresses));
    await record(enquiry, delivery);
    if (delivery.result !== 'unreachable') {
      failures = 0;
      return 0;
    }
    failures += 1;
    return backOffMs(failures, timing.server);
  };

  const record = async ({ id, mail_attempts: attempt }: StoredEnquiry, delivery: Delivery) => {
    const now = clock();
    if (delivery.result === 'sent') {
      log.info({ enquiry: id, attempt }, 'enquiry mailed');
      return markMailed(store, id, now);
    }
    const details = { enquiry: id, attempt, fault: delivery.error };
    if (delivery.result === 'refused') {
      log.error(details, 'mail refused for good');
      return giveUpMail(store, id, delivery.error);
    }
    log.warn(details, delivery.result === 'postponed' ? 'mail refused for now' : 'mail server unreachable');
    // An unreachable server is no fault of the enquiry, which is mailed as soon as the server is back.
    const wait = delivery.result === 'postponed' ? backOffMs(attempt, timing.enquiry) : 0;
    return postponeMail(store, id, now + wait, delivery.error);
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      // Made before looking: a wake-up that comes meanwhile must not be lost.
      wakeUp = new AbortController();
      const waitMs = await deliverNext().catch((error: unknown) => {
        log.warn({ fault: messageOf(error) }, 'mail queue unreadable');
        failures += 1;
        return backOffMs(failures, timing.server);
      });
      // Being woken ends the wait for work, but not the wait for a server that is down.
      const signal = failures > 0 ? stopping.signal : AbortSignal.any([stopping.signal, wakeUp.signal]);
      if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const finished = run();

  return {
    wake: () => wakeUp.abort(),
    stop: async () => {
      stopping.abort();
      // A mail that is cut off here is sent again when its lease has ended.
      await Promise.race([finished, delay(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}
