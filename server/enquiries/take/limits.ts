/** What a sender may ask in an hour, counted in memory. */
import { hourMs } from '../time-limits.ts';

/** Faulty forms, captcha answers and repeats cost less than an enquiry. */
const requestsForEach = 10;

const mostUnverified = 3;

/** About 10 MB. Past it, the oldest counts are forgotten. */
const mostSenders = 100_000;

/** A larger network may ask for more: the limit times its `share`. */
export type Network = { name: string; share: number };

export type SenderLimits = ReturnType<typeof limitSenders>;

/**
 * Each counts one more. Returns null, or the seconds until the next is allowed.
 *
 * @param clock monotonic, in milliseconds.
 */
export function limitSenders(
  limit: number,
  { clock = () => performance.now(), most = mostSenders, unverified: limitUnverified = mostUnverified } = {},
) {
  const requests = createCounter(requestsForEach * limit, clock, most);
  const enquiries = createCounter(limit, clock, most);
  const unverified = createCounter(Math.min(limitUnverified, limit), clock, most);
  return {
    request: requests,
    enquiry: (sender: readonly Network[], verified: boolean) =>
      (verified ? null : unverified(sender)) ?? enquiries(sender),
  };
}

function createCounter(limit: number, clock: () => number, most: number) {
  /** In the order in which their hours began. */
  const counts = new Map<string, { count: number; endsAt: number }>();

  return (sender: readonly Network[]): number | null => {
    const now = clock();
    for (const [oldest, { endsAt }] of counts) {
      if (endsAt > now && counts.size <= most) break;
      counts.delete(oldest);
    }
    const waits = sender.map(({ name, share }) => {
      const counted = counts.get(name) ?? { count: 0, endsAt: now + hourMs };
      if (counted.count === 0) counts.set(name, counted);
      counted.count += 1;
      return counted.count > limit * share ? Math.ceil((counted.endsAt - now) / 1000) : 0;
    });
    const longest = Math.max(...waits);
    return longest > 0 ? longest : null;
  };
}
