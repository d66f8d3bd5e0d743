/** What follows from how an attempt ended: when an enquiry or a whole channel is tried again, and when we give up. */
import type { Channel } from '../store/schema.ts';
import type { AttemptOutcome } from './attempt.ts';
import type { Ended } from './queue.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const productionRetries = {
  /** Of a channel that is held: as long again as it has been, up to this. Connecting once a minute annoys nobody. */
  held: { firstMs: 1000, longestMs: hourMs, longestForNetworkMs: minuteMs },
  /** Of one enquiry: twice as long each time. */
  postponed: { firstMs: 15 * minuteMs, longestMs: 4 * hourMs },
  giveUpAfterMs: { mail: 5 * dayMs, webhook: 2 * dayMs } satisfies Record<Channel, number>,
};

export type Retries = typeof productionRetries;

type Situation = { channel: Channel; failures: number; now: number; retries: Retries };

export function endOf(outcome: AttemptOutcome, { channel, failures, now, retries }: Situation): Ended {
  switch (outcome.result) {
    case 'sent': {
      const { accepted, at = now } = outcome;
      return { recorded: { state: 'sent', sent_at: at, error: null }, accepted, hold: 'none' };
    }
    case 'postponed': {
      const { accepted, fault } = outcome;
      const waitMs = postponedFor(failures, retries.giveUpAfterMs[channel], retries.postponed);
      const next = waitMs === null ? { state: 'failed' as const } : { due_at: now + waitMs };
      return { recorded: { ...next, failures: failures + 1, error: fault }, accepted, hold: 'none' };
    }
    case 'blocked': {
      const { fault, isNetwork } = outcome;
      const nextTryAt = (since: number) => now + heldFor(now - since, isNetwork, retries.held);
      // It goes behind the others, so that one enquiry can't keep the channel from being tried with another.
      return { recorded: { due_at: now, error: fault }, hold: { fault, nextTryAt } };
    }
    case 'stopped':
      return { recorded: { due_at: now } };
  }
}

/**
 * How long an enquiry waits that has been postponed so many times before, or null once all waits together would be longer
 * than `giveUpAfterMs`. Counting instead of looking at the clock means that no clock that jumps can give up an enquiry.
 */
function postponedFor(
  failures: number,
  giveUpAfterMs: number,
  { firstMs, longestMs }: Retries['postponed'],
): number | null {
  let waitMs = firstMs;
  let sumMs = firstMs;
  for (let failure = 0; failure < failures; failure += 1) {
    waitMs = Math.min(2 * waitMs, longestMs);
    sumMs += waitMs;
  }
  return sumMs > giveUpAfterMs ? null : waitMs;
}

/** Up to half less than the longest, so that instances and their mail server don't get into step. */
export function heldFor(heldMs: number, isNetwork: boolean, limits: Retries['held'], random = Math.random) {
  const longestMs = isNetwork ? limits.longestForNetworkMs : limits.longestMs;
  const waitMs = Math.min(longestMs, Math.max(limits.firstMs, heldMs));
  return Math.round(waitMs * (0.5 + random() / 2));
}
