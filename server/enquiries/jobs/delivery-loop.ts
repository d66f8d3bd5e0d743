/** Mails or posts what is due, one enquiry after the other, apart from any request. Requests only wake it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { deliveries } from '../../metrics.ts';
import { type Channel, type Claim, claimDueEnquiry, recordDelivery } from '../db/delivery-queue.ts';
import { messageOf } from '../db/errors.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/**
 * One try to hand an enquiry to another server, and what the result says of trying again.
 * `refused`: for good. `postponed`: for now. `unreachable`: there was no server to ask, or it does not let us
 * in, so that no other enquiry would fare better.
 */
export type Delivery =
  | { result: 'sent' }
  | { result: 'refused' | 'postponed' | 'unreachable'; error: string };

/** Ends within the lease of a claim, whatever the server does. */
export type Deliver = (enquiry: StoredEnquiry) => Promise<Delivery>;

const productionTiming = {
  /** How often to look without being woken: other instances and operators make enquiries due as well. */
  pollMs: 5000,
  /** Longer than any delivery can take, so that two instances never hold the same enquiry. */
  leaseMs: 5 * 60 * 1000,
  enquiry: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  server: { firstMs: 1000, longestMs: 60_000 },
};

const stopTimeoutMs = 1500;

export type DeliveryLoop = {
  /** Something is due now. */
  wake(): void;
  /** Finishes the delivery under way, unless that takes too long, and starts no other. */
  stop(): Promise<void>;
};

export function startDeliveryLoop(
  { store, log }: { store: Store; log: Logger },
  channel: Channel,
  deliver: Deliver,
  changedTiming: Partial<typeof productionTiming> = {},
): DeliveryLoop {
  const timing = { ...productionTiming, ...changedTiming };
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  let failures = 0;

  /** Delivers one enquiry, and resolves with how long to wait before the next. */
  const deliverNext = async (): Promise<number> => {
    const claim = await claimDueEnquiry(store, channel, Date.now(), timing.leaseMs);
    if (!claim) {
      failures = 0;
      return timing.pollMs;
    }
    const delivery = await deliver(claim.enquiry);
    deliveries.inc({ channel, result: delivery.result });
    await record(claim, delivery);
    if (delivery.result !== 'unreachable') {
      failures = 0;
      return 0;
    }
    failures += 1;
    return backOffMs(failures, timing.server);
  };

  const record = async ({ enquiry: { id }, attempt }: Claim, delivery: Delivery) => {
    const now = Date.now();
    if (delivery.result === 'sent') {
      log.info({ enquiry: id, channel, attempt }, 'enquiry delivered');
      return recordDelivery(store, channel, id, { state: 'sent', at: now, error: null });
    }
    const { result, error } = delivery;
    const details = { enquiry: id, channel, attempt, fault: error };
    if (result === 'refused') {
      log.error({ alert: `${channel}-failed`, ...details }, `${channel} refused for good`);
      return recordDelivery(store, channel, id, { state: 'failed', at: now, error });
    }
    log.warn(details, `${channel} ${result === 'postponed' ? 'refused for now' : 'server unreachable'}`);
    // An unreachable server is no fault of the enquiry, which is sent as soon as the server is back.
    const wait = result === 'postponed' ? backOffMs(attempt, timing.enquiry) : 0;
    return recordDelivery(store, channel, id, { state: 'due', at: now + wait, error });
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      // Made before looking: a wake-up that comes meanwhile must not be lost.
      wakeUp = new AbortController();
      const waitMs = await deliverNext().catch((error: unknown) => {
        log.warn({ channel, fault: messageOf(error) }, 'delivery queue unreadable');
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
      // What is cut off here is sent again when its lease has ended.
      await Promise.race([finished, delay(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}

/**
 * How long to wait before trying again: longer each time, and never in step with other instances. `failures`
 * counts from 1. Between half and all of the doubled delay, at random.
 */
export function backOffMs(
  failures: number,
  { firstMs, longestMs }: typeof productionTiming.server,
  random = Math.random,
): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(full * (0.5 + random() / 2));
}
