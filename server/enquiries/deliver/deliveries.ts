/** Sends what's due, and records the result. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/database-errors.ts';
import type { Delivery } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { findEnquiry, type StoredEnquiry } from '../store/stored-enquiries.ts';
import { deliveryTimes } from '../time-limits.ts';
import { type Claimed, claimDue, settle } from './queue.ts';

export type DeliveryTimes = typeof deliveryTimes;

/** About five days. Attempts are counted because clocks jump. */
export const mostAttempts = 34;

/** As many go to one recipient at the same time. */
const workersEach = 5;

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

/** What the workers of a recipient share. */
type Job = { carrier: Carrier; recipient: string; underWay: Set<string> };

type Dependencies = {
  store: Store;
  findStoreFault: () => Promise<unknown>;
  log: Logger;
};

/** Each recipient has workers, who take a row, send it and record the result, one row after the other. */
export class Deliveries {
  readonly #dependencies: Dependencies;
  readonly #times: DeliveryTimes;
  readonly #workers: readonly Promise<void>[];
  #wakeUp = new AbortController();
  /** First nothing new begins; then attempts under way are cut off and not recorded. */
  readonly #stopping = new AbortController();
  readonly #cutOff = new AbortController();
  #storeIsAway = false;
  /** After an outage, every instance records what it sent before anyone takes those rows back. */
  #takesFrom = 0;

  constructor(dependencies: Dependencies, carriers: readonly Carrier[], times: Partial<DeliveryTimes> = {}) {
    this.#dependencies = dependencies;
    this.#times = { ...deliveryTimes, ...times };
    this.#workers = carriers.flatMap((carrier) =>
      carrier.recipients.flatMap((recipient) => {
        const underWay = new Set<string>();
        return Array.from({ length: workersEach }, () => this.#work({ carrier, recipient, underWay }));
      }),
    );
  }

  wake(): void {
    this.#wakeUp.abort();
    this.#wakeUp = new AbortController();
  }

  /** What's cut off is taken back later. */
  async stop(graceMs = this.#times.stop): Promise<void> {
    this.#stopping.abort();
    await Promise.race([Promise.all(this.#workers), delay(graceMs, undefined, { ref: false })]);
    this.#cutOff.abort();
  }

  async #work(job: Job): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Before looking, so that no wake-up is lost.
      const signal = AbortSignal.any([this.#stopping.signal, this.#wakeUp.signal]);
      const waitMs = (await this.#askStore()) || (await this.#deliverNext(job));
      if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Returns how long nothing may be taken. */
  async #askStore(): Promise<number> {
    const { findStoreFault, log } = this.#dependencies;
    if (this.#storeIsAway && (await findStoreFault()) !== null) return this.#times.store;
    // Another worker may have asked meanwhile.
    if (this.#storeIsAway) {
      log.info('the store is back');
      this.#storeIsAway = false;
      this.#takesFrom = performance.now() + 10 * this.#times.store;
    }
    return Math.max(0, this.#takesFrom - performance.now());
  }

  /** Returns how long to wait before looking again. */
  async #deliverNext({ carrier, recipient, underWay }: Job): Promise<number> {
    const { store, log } = this.#dependencies;
    try {
      const row = await claimDue(store, recipient, await store.now(), underWay);
      if (!row) return this.#times.poll;
      underWay.add(row.enquiry_id);
      try {
        const result = await this.#handOver(row, carrier);
        if (result !== 'erased' && !this.#cutOff.signal.aborted) await this.#record(row, result);
      } finally {
        underWay.delete(row.enquiry_id);
      }
      return 0;
    } catch (error) {
      if (error instanceof StoreUnavailable) return this.#storeFailed(error);
      log.error(ownFault(error), 'a delivery could not be taken or recorded');
      return this.#times.poll;
    }
  }

  async #handOver(row: Claimed, { send }: Carrier): Promise<Undelivered | 'sent' | 'erased'> {
    const { store, log } = this.#dependencies;
    // Its process died each time.
    if (row.attempts > mostAttempts) return new Undelivered('no attempt came to an end');
    try {
      const enquiry = await store.run((db) => findEnquiry(db, row.enquiry_id));
      if (!enquiry) return 'erased';
      await send(enquiry, row, this.#cutOff.signal);
      return 'sent';
    } catch (error) {
      if (error instanceof Undelivered) return error;
      if (error instanceof StoreUnavailable) return new Undelivered(error.message);
      log.error({ enquiry: row.enquiry_id, ...ownFault(error) }, 'an error of our own kept an enquiry back');
      return new Undelivered(ownFault(error).fault);
    }
  }

  async #record(row: Claimed, result: Undelivered | 'sent'): Promise<void> {
    const { store, log } = this.#dependencies;
    const { enquiry_id: enquiry, recipient, attempts: attempt } = row;
    const details = { enquiry, recipient, attempt, ...(result !== 'sent' && { fault: result.message }) };
    if (result === 'sent') log.info(details, 'enquiry delivered');
    else if (attempt >= mostAttempts) log.error(details, 'delivery given up');
    else log.warn(details, 'delivery postponed');
    // If it was sent and not recorded, it would be sent again.
    while (!this.#cutOff.signal.aborted) {
      try {
        return await settle(store, row, this.#ended(attempt, result, await store.now()));
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await delay(this.#storeFailed(error));
      }
    }
  }

  #ended(attempt: number, result: Undelivered | 'sent', now: number): Partial<Delivery> {
    if (result === 'sent') return { status: 'sent', sent_at: now, error: null };
    const { waits } = this.#times;
    const wait = waits[attempt - 1] ?? waits.at(-1) ?? 0;
    const status = attempt >= mostAttempts ? 'failed' : 'due';
    return { status, next_at: now + wait, error: result.message };
  }

  /** Returns how long to wait before asking it again. */
  #storeFailed({ message: fault }: StoreUnavailable): number {
    if (!this.#storeIsAway)
      this.#dependencies.log.warn({ fault }, 'the store is away, so nobody is notified');
    this.#storeIsAway = true;
    return this.#times.store;
  }
}

/** Without the message, which may quote a visitor. */
function ownFault(error: unknown): { fault: string; at?: string } {
  if (!(error instanceof Error)) return { fault: 'unknown' };
  const [, at = ''] = /\n\s+at (.*)/.exec(error.stack ?? '') ?? [];
  return { fault: error.name, at };
}
