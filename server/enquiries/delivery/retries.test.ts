/** How long a failed delivery waits before the next try, and when it's given up, with the server's own timing. */
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { deliveryOf, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { until } from '../../../testing/until.ts';
import { createMetrics } from '../../metrics.ts';
import type { Channel } from '../store/schema.ts';
import { openStore, type Store } from '../store/store.ts';
import { type Deliver, retryWaitMs, startDeliveryLoop } from './loop.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [0, 30 * second],
  [2 * minute, 2 * minute],
  [10 * minute, 9 * minute],
])('what has failed for %i ms waits at most %i ms, and at least half of that', (failingMs, longest) => {
  const timing = { firstMs: 30 * second, longestMs: 9 * minute };
  expect(retryWaitMs(failingMs, timing, () => 1)).toBe(longest);
  expect(retryWaitMs(failingMs, timing, () => 0)).toBe(longest / 2);
});

let store: Store;
let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
  store = openStore({ dataDir });
  vi.useFakeTimers({ toFake: ['Date'] });
  return async () => {
    vi.useRealTimers();
    await store.close();
  };
});

/** Longer than any wait, so that a lease can be told from one. */
const leaseMs = 90 * minute;

/** One enquiry that is due, and a loop that delivers it. The clock stands still unless a test moves it. */
async function startWith(channel: Channel, deliver: Deliver) {
  const sent = { state: 'sent' } as const;
  const id = await insertEnquiry(store, {}, { mail: sent, webhook: sent, [channel]: { state: 'due' } });
  const timing = { pollMs: 20, leaseMs, server: { firstMs: 1, longestMs: 2 } };
  const log = pino({ level: 'silent' });
  const loop = startDeliveryLoop({ store, log, metrics: createMetrics() }, channel, deliver, timing);
  onTestFinished(() => loop.stop());
  const read = () => deliveryOf(store, id, channel);
  let seen = 0;
  /** How long the enquiry waits after it has failed like this once more. */
  const waitAfter = async (wanted: string) => {
    let wait = leaseMs;
    await until(wanted, async () => {
      const { due_at, error, attempts } = await read();
      wait = due_at - Date.now();
      if (error !== wanted || wait === leaseMs || attempts <= seen) return false;
      seen = attempts;
      return true;
    });
    return wait;
  };
  return { id, read, waitAfter };
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

function expectBetween(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

test('waits longer while answers are of one kind, under ten minutes for a day, and then starts again', async () => {
  const postponed = { result: 'postponed', error: '451' } as const;
  let answer: Awaited<ReturnType<Deliver>> = postponed;
  const { waitAfter } = await startWith('mail', async () => answer);
  expectBetween(await waitAfter('451'), 15 * second, 30 * second);
  pass(2 * minute);
  expectBetween(await waitAfter('451'), minute, 2 * minute);
  pass(20 * hour);
  expectBetween(await waitAfter('451'), 4.5 * minute, 9 * minute);
  pass(10 * hour);
  expectBetween(await waitAfter('451'), 30 * minute, hour);
  answer = { result: 'unreachable', error: 'ECONNREFUSED' };
  pass(hour);
  expect(await waitAfter('ECONNREFUSED')).toBe(0);
  answer = postponed;
  expectBetween(await waitAfter('451'), 15 * second, 30 * second);
});

test('never gives up a mail that is refused for now', async () => {
  const { read, waitAfter } = await startWith('mail', async () => ({ result: 'postponed', error: '451' }));
  await waitAfter('451');
  pass(30 * 24 * hour);
  await waitAfter('451');
  expect((await read()).state).toBe('due');
});

test('gives up a webhook that has refused for 48 hours, and list --failed says why', async () => {
  const answer = { result: 'postponed', error: 'HTTP 404' } as const;
  const { id, read, waitAfter } = await startWith('webhook', async () => answer);
  const listed = async (...args: string[]) => (await runEnquiries(args, { DATA_DIR: dataDir })).stdout;
  await waitAfter('HTTP 404');
  pass(47 * hour);
  expectBetween(await waitAfter('HTTP 404'), 30 * minute, hour);
  expect(await listed('list', '--failed')).toBe('');
  expect(await listed('list')).toContain('mailed, webhook retrying: HTTP 404');
  pass(hour);
  await until('given up', async () => (await read()).state === 'failed');
  expect(await listed('list', '--failed')).toContain('mailed, webhook FAILED: HTTP 404');
  expect(await listed('show', id)).toContain('webhook FAILED: HTTP 404');
});
