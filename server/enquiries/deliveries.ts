/**
 * Hands stored enquiries on. A row is one enquiry for one recipient, a mail address or the webhook:
 *
 *   (no row: held, or nobody is configured) → due → sending → sent | due again | failed
 *
 * `next_at` alone says when a row may be taken: at once, after a wait, or after an attempt whose process died.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { messageOf } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { findEnquiry, type StoredEnquiry } from './repository.ts';
import type { Database, Delivery } from './store/schema.ts';
import type { Store } from './store/store.ts';

const minute = 60_000;

const production = {
  /** How often to look without being woken: other instances and operators make rows due as well. */
  pollMs: 5000,
  /** After each attempt that failed, whatever the reason. The last one is repeated. */
  waits: [1, 5, 15, 60, 240].map((minutes) => minutes * minute),
  /** Longer than any attempt. */
  claimMs: 15 * minute,
  /** How long a server rests that refused our connection or login. */
  restMs: minute,
  /** How often a store that's away is asked again. */
  storeMs: 1000,
};

export type Timing = typeof production;

/** About five days, counted because clocks jump. */
export const mostAttempts = 34;

/** For each recipient, so that nobody waits for another. */
const mostAtOnce = 5;

/** How an attempt that failed ended. `serverDown` if the server takes no connection or login, so that others fail as well. */
export class Undelivered extends Error {
  readonly serverDown: boolean;

  constructor(fault: string, serverDown = false) {
    super(fault);
    this.serverDown = serverDown;
  }
}

/** One way to recipients. `send` hands over one enquiry within its own limit, or throws Undelivered. */
export type Carrier = {
  recipients: readonly string[];
  send: (enquiry: StoredEnquiry, recipient: string, stop: AbortSignal) => Promise<void>;
};

/** Due at once, whatever the clock says. Rows that are there already stay as they are. */
export async function queue(trx: Database, id: string, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  const fresh = { status: 'due', next_at: 0, attempts: 0, claim: null, error: null, sent_at: null } as const;
  const rows = recipients.map((recipient) => ({ ...fresh, enquiry_id: id, recipient }));
  await trx
    .insertInto('delivery')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * For an operator: to everyone who is a recipient today, or only to those who lack it. What is being sent at this
 * moment is left to that attempt.
 */
export async function sendAgain(
  store: Store,
  id: string,
  recipients: readonly string[],
  { onlyMissing, now }: { onlyMissing: boolean; now: number },
): Promise<void> {
  await store.transaction(async (trx) => {
    const underWay = sql<boolean>`(status = 'sending' and next_at > ${now})`;
    await trx
      .deleteFrom('delivery')
      .where('enquiry_id', '=', id)
      .where(sql<boolean>`not ${underWay}`)
      .where(onlyMissing ? sql<boolean>`status <> 'sent'` : sql<boolean>`true`)
      .execute();
    await queue(trx, id, recipients);
    await trx.updateTable('enquiry').set({ held: 0 }).where('id', '=', id).execute();
  });
}

/** For an operator who has fixed what kept enquiries from getting through. */
export async function makeDueNow(store: Store): Promise<number> {
  const { numUpdatedRows } = await store.run((db) =>
    db
      .updateTable('delivery')
      .set({ next_at: 0 })
      .where('status', '=', 'due')
      .where('next_at', '>', 0)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

/**
 * An address that is no longer in the settings gets nothing, and an operator sees it. An attempt under way is left to
 * end by itself, unless its claim has. Returns how many rows that ended.
 */
export async function endUnconfigured(
  store: Store,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await store.run((db) => {
    const open = db
      .updateTable('delivery')
      .set({ status: 'failed', error: 'no longer a recipient', claim: null })
      .where(sql<boolean>`(status = 'due' or (status = 'sending' and next_at <= ${now}))`);
    return (recipients.length > 0 ? open.where('recipient', 'not in', recipients) : open).executeTakeFirst();
  });
  return Number(numUpdatedRows);
}

type Claim = Pick<Delivery, 'enquiry_id' | 'recipient' | 'attempts' | 'claim'>;

/** What has been due for longest. Of several instances only one gets it, and for as long as an attempt may take. */
export async function claimDue(store: Store, recipient: string, now: number, claimMs: number) {
  // PostgreSQL skips rows that another instance is claiming. SQLite has one writer, so it doesn't need this.
  const skipLocked = store.isPostgres ? sql`for update skip locked` : sql``;
  const isDue = sql`status in ('due', 'sending') and next_at <= ${now}`;
  const { rows } = await store.run((db) =>
    sql<Claim>`
      update delivery set status = 'sending', next_at = ${now + claimMs}, attempts = attempts + 1, claim = ${randomUUID()}
      where recipient = ${recipient} and ${isDue} and enquiry_id = (
        select enquiry_id from delivery where recipient = ${recipient} and ${isDue}
        order by next_at, enquiry_id limit 1 ${skipLocked})
      returning enquiry_id, recipient, attempts, claim`.execute(db),
  );
  return rows[0];
}

/** Unless another attempt has begun since, or the enquiry was erased. */
export async function settle(store: Store, claim: Claim, ended: Partial<Delivery>): Promise<void> {
  await store.run((db) =>
    db
      .updateTable('delivery')
      .set({ ...ended, claim: null })
      .where('enquiry_id', '=', claim.enquiry_id)
      .where('recipient', '=', claim.recipient)
      .where('claim', '=', claim.claim)
      .execute(),
  );
}

type Parts = { store: Store; log: Logger; metrics: Pick<Metrics, 'attempts'> };

export type Deliveries = ReturnType<typeof startDeliveries>;

export function startDeliveries(
  { store, log, metrics }: Parts,
  carriers: readonly Carrier[],
  changed: Partial<Timing> = {},
) {
  const timing = { ...production, ...changed };
  /** Nothing new is begun; what is under way is cut off, and its result isn't recorded any more. */
  const [stopping, over] = [new AbortController(), new AbortController()];
  const wakers = new Set<() => void>();
  let storeIsAway = false;
  /** After an outage every instance first records what it sent meanwhile, because those claims may have ended. */
  let claimsFrom = 0;

  const storeFailed = (error: unknown) => {
    if (!storeIsAway) log.error({ fault: messageOf(error) }, 'the store is away, so nobody is notified');
    storeIsAway = true;
  };
  const lookForStore = async () => {
    // A write, because a file that's locked and a standby still let us read.
    await store.run((db) => db.deleteFrom('job').where('name', '=', 'none').execute());
    log.info('the store is back');
    storeIsAway = false;
    claimsFrom = performance.now() + 10 * timing.storeMs;
  };

  const handOver = async (
    enquiry: StoredEnquiry,
    claim: Claim,
    { send }: Carrier,
  ): Promise<Undelivered | null> =>
    await send(enquiry, claim.recipient, over.signal).then(
      () => null,
      (error: unknown) => (error instanceof Undelivered ? error : new Undelivered(messageOf(error))),
    );

  const record = async (claim: Claim, failure: Undelivered | null) => {
    const { enquiry_id: enquiry, recipient, attempts } = claim;
    const isLast = attempts >= mostAttempts;
    const result = failure === null ? 'sent' : isLast ? 'failed' : 'postponed';
    const details = { enquiry, recipient, attempt: attempts };
    metrics.attempts.inc({ channel: recipient === 'webhook' ? 'webhook' : 'mail', result });
    if (failure === null) log.info(details, 'enquiry delivered');
    else if (isLast)
      log.error({ ...details, fault: failure.message, alert: 'delivery-failed' }, 'delivery given up');
    else log.warn({ ...details, fault: failure.message }, 'delivery postponed');
    const wait = timing.waits[attempts - 1] ?? timing.waits.at(-1) ?? 0;
    const ended: Partial<Delivery> =
      failure === null
        ? { status: 'sent', sent_at: Date.now(), error: null }
        : { status: isLast ? 'failed' : 'due', next_at: Date.now() + wait, error: failure.message };
    // What was sent and isn't recorded would be sent again, so a store that's away is waited for.
    while (!over.signal.aborted) {
      try {
        return await settle(store, claim, ended);
      } catch (error) {
        storeFailed(error);
        await delay(timing.storeMs);
      }
    }
  };

  const serve = async (carrier: Carrier, rest: { until: number }, recipient: string) => {
    const underWay = new Set<Promise<void>>();
    let wakeUp = new AbortController();
    const wake = () => wakeUp.abort();
    wakers.add(wake);

    const tryOnce = async (claim: Claim) => {
      try {
        const enquiry = await store.run((db) => findEnquiry(db, claim.enquiry_id));
        // It was erased meanwhile, and its rows with it.
        if (!enquiry) return;
        const failure = await handOver(enquiry, claim, carrier);
        if (over.signal.aborted) return;
        if (failure?.serverDown) rest.until = performance.now() + timing.restMs;
        await record(claim, failure);
      } catch (error) {
        // The row is taken again when its claim ends.
        storeFailed(error);
      }
    };

    /** Begins what is due next, and resolves with how long to wait before looking again. */
    const beginNext = async (): Promise<number> => {
      if (storeIsAway) await lookForStore();
      const restMs = Math.max(rest.until, claimsFrom) - performance.now();
      if (restMs > 0) return Math.min(restMs, timing.pollMs);
      if (underWay.size >= mostAtOnce) return timing.pollMs;
      const claim = await claimDue(store, recipient, Date.now(), timing.claimMs);
      if (!claim) return timing.pollMs;
      const running = tryOnce(claim).finally(() => {
        underWay.delete(running);
        wake();
      });
      underWay.add(running);
      return 0;
    };

    while (!stopping.signal.aborted) {
      // Made before looking: a wake-up that comes meanwhile must not be lost.
      wakeUp = new AbortController();
      const waitMs = await beginNext().catch((error: unknown) => {
        storeFailed(error);
        return timing.storeMs;
      });
      const signal = AbortSignal.any([stopping.signal, wakeUp.signal]);
      if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(underWay);
  };

  const loops = carriers.flatMap((carrier) => {
    // Recipients of one carrier share a server, and so its rest.
    const rest = { until: 0 };
    return carrier.recipients.map((recipient) => serve(carrier, rest, recipient));
  });
  const finished = Promise.all(loops);

  return {
    /** Something is due now. */
    wake: () => {
      for (const wake of wakers) wake();
    },
    /**
     * Begins nothing more, and lets what is under way finish for a while. What is cut off then is taken again when its
     * claim ends.
     */
    stop: async (graceMs = stopGraceMs) => {
      stopping.abort();
      await Promise.race([finished, delay(graceMs, undefined, { ref: false })]);
      over.abort();
    },
  };
}

/** Of the 10 s that stopping may take. */
const stopGraceMs = 7500;
