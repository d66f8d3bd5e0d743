/** One attempt to hand an enquiry to another server, whatever the channel, and what it says about the next one. */
import type { StoredEnquiry } from '../repository.ts';

/**
 * How an attempt ended. `sent`: everyone has it, now or since `at`. `postponed`: this enquiry, or one of its recipients, wasn't taken, or
 * nobody said whether it was; other enquiries aren't affected. `blocked`: the server or our settings are at fault, so
 * no other enquiry would get through either. `stopped`: we ended it ourselves, before anything was handed over.
 */
export type AttemptOutcome =
  | { result: 'sent'; accepted: readonly string[]; at?: number }
  | { result: 'postponed'; accepted: readonly string[]; fault: string; isUnanswered?: true }
  | { result: 'blocked'; fault: string; isNetwork: boolean }
  | { result: 'stopped' };

type Attempt = {
  enquiry: StoredEnquiry;
  /** Recipients who have it from an earlier attempt. */
  accepted: readonly string[];
  /** Ends the attempt when the process stops. */
  signal: AbortSignal;
};

/** How a channel hands an enquiry over: within its limits, whatever the server does. */
export type Carrier = { deliver: (attempt: Attempt) => Promise<AttemptOutcome>; limits: Limits };

export type Limits = {
  /** From the start until the message's last byte has left. */
  handOverMs: number;
  /** From there until the answer. */
  answerMs: number;
};

/** The other server may have the enquiry although it hasn't said so, so the next attempt can bring it a second time. */
export function unanswered(fault: string): AttemptOutcome {
  return { result: 'postponed', accepted: [], fault: `${fault} before it answered`, isUnanswered: true };
}

/** Keeps the two limits, and remembers how far an attempt came. */
export class Phases {
  readonly signal: AbortSignal;
  isHandedOver = false;
  readonly #ending = new AbortController();
  readonly #limits: Limits;
  #timer: NodeJS.Timeout;

  constructor(limits: Limits, stop: AbortSignal) {
    this.#limits = limits;
    this.#timer = this.#endAfter(limits.handOverMs);
    this.signal = AbortSignal.any([this.#ending.signal, stop]);
  }

  /** From now on the other server may have the enquiry, whatever happens to the connection. */
  handOver(): void {
    this.isHandedOver = true;
    clearTimeout(this.#timer);
    this.#timer = this.#endAfter(this.#limits.answerMs);
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }

  #endAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#ending.abort(new Error('ETIMEDOUT')), ms);
  }
}
