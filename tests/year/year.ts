/** A year: leaps from one thing that happens to the next, and in between never so far that the leap alone raises an alert. */
import type { Disks } from './disks.ts';
import type { Entry, Expected, Ledger } from './ledger.ts';
import type { Machine } from './machine.ts';
import type { Peers } from './peers.ts';
import type { Postgres } from './postgres.ts';
import type { Releases } from './releases.ts';
import type { StoreRows } from './store-rows.ts';
import { type Manner, send } from './visitors.ts';
import { minute, trueTime, yearClock } from './year-clock.ts';

/** Between two steps while all is well. `nobody-is-told` is raised for an enquiry that has waited an hour. */
export const longestStep = 50 * minute;
/** While something is broken, and for a while afterwards: as often as the guide has a monitor ask. */
const shortStep = 5 * minute;
const afterTrouble = 30 * minute;

/** For what's under way, in the machine's time. Where somebody hangs on purpose, nobody waits. */
const patience = 20_000;

type Planned = { at: number; run: () => Promise<unknown> };

type Parts = {
  ledger: Ledger;
  peers: Peers;
  releases: Releases;
  machine: Machine;
  disks: Disks;
  rows: StoreRows;
  /** Where that's the database. */
  postgres: Postgres | null;
};

/** `again` is the entry of an earlier one, with the same words. */
type Enquiry = Partial<Manner> & { again?: Entry; what?: string };

export class Year {
  readonly ledger: Ledger;
  readonly peers: Peers;
  readonly releases: Releases;
  readonly machine: Machine;
  readonly disks: Disks;
  readonly rows: StoreRows;
  readonly postgres: Postgres | null;
  /** While someone hangs on purpose, a step ends without them. */
  isHanging = false;
  /** While the machine is gone, nothing on it is done. */
  isGone = false;
  /** While the store is away, nobody can look into it. */
  isStoreAway = false;
  /** While no copies are made at night. */
  isTimerOff = false;
  /** While nobody looks through what's held. */
  isOnHoliday = false;
  #plan: Planned[] = [];
  #troubledUntil = 0;
  #sent = 0;
  #instance = 0;

  constructor(parts: Parts) {
    this.ledger = parts.ledger;
    this.peers = parts.peers;
    this.releases = parts.releases;
    this.machine = parts.machine;
    this.disks = parts.disks;
    this.rows = parts.rows;
    this.postgres = parts.postgres;
  }

  /** Those that are planned for the same time happen in the order in which they were planned. */
  plan(at: number, run: () => Promise<unknown>): void {
    this.#plan.push({ at, run });
    this.#plan.sort((one, other) => one.at - other.at);
  }

  later(ms: number, run: () => Promise<unknown>): void {
    this.plan(trueTime() + ms, run);
  }

  async run(until: number, progress: (at: number) => void): Promise<void> {
    while (trueTime() < until) {
      const next = this.#plan[0];
      const longest = trueTime() < this.#troubledUntil ? shortStep : longestStep;
      await this.stepTo(Math.min(until, next?.at ?? until, trueTime() + longest));
      if (next && next.at <= trueTime()) {
        this.#plan.shift();
        await next.run();
        await this.settle();
      }
      progress(trueTime());
    }
  }

  /** Everyone's clock goes there, and what that makes due is done. */
  async stepTo(at: number): Promise<void> {
    this.ledger.counts.steps += 1;
    await yearClock.leap(Math.max(0, at - trueTime()));
    await this.settle();
    if (!this.isGone) await this.machine.revive();
    await this.probe();
  }

  async settle(): Promise<void> {
    await this.rows.setClock(trueTime() + yearClock.skew);
    if (!this.isGone) await this.machine.leap(this.isHanging ? 100 : patience);
    this.peers.readMail();
  }

  /** As any monitor does. */
  async probe(): Promise<void> {
    this.#instance += 1;
    const names = await askStatus(this.machine.url(this.#instance));
    if (names.length > 0) this.#troubledUntil = trueTime() + afterTrouble;
    this.ledger.probed(names);
  }

  /** Something is broken until the returned function is called. */
  trouble(what: string, expected: Expected): () => void {
    const { end } = this.ledger.trouble(what, expected);
    this.#troubledUntil = Number.POSITIVE_INFINITY;
    return () => {
      end();
      const isOver = this.ledger.troubles.every(({ to }) => to <= trueTime());
      if (isOver) this.#troubledUntil = trueTime() + afterTrouble;
    };
  }

  note(what: string, result: string): void {
    this.ledger.events.push({ at: trueTime(), what, result });
  }

  /** A visitor's enquiry, and what follows from it. */
  async enquire(enquiry: Enquiry = {}): Promise<Entry> {
    const entry = await this.post(enquiry);
    await this.settle();
    return entry;
  }

  async post({ again, what = 'enquiry', ...manner }: Enquiry): Promise<Entry> {
    const { as = 'json', isVerified = true, extra = {} } = manner;
    this.#sent += 1;
    const entry = again ?? this.ledger.open(what);
    const number = Number(entry.token.slice(2));
    const answer = await send(this.machine.url(this.#sent), entry, number, { as, isVerified, extra });
    this.ledger.answered(entry, answer);
    return entry;
  }

  /** Whoever was last sent something is killed. */
  async killed(where: string): Promise<void> {
    this.ledger.kills.push({ at: trueTime(), where });
    await this.machine.kill(this.#sent);
  }

  async command(...args: string[]) {
    this.ledger.counts.commands += 1;
    const result = await this.machine.command(...args);
    // The server looks for what a command has changed every five seconds.
    await this.stepTo(trueTime() + 6000);
    return result;
  }
}

async function askStatus(url: string): Promise<string[]> {
  try {
    const answer = await fetch(`${url}/status`);
    const names: unknown = await answer.json();
    if (answer.status === 200 || !Array.isArray(names)) return [];
    return names.map(String);
  } catch {
    return ['no answer'];
  }
}
