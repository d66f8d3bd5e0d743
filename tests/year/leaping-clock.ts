/**
 * A clock that passes as the machine's does, and leaps when it's told to. Its timers follow it: a leap fires those whose time
 * has come, in the order of their times, each once, as after a sleep.
 */
import { promisify } from 'node:util';

/** What the machine has. Kept, because a process that's moved has other ones. */
const machine = {
  Date,
  now: performance.now.bind(performance),
  setTimeout,
  clearTimeout,
  setImmediate,
};

/** Lets what's ready run: promises, answers that have come. */
export const turn = () => new Promise<void>((resolve) => machine.setImmediate(resolve));

/** Of the machine, whatever the clock says. */
export const realDelay = (ms: number) => new Promise<void>((resolve) => machine.setTimeout(resolve, ms));

/** Milliseconds of the machine, from some moment on. */
export const realNow = machine.now;

type Callback = (...args: never[]) => unknown;

export class Clock {
  /** By how much the time of day is wrong. Timers don't notice. */
  skew = 0;
  /** What it has leapt over. */
  #leapt = 0;
  readonly #began = machine.now();
  readonly #start: number;
  readonly #timers = new Set<Timer>();

  /** @param start the time of day, in milliseconds since 1970. */
  constructor(start: number) {
    this.#start = start;
  }

  /** What `performance.now` says. */
  monotonic(): number {
    return machine.now() + this.#leapt;
  }

  /** How much time has passed since it was made. */
  elapsed(): number {
    return this.monotonic() - this.#began;
  }

  /** What `Date.now` says. */
  now(): number {
    return Math.floor(this.#start + this.elapsed() + this.skew);
  }

  /** @param settle is awaited after each timer that fires. */
  async leap(ms: number, settle: () => Promise<unknown> = turn): Promise<void> {
    this.#leapt += ms;
    const now = this.monotonic();
    const inOrder = [...this.#timers].sort((one, other) => one.at - other.at);
    for (const timer of inOrder) if (timer.at > now) timer.arm();
    for (const timer of inOrder.filter(({ at }) => at <= now)) {
      // One that fired before may have cleared it.
      if (!this.#timers.has(timer)) continue;
      timer.fire();
      await settle();
    }
  }

  /** Whether a timer will fire by itself within so short a time. */
  hasTimerWithin(ms: number): boolean {
    const soon = this.monotonic() + ms;
    return [...this.#timers].some(({ at }) => at <= soon);
  }

  start(callback: Callback, ms: unknown, args: readonly unknown[], isRepeated: boolean): Timer {
    // As the machine's: no time, and what isn't one, is a millisecond.
    const wait = Number(ms) >= 1 && Number(ms) <= 2 ** 31 - 1 ? Number(ms) : 1;
    return new Timer(this, this.#timers, { callback, wait, args, isRepeated });
  }
}

type Work = { callback: Callback; wait: number; args: readonly unknown[]; isRepeated: boolean };

/** What `setTimeout` and `setInterval` return. */
class Timer {
  at = 0;
  readonly #clock: Clock;
  readonly #waiting: Set<Timer>;
  readonly #work: Work;
  #real: NodeJS.Timeout | undefined;
  #isHolding = true;

  constructor(clock: Clock, waiting: Set<Timer>, work: Work) {
    this.#clock = clock;
    this.#waiting = waiting;
    this.#work = work;
    this.refresh();
  }

  refresh(): this {
    this.at = this.#clock.monotonic() + this.#work.wait;
    this.#waiting.add(this);
    this.arm();
    return this;
  }

  arm(): void {
    machine.clearTimeout(this.#real);
    this.#real = machine.setTimeout(() => this.fire(), Math.max(1, this.at - this.#clock.monotonic()));
    if (!this.#isHolding) this.#real.unref();
  }

  fire(): void {
    const { callback, args, isRepeated } = this.#work;
    if (isRepeated) this.refresh();
    else this.close();
    Reflect.apply(callback, this, args);
  }

  close(): this {
    machine.clearTimeout(this.#real);
    this.#waiting.delete(this);
    return this;
  }

  ref(): this {
    this.#isHolding = true;
    this.#real?.ref();
    return this;
  }

  unref(): this {
    this.#isHolding = false;
    this.#real?.unref();
    return this;
  }

  hasRef(): boolean {
    return this.#isHolding;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

type DelayOptions = { signal?: AbortSignal; ref?: boolean };

/** What a program has for time, by this clock. */
export function timeOf(clock: Clock) {
  const setTimeout = (callback: Callback, ms?: unknown, ...args: unknown[]) =>
    clock.start(callback, ms, args, false);
  const setInterval = (callback: Callback, ms?: unknown, ...args: unknown[]) =>
    clock.start(callback, ms, args, true);
  const clear = (timer: unknown) => {
    if (timer instanceof Timer) timer.close();
    // One that was started before the clock was put in.
    else Reflect.apply(machine.clearTimeout, undefined, [timer]);
  };
  const delay = <Value>(ms?: number, value?: Value, { signal, ref = true }: DelayOptions = {}) =>
    new Promise<Value | undefined>((resolve, reject) => {
      const fail = () => reject(new DOMException('The operation was aborted', 'AbortError'));
      if (signal?.aborted) return fail();
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve(value);
      }, ms);
      const stop = () => {
        timer.close();
        fail();
      };
      signal?.addEventListener('abort', stop, { once: true });
      if (!ref) timer.unref();
    });
  Object.defineProperty(setTimeout, promisify.custom, { value: delay });
  return {
    setTimeout,
    setInterval,
    clearTimeout: clear,
    clearInterval: clear,
    delay,
    performanceNow: () => clock.monotonic(),
    Date: dateOf(clock),
    abortAfter: (ms: number): AbortSignal => {
      const limit = new AbortController();
      const over = () => limit.abort(new DOMException('The operation timed out', 'TimeoutError'));
      setTimeout(over, ms).unref();
      return limit.signal;
    },
  };
}

function dateOf(clock: Clock): DateConstructor {
  return new Proxy(machine.Date, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [clock.now()] : parts, newTarget),
    apply: (target) => new target(clock.now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => clock.now() : Reflect.get(target, name, receiver),
  });
}
