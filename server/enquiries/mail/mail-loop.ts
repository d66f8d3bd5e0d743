/** Mails what is due, one enquiry after the other, apart from any request. Requests only nudge it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  claimDueEnquiry,
  giveUpMail,
  markMailed,
  postponeMail,
  type StoredEnquiry,
} from '../store/mail-queue.ts';
import type { Store } from '../store/open-store.ts';
import { type BackOff, waitAfter } from './back-off.ts';
import { composeMail, type MailAddresses } from './compose.ts';
import type { Delivery, PostOffice } from './post-office.ts';

export type MailLoopOptions = {
  store: Store;
  postOffice: PostOffice;
  addresses: MailAddresses;
  log: Logger;
  clock: () => number;
  pace?: Partial<Pace>;
};

type Pace = {
  /** How often to look without a nudge: other instances and operators make enquiries due as well. */
  pollMs: number;
  /** Longer than any delivery can take, so that two instances never hold the same enquiry. */
  leaseMs: number;
  enquiry: BackOff;
  server: BackOff;
};

const usualPace: Pace = {
  pollMs: 5000,
  leaseMs: 5 * 60 * 1000,
  enquiry: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  server: { firstMs: 1000, longestMs: 60_000 },
};

const longestStopMs = 1500;

export type MailLoop = {
  /** Something is due now. */
  nudge(): void;
  /** Finishes the mail under way, unless that takes too long, and starts no other. */
  stop(): Promise<void>;
};

export function startMailLoop(options: MailLoopOptions): MailLoop {
  const pace = { ...usualPace, ...options.pace };
  const { store, log, clock } = options;
  const stopping = new AbortController();
  let wake = Promise.withResolvers<void>();
  let troubles = 0;

  /** Resolves with how long to rest. */
  const round = async (): Promise<number> => {
    const now = clock();
    const enquiry = await store.use((db) =>
      claimDueEnquiry(db, { now, leaseMs: pace.leaseMs, skipLocked: store.file === null }),
    );
    if (!enquiry) return pace.pollMs;
    const delivery = await options.postOffice.deliver(composeMail(enquiry, options.addresses));
    await record(enquiry, delivery);
    if (delivery.result !== 'unreachable') {
      troubles = 0;
      return 0;
    }
    troubles += 1;
    return waitAfter(troubles, pace.server);
  };

  const record = async ({ id, mail_attempts: attempt }: StoredEnquiry, delivery: Delivery) => {
    const now = clock();
    if (delivery.result === 'sent') {
      log.info({ enquiry: id, attempt }, 'enquiry mailed');
      return store.use((db) => markMailed(db, id, now));
    }
    const details = { enquiry: id, attempt, fault: delivery.error };
    if (delivery.result === 'refused') {
      log.error(details, 'mail refused for good');
      return store.use((db) => giveUpMail(db, id, delivery.error));
    }
    log.warn(details, delivery.result === 'postponed' ? 'mail refused for now' : 'mail server unreachable');
    // An unreachable server is no fault of the enquiry, which goes out as soon as the server is back.
    const wait = delivery.result === 'postponed' ? waitAfter(attempt, pace.enquiry) : 0;
    return store.use((db) => postponeMail(db, id, now + wait, delivery.error));
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      // Made before looking: a nudge that comes while we look must not be lost.
      wake = Promise.withResolvers();
      const rest = await round().catch((error: unknown) => {
        log.warn({ fault: error instanceof Error ? error.message : 'unknown' }, 'mail queue unreadable');
        troubles += 1;
        return waitAfter(troubles, pace.server);
      });
      // A nudge ends the wait for work, but not the wait for a server that is down.
      await restFor(rest, troubles > 0 ? null : wake.promise, stopping.signal);
    }
  };
  const finished = run();

  return {
    nudge: () => wake.resolve(),
    stop: async () => {
      stopping.abort();
      // A mail that is cut off here goes out again when its lease has ended.
      await Promise.race([finished, delay(longestStopMs, undefined, { ref: false })]);
    },
  };
}

async function restFor(ms: number, nudge: Promise<void> | null, stop: AbortSignal): Promise<void> {
  if (ms === 0 || stop.aborted) return;
  const rested = Promise.withResolvers<void>();
  const timer = setTimeout(rested.resolve, ms);
  const end = () => rested.resolve();
  stop.addEventListener('abort', end, { once: true });
  nudge?.then(end);
  await rested.promise;
  clearTimeout(timer);
  stop.removeEventListener('abort', end);
}
