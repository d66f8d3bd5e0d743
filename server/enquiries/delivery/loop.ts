/** Mails or posts what is due, apart from any request. Requests only wake it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { messageOf } from '../../errors.ts';
import type { Metrics } from '../../metrics.ts';
import { StoreUnavailable } from '../store/errors.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { AttemptOutcome, Carrier } from './attempt.ts';
import { leaseMarginMs } from './limits.ts';
import { type Claim, claimDue, type Ended, recordAttempt } from './queue.ts';
import { endOf, productionRetries } from './retries.ts';

const productionTiming = {
  /** How often to look without being woken: other instances and operators make enquiries due as well. */
  pollMs: 5000,
  /** An attempt that takes longer no longer keeps the next one waiting. */
  patienceMs: 5000,
  leaseMarginMs,
  /** How often a store that's away is asked again. */
  storeMs: 1000,
  retries: productionRetries,
};

/** So many attempts may wait for an answer at once. */
const mostUnderWay = 20;

type LoopParts = { store: Store; log: Logger; metrics: Pick<Metrics, 'deliveries'> };

export type DeliveryLoop = ReturnType<typeof startDeliveryLoop>;

export function startDeliveryLoop(
  { store, log, metrics }: LoopParts,
  channel: Channel,
  { deliver, limits }: Carrier,
  changedTiming: Partial<typeof productionTiming> = {},
) {
  const timing = { ...productionTiming, ...changedTiming };
  /** Nothing new is begun; what is under way is cut off; nothing is recorded any more. */
  const [stopping, cutOff, over] = [new AbortController(), new AbortController(), new AbortController()];
  let wakeUp = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  /** Results that aren't in the store yet: an enquiry that was sent may still look as if it weren't. */
  const unrecorded = new Set<Promise<void>>();
  const owner = {
    name: randomUUID(),
    leaseMs: limits.handOverMs + limits.answerMs + timing.leaseMarginMs,
    probeMs: limits.handOverMs + timing.patienceMs,
  };
  let storeIsAway = false;

  const storeFailed = (error: unknown) => {
    const fault = messageOf(error);
    if (!(error instanceof StoreUnavailable)) {
      log.error({ alert: 'job-failed', job: channel, fault }, 'a background job failed');
    } else if (!storeIsAway) log.warn({ channel, fault }, 'delivery queue unreadable');
    storeIsAway = true;
  };

  /** Until it succeeds. Otherwise what was sent would be sent again when its lease ends. */
  const record = async (claimed: { id: string; attempt: number }, ended: Ended, now: number) => {
    while (!over.signal.aborted) {
      try {
        return await recordAttempt(store, channel, claimed, ended, now);
      } catch (error) {
        storeFailed(error);
        await delay(timing.storeMs, undefined, { ref: false });
      }
    }
  };

  const tryOnce = async ({ enquiry, attempt, failures }: Claim): Promise<void> => {
    const accepted = enquiry.acceptances.map(({ recipient }) => recipient);
    const outcome = await deliver({ enquiry, accepted, signal: cutOff.signal }).catch(
      (error): AttemptOutcome => {
        log.error({ alert: 'job-failed', job: channel, fault: messageOf(error) }, 'a background job failed');
        return { result: 'postponed', accepted: [], fault: 'a fault of ours' };
      },
    );
    const now = Date.now();
    const ended = endOf(outcome, { channel, failures, now, retries: timing.retries });
    report(outcome, ended.recorded.state === 'failed', { enquiry: enquiry.id, channel, attempt });
    const recording = record({ id: enquiry.id, attempt }, ended, now);
    unrecorded.add(recording);
    await recording;
    unrecorded.delete(recording);
  };

  const report = (outcome: AttemptOutcome, isGivenUp: boolean, details: object) => {
    const { result } = outcome;
    if (result === 'stopped') return;
    metrics.deliveries.inc({ channel, result: isGivenUp ? 'failed' : result });
    if (result === 'sent') return log.info(details, 'enquiry delivered');
    const failure = { ...details, fault: outcome.fault };
    if (isGivenUp) log.error({ alert: `${channel}-failed`, ...failure }, `${channel} given up`);
    else if (result === 'blocked') log.warn(failure, `${channel} is held: nothing gets through`);
    else if (outcome.isUnanswered) log.warn(failure, `${channel} not answered`);
    else log.warn(failure, `${channel} refused for now`);
  };

  /** Begins what is due next, and resolves with how long to wait before looking again. */
  const beginNext = async (): Promise<number> => {
    await Promise.all(unrecorded);
    const claim = await claimDue(store, channel, Date.now(), { ...owner, underWay: [...underWay.keys()] });
    storeIsAway = false;
    if (claim === null) return timing.pollMs;
    if ('heldForMs' in claim) return Math.min(claim.heldForMs, timing.pollMs);
    const { id } = claim.enquiry;
    const attempt = tryOnce(claim).finally(() => underWay.delete(id));
    underWay.set(id, attempt);
    // A server that is slow with one enquiry doesn't hold up the next.
    const patience = new AbortController();
    const passed = delay(timing.patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([attempt, passed]);
    patience.abort();
    while (underWay.size >= mostUnderWay) await Promise.race(underWay.values());
    return 0;
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      // Made before looking: a wake-up that comes meanwhile must not be lost.
      wakeUp = new AbortController();
      const waitMs = await beginNext().catch((error: unknown) => {
        storeFailed(error);
        return timing.storeMs;
      });
      // Being woken ends the wait for work, but not the wait for a store that is away.
      const signal = storeIsAway ? stopping.signal : AbortSignal.any([stopping.signal, wakeUp.signal]);
      if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(underWay.values());
  };
  const finished = run();

  return {
    /** Something is due now. */
    wake: () => wakeUp.abort(),
    /**
     * Begins nothing more, and lets what is under way finish. What takes longer than `graceMs` is cut off. Then what
     * wasn't handed over yet is due again at once.
     */
    stop: async (graceMs = stopGraceMs) => {
      stopping.abort();
      const ended = (ms: number) => Promise.race([finished, delay(ms, undefined, { ref: false })]);
      await ended(graceMs);
      cutOff.abort();
      await ended(recordingMs);
      over.abort();
    },
  };
}

/** Of the 10 s that stopping may take. The rest is for the store, to record what was cut off. */
const stopGraceMs = 7500;
const recordingMs = 1000;
