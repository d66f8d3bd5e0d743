/**
 * For the year: loaded by `node --import` before a program, which then has the clock that its parent moves. Leaps come over
 * the channel between the two, and nothing else in the program knows of them.
 */

import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import pg from 'pg';
import { leapMessage, moment, momentVariable } from './leap-message.ts';
import { Clock, realDelay, realNow, timeOf, turn } from './leaping-clock.ts';

const began = moment.parse(JSON.parse(process.env[momentVariable] ?? ''));
const clock = new Clock(began.start + began.elapsed);
clock.skew = began.skew;
const time = timeOf(clock);

Object.assign(globalThis, {
  Date: time.Date,
  setTimeout: time.setTimeout,
  setInterval: time.setInterval,
  clearTimeout: time.clearTimeout,
  clearInterval: time.clearInterval,
});
performance.now = time.performanceNow;
AbortSignal.timeout = time.abortAfter;
const { setTimeout, setInterval, clearTimeout, clearInterval } = time;
Object.assign(timers, { setTimeout, setInterval, clearTimeout, clearInterval });
Object.assign(timersPromises, { setTimeout: time.delay });
syncBuiltinESMExports();

/** What this process has asked of others. No leap takes away the time that they have for an answer. */
const asked = new Set<unknown>();

/** Connections to it stay open: its pool says whether they're used. */
const databasePort = Number(new URL(process.env['DATABASE_URL'] ?? 'none:').port);

const { connect } = Socket.prototype;
Object.assign(Socket.prototype, {
  connect(this: Socket, ...args: unknown[]) {
    if (args[0] !== databasePort) {
      asked.add(this);
      this.once('close', () => asked.delete(this));
    }
    return Reflect.apply(connect, this, args);
  },
});

const { fetch } = globalThis;
globalThis.fetch = async (...args) => {
  const call = {};
  asked.add(call);
  return await fetch(...args).finally(() => asked.delete(call));
};

const pools = new Set<pg.Pool>();
const { connect: lend } = pg.Pool.prototype;
Object.assign(pg.Pool.prototype, {
  connect(this: pg.Pool, ...args: unknown[]) {
    pools.add(this);
    return Reflect.apply(lend, this, args);
  },
});

function isBusy(): boolean {
  const isAsking = [...pools].some(
    ({ totalCount, idleCount, waitingCount }) => totalCount > idleCount || waitingCount > 0,
  );
  // Who waits for SQLite's lock asks again every few milliseconds.
  return asked.size > 0 || isAsking || clock.hasTimerWithin(100);
}

/** So many turns in which nothing is under way, because some work begins a few turns later. */
const calmTurns = 8;

/** Returns whether everything has ended in the machine's time. */
async function settle(patienceMs: number): Promise<boolean> {
  const givesUpAt = realNow() + patienceMs;
  for (let calm = 0; calm < calmTurns; calm = isBusy() ? 0 : calm + 1) {
    if (realNow() > givesUpAt) return false;
    if (calm === 0 && isBusy()) await realDelay(1);
    await turn();
  }
  return true;
}

process.channel?.unref();
// The year has ended, however it did.
process.on('disconnect', () => process.exit());
process.on('message', async (message) => {
  const { elapsed, skew, patienceMs } = leapMessage.parse(message);
  clock.skew = skew;
  await clock.leap(Math.max(0, elapsed - began.elapsed - clock.elapsed()));
  process.send?.({ isSettled: await settle(patienceMs) });
});
