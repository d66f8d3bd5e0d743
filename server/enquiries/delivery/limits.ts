/** How long an attempt may take on each channel, and how long it keeps others from beginning one. */
import type { Channel } from '../store/schema.ts';
import type { Limits } from './attempt.ts';

/**
 * RFC 5321, 4.5.3.2: a server may take ten minutes to answer a whole message. If we gave up earlier, a slow one would get
 * the same mail again and again.
 */
export const smtpLimits: Limits = { handOverMs: 3 * 60_000, answerMs: 10 * 60_000 };

export const webhookLimits: Limits = { handOverMs: 30_000, answerMs: 60_000 };

/** Between the longest attempt and the end of its lease. */
export const leaseMarginMs = 3 * 60_000;

/** Since when an attempt has been under way, or null if none is, as far as its lease says. */
export function underWaySince(channel: Channel, leaseUntil: number | null, now: number): number | null {
  if (leaseUntil === null || leaseUntil <= now) return null;
  const { handOverMs, answerMs } = channel === 'mail' ? smtpLimits : webhookLimits;
  return leaseUntil - handOverMs - answerMs - leaseMarginMs;
}
