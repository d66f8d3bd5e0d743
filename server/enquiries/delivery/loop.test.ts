import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { deliveryOf, insertEnquiry, sampleOffice } from '../../../testing/enquiries/sample-enquiry.ts';
import { recordLog, temporaryFolder } from '../../../testing/temporary.ts';
import { until } from '../../../testing/until.ts';
import { createMetrics } from '../../metrics.ts';
import { StoreUnavailable } from '../store/errors.ts';
import type { Delivery } from '../store/schema.ts';
import { openStore, type Store } from '../store/store.ts';
import { type DeliveryLoop, startDeliveryLoop } from './loop.ts';
import { mailDelivery } from './mail.ts';
import { requeue } from './queue.ts';

const server = await startMailServer();
afterAll(() => server.stop());

let dataDir: string;
let store: Store;
let loops: DeliveryLoop[];
beforeEach(() => {
  dataDir = temporaryFolder();
  store = openStore({ dataDir });
  loops = [];
  metrics = createMetrics();
  server.mood = 'take';
  server.received.length = 0;
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
    await store.close();
  };
});

const addresses = {
  to: 'desk@straitworks.example',
  from: 'site@straitworks.example',
  siteName: 'A',
  office: sampleOffice,
  topics: [],
};
const quick = { firstMs: 40, longestMs: 80 };
const { log, logged } = recordLog('error');
let metrics: ReturnType<typeof createMetrics>;
type Timing = Parameters<typeof startDeliveryLoop>[3];

function startWith(
  timing: Timing,
  from = store,
  deliver = mailDelivery(server.url, addresses),
): DeliveryLoop {
  const loop = startDeliveryLoop({ store: from, log, metrics }, 'mail', deliver, timing);
  loops.push(loop);
  return loop;
}

function start(): DeliveryLoop {
  return startWith({ pollMs: 50, leaseMs: 60_000, enquiry: quick, server: quick });
}

const add = (name: string, mail: Partial<Delivery> = {}) =>
  insertEnquiry(store, { id: randomUUIDv7(), received_at: Date.now(), name }, { mail });
const read = (id: string) => deliveryOf(store, id);
const names = () => server.received.map((mail) => mail.replyTo?.[0]?.name);

test('what is due is mailed once and marked, what is held is not', async () => {
  const id = await add('Due');
  const held = await add('Held', { state: 'held' });
  start();
  await until('mailed', async () => (await read(id)).state === 'sent');
  await delay(200);
  expect(names()).toEqual(['Due']);
  expect((await read(id)).sent_at).toBeGreaterThan(0);
  expect((await read(held)).sent_at).toBeNull();
});

test('once the queue can be read again, being woken is acted on at once', async () => {
  let outages = 4;
  const flaky: Store = {
    ...store,
    use: (work) => {
      outages -= 1;
      return outages >= 0 ? Promise.reject(new StoreUnavailable('away')) : store.use(work);
    },
  };
  const loop = startWith({ pollMs: 600_000, server: quick }, flaky);
  await until('the queue was read', () => outages < 0);
  await delay(100);
  const id = await add('After the outage');
  loop.wake();
  await until('mailed', async () => (await read(id)).state === 'sent');
});

test('being woken does not hurry a server that is down', async () => {
  await add('Waiting');
  const tried: number[] = [];
  const loop = startWith({ pollMs: 50, server: { firstMs: 400, longestMs: 400 } }, store, async () => {
    tried.push(performance.now());
    return { result: 'unreachable', error: 'down' };
  });
  const knocking = setInterval(() => loop.wake(), 5);
  onTestFinished(() => clearInterval(knocking));
  await until('tried twice', () => tried.length >= 2);
  const [first = 0, second = 0] = tried;
  // The shortest wait is half of the longest, less what a timer may be early.
  expect(second - first).toBeGreaterThan(195);
});

test('a refusal for good is marked, shown by the command line, and tried again only on request', async () => {
  server.mood = 'refuse-for-good';
  const id = await add('Refused');
  start();
  await until('given up', async () => (await read(id)).state === 'failed');
  await delay(200);
  expect((await read(id)).attempts).toBe(1);
  expect(logged().at(-1)).toMatchObject({ alert: 'mail-failed', enquiry: id, level: 50 });
  expect((await runEnquiries(['list'], { DATA_DIR: dataDir })).stdout).toContain('FAILED: EENVELOPE 550');
  expect((await runEnquiries(['show', id], { DATA_DIR: dataDir })).stdout).toContain('FAILED: EENVELOPE 550');

  server.mood = 'take';
  await requeue(store, 'mail', id, Date.now());
  await until('mailed', async () => (await read(id)).state === 'sent');
  const { values } = await metrics.deliveries.get();
  const refused = values.find(({ labels }) => labels['channel'] === 'mail' && labels['result'] === 'refused');
  expect(refused?.value).toBe(1);
});

test('stopping finishes the mail under way', async () => {
  const ids = [await add('One'), await add('Two')];
  const loop = start();
  await until('the first has arrived', () => server.received.length > 0);
  await loop.stop();
  const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
  expect(states.filter((state) => state === 'sent')).toHaveLength(server.received.length);
});
