import { afterEach, expect, test } from 'vitest';
import { Clock, timeOf } from './leaping-clock.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 11, 1);
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const timer of open.splice(0)) timer.close();
});

function setUp() {
  const clock = new Clock(start);
  const time = timeOf(clock);
  const fired: string[] = [];
  const after = (ms: number, name: string) => {
    const timer = time.setTimeout(() => fired.push(name), ms);
    open.push(timer);
    return timer;
  };
  return { clock, time, fired, after };
}

test('a leap moves the time of day and what has passed, and a wrong clock the time of day alone', async () => {
  const { clock, time } = setUp();
  const before = time.performanceNow();
  await clock.leap(24 * hour);
  clock.skew = -2 * hour;
  // The machine's own milliseconds pass as well.
  expect(new time.Date().toISOString()).toMatch(/^2026-12-01T22:0/);
  expect(time.Date.now()).toBeLessThan(start + 23 * hour);
  expect(time.performanceNow() - before).toBeGreaterThanOrEqual(24 * hour);
  expect(new time.Date(0).getTime()).toBe(0);
});

test('a leap fires what is due in the order of its times, and nothing else', async () => {
  const { clock, fired, after } = setUp();
  after(3 * hour, 'later');
  after(2 * hour, 'second');
  after(hour, 'first');
  await clock.leap(2 * hour);
  expect(fired).toEqual(['first', 'second']);
  await clock.leap(hour);
  expect(fired).toEqual(['first', 'second', 'later']);
});

test('what fired is settled before the next fires, and may clear it', async () => {
  const { clock, time, fired, after } = setUp();
  const cleared = after(2 * hour, 'cleared');
  open.push(time.setTimeout(() => time.clearTimeout(cleared), hour));
  after(3 * hour, 'last');
  await clock.leap(4 * hour, async () => void fired.push('settled'));
  expect(fired).toEqual(['settled', 'last', 'settled']);
});

test('what repeats fires once in a leap, and goes on', async () => {
  const { clock, time } = setUp();
  let count = 0;
  open.push(
    time.setInterval(() => {
      count += 1;
    }, hour),
  );
  await clock.leap(5 * hour);
  expect(count).toBe(1);
  await clock.leap(hour);
  expect(count).toBe(2);
});

test('a delay ends with a leap or with its signal, and a limit aborts', async () => {
  const { clock, time } = setUp();
  const ended = time.delay(hour, 'value');
  const stopping = new AbortController();
  const stopped = expect(time.delay(hour, undefined, { signal: stopping.signal })).rejects.toThrow('aborted');
  stopping.abort();
  await stopped;
  const limit = time.abortAfter(13 * 60_000);
  await clock.leap(12 * 60_000);
  expect(limit.aborted).toBe(false);
  await clock.leap(48 * 60_000);
  expect(limit.reason.name).toBe('TimeoutError');
  expect(await ended).toBe('value');
});

test('without a leap, timers go by the machine', async () => {
  const { time } = setUp();
  expect(await time.delay(1, 'ended')).toBe('ended');
});
