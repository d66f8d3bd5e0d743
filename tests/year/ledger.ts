/** What the year has promised, and what it has seen. Nothing is judged here: see `promises.ts`. */
import type { Answer } from './visitors.ts';
import { trueTime, yearClock } from './year-clock.ts';

/** What's promised, by a short name. `promises.ts` says it in words. */
export type PromiseName =
  | 'stored'
  | 'told'
  | 'alarm'
  | 'calm'
  | 'gone'
  | 'erased'
  | 'copies'
  | 'silent'
  | 'releases'
  | 'running';

/** By this word, in name, address and message, an enquiry is found again wherever it goes. */
export const tokenPattern = /zq\d{5}/g;

export type Entry = {
  token: string;
  email: string;
  what: string;
  answers: { at: number; status: number }[];
  acknowledgedAt: number | null;
  /** By how much the clock was wrong then. */
  skew: number;
  /** Whether the answer promised that someone is told. */
  isPromised: boolean;
  /** A request got no answer, or one that doesn't say, so it may be stored. */
  isUncertain: boolean;
  /** When each recipient had it. */
  told: Map<string, number[]>;
  /** When an operator asked for it to be sent, once more or at all. */
  sentByHand: number[];
  erasedAt: number | null;
  /** It was stored after the last copy of a machine that's gone. */
  isLost: boolean;
};

/** A time in which something was broken, and what `/status` should say of it. */
export type Trouble = {
  what: string;
  from: number;
  to: number;
  /** Null where nobody needs to be called. */
  says: string | null;
  /** Whom it keeps from being told. */
  delays: readonly string[];
  /** From its beginning on, or where the store is away from the first enquiry that's refused: until then nothing's wrong. */
  withinMs: number;
  noticedFrom: number | null;
  /** When `/status` first said so, and when it last did. */
  saidAt: number | null;
  lastSaidAt: number | null;
};

/** What a trouble should be noticed by, and what it may explain. */
export type Expected = Partial<Pick<Trouble, 'says' | 'withinMs' | 'delays'>>;

export type Probe = { at: number; names: readonly string[] };

export class Ledger {
  readonly entries = new Map<string, Entry>();
  readonly troubles: Trouble[] = [];
  /** What `/status` said where it changed. */
  readonly probes: Probe[] = [];
  /** Processes that were killed at a bad moment, and where. */
  readonly kills: { at: number; where: string }[] = [];
  readonly events: { at: number; what: string; result: string }[] = [];
  /** Broken promises that were seen when they broke. */
  readonly faults: { at: number; promise: PromiseName; what: string }[] = [];
  readonly counts = {
    probes: 0,
    steps: 0,
    spam: 0,
    spamTaken: 0,
    spamRefused: 0,
    dailyMails: 0,
    commands: 0,
    looks: 0,
  };
  #numbered = 0;

  open(what: string): Entry {
    this.#numbered += 1;
    const token = `zq${String(this.#numbered).padStart(5, '0')}`;
    const entry: Entry = {
      token,
      email: `${token}@visitor.example`,
      what,
      answers: [],
      acknowledgedAt: null,
      skew: 0,
      isPromised: false,
      isUncertain: false,
      told: new Map(),
      sentByHand: [],
      erasedAt: null,
      isLost: false,
    };
    this.entries.set(token, entry);
    return entry;
  }

  answered(entry: Entry, { status, isPromised, error }: Answer): void {
    const at = trueTime();
    entry.answers.push({ at, status: status ?? 0 });
    const isTaken = status === 201 || status === 303;
    // The server itself doesn't know, and says so.
    if (status === null || error === 'timeout') entry.isUncertain = true;
    if (!isTaken) {
      for (const trouble of this.troubles)
        if (trouble.says === 'store' && trouble.to > at) trouble.noticedFrom ??= at;
      return;
    }
    if (entry.acknowledgedAt === null) Object.assign(entry, { acknowledgedAt: at, skew: yearClock.skew });
    entry.isPromised ||= isPromised;
  }

  told(text: string, recipient: string): void {
    const token = text.match(tokenPattern)?.[0] ?? '';
    const entry = this.entries.get(token);
    if (entry) entry.told.set(recipient, [...(entry.told.get(recipient) ?? []), trueTime()]);
    else this.broken('told', `${recipient} was told of something that nobody sent`);
  }

  probed(names: readonly string[]): void {
    const at = trueTime();
    this.counts.probes += 1;
    for (const trouble of this.troubles) {
      if (trouble.says === null || !names.includes(trouble.says)) continue;
      if (at < trouble.from || at > trouble.to + graceMs) continue;
      trouble.saidAt ??= at;
      trouble.lastSaidAt = at;
    }
    if (this.probes.at(-1)?.names.join() !== names.join()) this.probes.push({ at, names });
  }

  /** It lasts until `end` is called. */
  trouble(what: string, { says = null, withinMs = 0, delays = [] }: Expected): { end: () => void } {
    const trouble: Trouble = {
      ...{ what, says, withinMs, delays, from: trueTime(), to: Number.POSITIVE_INFINITY },
      noticedFrom: says === 'store' ? null : trueTime(),
      ...{ saidAt: null, lastSaidAt: null },
    };
    this.troubles.push(trouble);
    return {
      end: () => {
        trouble.to = trueTime();
      },
    };
  }

  /** Whether something is broken, or was a moment ago, that `/status` has this name for. */
  isTroubledBy(name: string, forMs: number): boolean {
    return this.troubles.some(({ says, to }) => says === name && to + forMs > trueTime());
  }

  /** What's broken stays broken, and is noted once. */
  broken(promise: PromiseName, what: string): void {
    if (this.faults.some((fault) => fault.promise === promise && fault.what === what)) return;
    this.faults.push({ at: trueTime(), promise, what });
  }
}

/** So long after a trouble's end its consequences may last: the longest wait between two attempts is four hours. */
export const graceMs = 5 * 60 * 60 * 1000;
