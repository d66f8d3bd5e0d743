/**
 * Hands stored enquiries on. A row is one enquiry for one recipient, a mail address or the webhook:
 *
 *   (no row: held, or nobody is configured) → due → sending → sent | due again | failed
 *
 * `next_at` alone says when a row may be taken: at once, after a wait, or after an attempt whose process died. A wait that's
 * longer than any of ours was written by a wrong clock, and counts as none.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { messageOf } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Database, Delivery } from './store/schema.ts';
import type { Store } from './store/store.ts';
import type { WriteProof } from './store/write-proof.ts';
import { findEnquiry, type StoredEnquiry } from './stored-enquiries.ts';

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

/** More than the longest of our waits, by enough for a clock that's put back an hour. */
const longestWaitMs = 6 * 60 * minute;

const waits = (now: number) => sql<boolean>`(next_at > ${now} and next_at <= ${now + longestWaitMs})`;

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

/** `sending` is 1, and one more each time that an operator sends it again. */
type SendingTo = { recipient: string; sending: number };

/** What a receiver knows it by: what an operator sends again on purpose is no repeat. */
export function sendingId(enquiry: string, sending: number): string {
  return sending === 1 ? enquiry : `${enquiry}.${sending}`;
}

/** One way to recipients. `send` hands over one enquiry within its own limit, or throws Undelivered. */
export type Carrier = {
  recipients: readonly string[];
  send: (enquiry: StoredEnquiry, to: SendingTo, stop: AbortSignal) => Promise<void>;
};

const fresh = { status: 'due', next_at: 0, attempts: 0, claim: null, error: null, sent_at: null } as const;

/** Due at once, whatever the clock says. Rows that are there already stay as they are. */
export async function queue(trx: Database, id: string, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map((recipient) => ({ ...fresh, enquiry_id: id, recipient, sending: 1 }));
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
  const isEnded = sql<boolean>`not (status = 'sending' and ${waits(now)})`;
  const isWanted = onlyMissing ? sql<boolean>`status <> 'sent'` : sql<boolean>`true`;
  await store.transaction(async (trx) => {
    const rows = () =>
      trx.updateTable('delivery').where('enquiry_id', '=', id).where(isEnded).where(isWanted);
    await rows()
      .where('recipient', 'in', recipients)
      .set({ ...fresh, sending: sql`sending + 1` })
      .execute();
    await trx
      .deleteFrom('delivery')
      .where('enquiry_id', '=', id)
      .where(isEnded)
      .where(isWanted)
      .where('recipient', 'not in', recipients)
      .execute();
    await queue(trx, id, recipients);
    await trx.updateTable('enquiry').set({ held: 0 }).where('id', '=', id).execute();
  });
}

/** For an operator who has fixed what kept enquiries from these. The attempts that this brings aren't counted. */
export async function makeDueNow(store: Store, recipients: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await store.run((db) =>
    db
      .updateTable('delivery')
      .set({ next_at: 0, attempts: sql`attempts - 1` })
      .where('status', '=', 'due')
      .where('recipient', 'in', recipients)
      .where('next_at', '>', 0)
      .where('attempts', '>', 0)
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
      .where(sql<boolean>`(status = 'due' or (status = 'sending' and not ${waits(now)}))`);
    return (recipients.length > 0 ? open.where('recipient', 'not in', recipients) : open).executeTakeFirst();
  });
  return Number(numUpdatedRows);
}

type Claim = Pick<Delivery, 'enquiry_id' | 'recipient' | 'attempts' | 'sending' | 'claim'>;

type ClaimOptions = {
  now: number;
  claimMs: number;
  /** Enquiries that this process is sending to this recipient: a clock that jumps must not make it send them twice. */
  underWay?: readonly string[];
};

/** What has been due for longest. Of several instances only one gets it, and for as long as an attempt may take. */
export async function claimDue(store: Store, recipient: string, options: ClaimOptions) {
  const { now, claimMs, underWay = [] } = options;
  // PostgreSQL skips rows that another instance is claiming. SQLite has one writer, so it doesn't need this.
  const skipLocked = store.isPostgres ? sql`for update skip locked` : sql``;
  const isOther = underWay.length > 0 ? sql`and enquiry_id not in (${sql.join(underWay)})` : sql``;
  const isDue = sql`status in ('due', 'sending') and not ${waits(now)} ${isOther}`;
  const { rows } = await store.run((db) =>
    sql<Claim>`
      update delivery set status = 'sending', next_at = ${now + claimMs}, attempts = attempts + 1, claim = ${randomUUID()}
      where recipient = ${recipient} and ${isDue} and enquiry_id = (
        select enquiry_id from delivery where recipient = ${recipient} and ${isDue}
        order by next_at, enquiry_id limit 1 ${skipLocked})
      returning enquiry_id, recipient, attempts, sending, claim`.execute(db),
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

type Parts = {
  store: Store;
  proof: Pick<WriteProof, 'fault' | 'refused'>;
  log: Logger;
  metrics: Pick<Metrics, 'attempts'>;
};

export type Deliveries = ReturnType<typeof startDeliveries>;

export function startDeliveries(
  { store, proof, log, metrics }: Parts,
  carriers: readonly Carrier[],
  changed: Partial<Timing> = {},
) {
  const timing = { ...production, ...changed };
  /** Nothing new is begun; what is under way is cut off, and its result isn't recorded any more. */
  const [stopping, cutOff] = [new AbortController(), new AbortController()];
  const wakers = new Set<() => void>();
  let storeIsAway = false;
  /** After an outage every instance first records what it sent meanwhile, because those claims may have ended. */
  let claimsFrom = 0;

  const storeFailed = (error: unknown) => {
    proof.refused(error);
    if (!storeIsAway)
      log.error({ alert: 'store', fault: messageOf(error) }, 'the store is away, so nobody is notified');
    storeIsAway = true;
  };
  const isStoreBack = async (): Promise<boolean> => {
    if ((await proof.fault()) !== null) return false;
    log.info('the store is back');
    storeIsAway = false;
    claimsFrom = performance.now() + 10 * timing.storeMs;
    return true;
  };

  const handOver = async (
    enquiry: StoredEnquiry,
    claim: Claim,
    { send }: Carrier,
  ): Promise<Undelivered | null> =>
    await send(enquiry, claim, cutOff.signal).then(
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
    else if (isLast) log.error({ ...details, fault: failure.message, alert: 'failed' }, 'delivery given up');
    else log.warn({ ...details, fault: failure.message }, 'delivery postponed');
    const wait = timing.waits[attempts - 1] ?? timing.waits.at(-1) ?? 0;
    const ended = (now: number): Partial<Delivery> =>
      failure === null
        ? { status: 'sent', sent_at: now, error: null }
        : { status: isLast ? 'failed' : 'due', next_at: now + wait, error: failure.message };
    // What was sent and isn't recorded would be sent again, so a store that's away is waited for.
    while (!cutOff.signal.aborted) {
      try {
        return await settle(store, claim, ended(await store.now()));
      } catch (error) {
        storeFailed(error);
        await delay(timing.storeMs);
      }
    }
  };

  const serve = async (carrier: Carrier, rest: { until: number }, recipient: string) => {
    /** By the enquiry's id. */
    const underWay = new Map<string, Promise<void>>();
    let wakeUp = new AbortController();
    const wake = () => wakeUp.abort();
    wakers.add(wake);

    const tryOnce = async (claim: Claim) => {
      try {
        const enquiry = await store.run((db) => findEnquiry(db, claim.enquiry_id));
        // It was erased meanwhile, and its rows with it.
        if (!enquiry) return;
        const failure = await handOver(enquiry, claim, carrier);
        if (cutOff.signal.aborted) return;
        if (failure?.serverDown) rest.until = performance.now() + timing.restMs;
        await record(claim, failure);
      } catch (error) {
        // The row is taken again when its claim ends.
        storeFailed(error);
      }
    };

    /** Begins what is due next, and resolves with how long to wait before looking again. */
    const beginNext = async (): Promise<number> => {
      if (storeIsAway && !(await isStoreBack())) return timing.storeMs;
      const restMs = Math.max(rest.until, claimsFrom) - performance.now();
      if (restMs > 0) return Math.min(restMs, timing.pollMs);
      if (underWay.size >= mostAtOnce) return timing.pollMs;
      const { claimMs, pollMs } = timing;
      const now = await store.now();
      const claim = await claimDue(store, recipient, { now, claimMs, underWay: [...underWay.keys()] });
      if (!claim) return pollMs;
      const running = tryOnce(claim).finally(() => {
        underWay.delete(claim.enquiry_id);
        wake();
      });
      underWay.set(claim.enquiry_id, running);
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
    await Promise.all(underWay.values());
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
      cutOff.abort();
    },
  };
}

/** Of the 10 s that stopping may take. */
const stopGraceMs = 7500;
