/** What one sender may ask of us in an hour. Counted in memory, so each instance counts for itself, and from its start. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const hour = 60 * 60;

/** Forms with faults, captcha answers and repeats cost less than an enquiry, but not nothing. */
const requestsForEach = 10;

export type Senders = ReturnType<typeof limitSenders>;

/** @param limit of enquiries. Half of it without a captcha answer. */
export function limitSenders(limit: number) {
  const allow = (points: number) => new RateLimiterMemory({ points, duration: hour });
  const requests = allow(requestsForEach * limit);
  const enquiries = allow(limit);
  const unverified = allow(Math.ceil(limit / 2));

  return {
    request: (sender: string) => secondsToWait(requests, sender),
    enquiry: async (sender: string, verified: boolean) =>
      (verified ? null : await secondsToWait(unverified, sender)) ?? (await secondsToWait(enquiries, sender)),
  };
}

/** Counts one more. Null, or past the limit the seconds until the next is allowed. */
async function secondsToWait(limiter: RateLimiterMemory, sender: string): Promise<number | null> {
  try {
    await limiter.consume(sender);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
    throw error;
  }
}
