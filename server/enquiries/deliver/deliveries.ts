/** Sends what's due, and records the result. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/errors.ts';
import type { Delivery } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { findEnquiry, type StoredEnquiry } from '../store/stored-enquiries.ts';
import { deliveryTimes } from '../time-limits.ts';
import { type Claimed, claimDue, settle } from './queue.ts';

export type DeliveryTimes = typeof deliveryTimes;

/** About five days. Attempts are counted because clocks jump. */
export const mostAttempts = 34;

/** For each recipient. */
const mostAtOnce = 5;

export class Undelivered extends Error {}

/** Part of the Message-ID. Sending again on purpose makes a new one. */
export function roundId(enquiry: string, round: number): string {
  return round === 1 ? enquiry : `${enquiry}.${round}`;
}

/** A way to recipients. `send` throws Undelivered after its own time limit. */
export type Carrier = {
  recipients: readonly string[];
  send: (
    enquiry: StoredEnquiry,
    to: Pick<Claimed, 'recipient' | 'round'>,
    stop: AbortSignal,
  ) => Promise<void>;
};

type Parts = {
  store: Store;
  findStoreFault: () => Promise<unknown>;
  log: Logger;
};

export function startDeliveries(
  { store, findStoreFault, log }: Parts,
  carriers: readonly Carrier[],
  changed: Partial<DeliveryTimes> = {},
) {
  const times = { ...deliveryTimes, ...changed };
  /** First nothing new begins; then attempts under way are cut off and not recorded. */
  const [stopping, cutOff] = [new AbortController(), new AbortController()];
  const wakers = new Set<() => void>();
  let storeIsAway = false;
  /** After an outage, every instance records what it sent before anyone takes those rows back. */
  let takesFrom = 0;

  const storeFailed = (error: StoreUnavailable) => {
    if (!storeIsAway) log.warn({ fault: error.message }, 'the store is away, so nobody is notified');
    storeIsAway = true;
  };
  const storeAnswered = () => {
    log.info('the store is back');
    storeIsAway = false;
    takesFrom = performance.now() + 10 * times.store;
  };

  const handOver = async (row: Claimed, { send }: Carrier): Promise<Undelivered | 'sent' | 'erased'> => {
    // Its process died each time.
    if (row.attempts > mostAttempts) return new Undelivered('no attempt came to an end');
    try {
      const enquiry = await store.run((db) => findEnquiry(db, row.enquiry_id));
      if (!enquiry) return 'erased';
      await send(enquiry, row, cutOff.signal);
      return 'sent';
    } catch (error) {
      if (error instanceof Undelivered || error instanceof StoreUnavailable) {
        if (error instanceof StoreUnavailable) storeFailed(error);
        return error instanceof Undelivered ? error : new Undelivered(error.message);
      }
      log.error({ enquiry: row.enquiry_id, ...ownFault(error) }, 'an error of our own kept an enquiry back');
      return new Undelivered(ownFault(error).fault);
    }
  };

  const record = async (row: Claimed, result: Undelivered | 'sent') => {
    const { enquiry_id: enquiry, recipient, attempts } = row;
    const isLast = attempts >= mostAttempts;
    const details = { enquiry, recipient, attempt: attempts };
    if (result === 'sent') log.info(details, 'enquiry delivered');
    else if (isLast) log.error({ ...details, fault: result.message }, 'delivery given up');
    else log.warn({ ...details, fault: result.message }, 'delivery postponed');
    const wait = times.waits[attempts - 1] ?? times.waits.at(-1) ?? 0;
    const ended = (now: number): Partial<Delivery> =>
      result === 'sent'
        ? { status: 'sent', sent_at: now, error: null }
        : { status: isLast ? 'failed' : 'due', next_at: now + wait, error: result.message };
    // If it was sent and not recorded, it would be sent again.
    while (!cutOff.signal.aborted) {
      try {
        return await settle(store, row, ended(await store.now()));
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        storeFailed(error);
        await delay(times.store);
      }
    }
  };

  const serve = async (carrier: Carrier, recipient: string) => {
    /** By the enquiry's id. */
    const underWay = new Map<string, Promise<void>>();
    let wakeUp = new AbortController();
    const wake = () => wakeUp.abort();
    wakers.add(wake);

    const tryOnce = async (row: Claimed) => {
      const result = await handOver(row, carrier);
      if (result === 'erased' || cutOff.signal.aborted) return;
      await record(row, result);
    };

    /** Returns how long to wait before looking again. */
    const beginNext = async (): Promise<number> => {
      const restMs = takesFrom - performance.now();
      if (restMs > 0) return restMs;
      if (underWay.size >= mostAtOnce) return times.poll;
      if (storeIsAway) {
        if ((await findStoreFault()) !== null) return times.store;
        storeAnswered();
        return 0;
      }
      const now = await store.now();
      const row = await claimDue(store, recipient, {
        now,
        takenBackMs: times.takenBack,
        underWay: [...underWay.keys()],
      });
      if (!row) return times.poll;
      const running = tryOnce(row)
        .catch((error: unknown) => log.error(ownFault(error), 'how a delivery ended was not recorded'))
        .finally(() => {
          underWay.delete(row.enquiry_id);
          wake();
        });
      underWay.set(row.enquiry_id, running);
      return 0;
    };

    while (!stopping.signal.aborted) {
      // Created before looking, so that no wake-up is lost.
      wakeUp = new AbortController();
      const waitMs = await beginNext().catch((error: unknown) => {
        if (error instanceof StoreUnavailable) storeFailed(error);
        else log.error(ownFault(error), 'what is due could not be taken');
        return error instanceof StoreUnavailable ? times.store : times.poll;
      });
      const signal = AbortSignal.any([stopping.signal, wakeUp.signal]);
      if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(underWay.values());
  };

  const loops = carriers.flatMap((carrier) =>
    carrier.recipients.map((recipient) => serve(carrier, recipient)),
  );
  const finished = Promise.all(loops);

  return {
    wake: () => {
      for (const wake of wakers) wake();
    },
    /** What's cut off is taken back later. */
    stop: async (graceMs = times.stop) => {
      stopping.abort();
      await Promise.race([finished, delay(graceMs, undefined, { ref: false })]);
      cutOff.abort();
    },
  };
}

/** Without the message, which may quote a visitor. */
function ownFault(error: unknown): { fault: string; at?: string } {
  if (!(error instanceof Error)) return { fault: 'unknown' };
  const [, at = ''] = /\n\s+at (.*)/.exec(error.stack ?? '') ?? [];
  return { fault: error.name, at };
}
