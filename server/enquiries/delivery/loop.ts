/** Mails or posts what is due, one enquiry after the other, apart from any request. Requests only wake it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { messageOf } from '../../errors.ts';
import type { Metrics } from '../../metrics.ts';
import type { StoredEnquiry } from '../repository.ts';
import { StoreUnavailable } from '../store/errors.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { claimDueEnquiry, type Recorded, recordDelivery } from './queue.ts';

/**
 * One try to hand an enquiry to another server. `refused`: don't retry. `postponed`: retry later. `unreachable`: we
 * couldn't connect or log in, so no other enquiry would get through either.
 */
export type Delivery = { result: 'sent' | 'refused' | 'postponed' | 'unreachable'; error?: string };

/** Ends within the lease of a claim, whatever the server does. */
export type Deliver = (enquiry: StoredEnquiry) => Promise<Delivery>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const productionTiming = {
  /** How often to look without being woken: other instances and operators make enquiries due as well. */
  pollMs: 5000,
  /** Longer than any delivery can take, so that two instances never hold the same enquiry. */
  leaseMs: 5 * minuteMs,
  server: { firstMs: 1000, longestMs: minuteMs },
  enquiry: { firstMs: 30_000, longestMs: 9 * minuteMs },
  enquiryAfterOneDay: { firstMs: 30_000, longestMs: hourMs },
};

/** For how long an enquiry that is postponed is tried again. Mail servers say by themselves when trying is useless. */
const giveUpAfterMs: Record<Channel, number> = { mail: Number.POSITIVE_INFINITY, webhook: 48 * hourMs };

const stopTimeoutMs = 1500;

export type DeliveryLoop = ReturnType<typeof startDeliveryLoop>;

export function startDeliveryLoop(
  { store, log, metrics }: { store: Store; log: Logger; metrics: Pick<Metrics, 'deliveries'> },
  channel: Channel,
  deliver: Deliver,
  changedTiming: Partial<typeof productionTiming> = {},
) {
  const timing = { ...productionTiming, ...changedTiming };
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  /** Since when the other server, or the store, has been out of reach. */
  let awaySince: number | null = null;

  const waitUntilBack = () => {
    const now = performance.now();
    awaySince ??= now;
    return retryWaitMs(now - awaySince, timing.server);
  };

  /** Delivers one enquiry, and resolves with how long to wait before the next. */
  const deliverNext = async (): Promise<number> => {
    const claim = await claimDueEnquiry(store, channel, Date.now(), timing.leaseMs);
    if (!claim) {
      awaySince = null;
      return timing.pollMs;
    }
    const { enquiry, attempt } = claim;
    const delivery = await deliver(enquiry);
    const now = Date.now();
    // A time that lies ahead was written with a wrong clock.
    const failingSince = Math.min(claim.failingSince ?? now, now);
    const failingMs = now - failingSince;
    const isOver = delivery.result === 'postponed' && failingMs >= giveUpAfterMs[channel];
    const result = isOver ? 'refused' : delivery.result;
    const error = delivery.error ?? null;
    metrics.deliveries.inc({ channel, result });

    const details = { enquiry: enquiry.id, channel, attempt };
    const failure = { ...details, fault: error };
    if (result === 'sent') log.info(details, 'enquiry delivered');
    if (result === 'refused') log.error({ alert: `${channel}-failed`, ...failure }, `${channel} given up`);
    if (result === 'postponed') log.warn(failure, `${channel} refused for now`);
    if (result === 'unreachable') log.warn(failure, `${channel} server unreachable`);

    const wait = failingMs < 24 * hourMs ? timing.enquiry : timing.enquiryAfterOneDay;
    const nextTry = now + retryWaitMs(failingMs, wait);
    const recorded: Record<typeof result, Omit<Recorded, 'error'>> = {
      sent: { state: 'sent', sent_at: now },
      refused: { state: 'failed' },
      postponed: { state: 'due', due_at: nextTry, failing_since: failingSince },
      // The enquiry isn't at fault, so it's sent as soon as the server is back.
      unreachable: { state: 'due', due_at: now },
    };
    await recordDelivery(store, channel, { id: enquiry.id, attempt }, { ...recorded[result], error });
    if (result === 'unreachable') return waitUntilBack();
    awaySince = null;
    return 0;
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      // Made before looking: a wake-up that comes meanwhile must not be lost.
      wakeUp = new AbortController();
      const waitMs = await deliverNext().catch((error: unknown) => {
        const fault = messageOf(error);
        if (error instanceof StoreUnavailable) log.warn({ channel, fault }, 'delivery queue unreadable');
        else log.error({ alert: 'job-failed', job: channel, fault }, 'a background job failed');
        return waitUntilBack();
      });
      // Being woken ends the wait for work, but not the wait for a server that is down.
      const signal = awaySince === null ? AbortSignal.any([stopping.signal, wakeUp.signal]) : stopping.signal;
      if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const finished = run();

  return {
    /** Something is due now. */
    wake: () => wakeUp.abort(),
    /** Finishes the delivery under way, unless that takes too long, and starts no other. */
    stop: async () => {
      stopping.abort();
      // What is cut off here is sent again when its lease has ended.
      await Promise.race([finished, delay(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}

type Wait = { firstMs: number; longestMs: number };

/** About as long again as it has been failing, and up to half of that less, so that instances don't try in step. */
export function retryWaitMs(failingMs: number, { firstMs, longestMs }: Wait, random = Math.random): number {
  const wait = Math.min(longestMs, Math.max(firstMs, failingMs));
  return Math.round(wait * (0.5 + random() / 2));
}
