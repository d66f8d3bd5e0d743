import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deliveries } from '../../metrics.ts';
import { sendAgain } from '../db/delivery-queue.ts';
import { findByIdStart } from '../db/enquiries.ts';
import { StoreUnavailable } from '../db/errors.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import { openStore, type Store } from '../db/store.ts';
import { mailDelivery } from '../mailer/transport.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { runEnquiries } from '../testing/run-command.ts';
import { storedEnquiry } from '../testing/sample-enquiry.ts';
import { until } from '../testing/until.ts';
import { type DeliveryLoop, startDeliveryLoop } from './delivery-loop.ts';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

let dataDir: string;
let store: Store;
let loops: DeliveryLoop[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-'));
  store = openStore({ dataDir });
  loops = [];
  server.mood = 'take';
  server.received.length = 0;
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
    await store.close();
    rmSync(dataDir, { recursive: true });
  };
});

const addresses = {
  to: 'desk@straitworks.example',
  from: 'site@straitworks.example',
  siteName: 'A',
  topics: [],
};
const quick = { firstMs: 40, longestMs: 80 };
const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
type Timing = Parameters<typeof startDeliveryLoop>[3];

function startWith(
  timing: Timing,
  from = store,
  deliver = mailDelivery(server.url, addresses),
): DeliveryLoop {
  const loop = startDeliveryLoop({ store: from, log }, 'mail', deliver, timing);
  loops.push(loop);
  return loop;
}

function start(): DeliveryLoop {
  return startWith({ pollMs: 50, leaseMs: 60_000, enquiry: quick, server: quick });
}

async function add(name: string, changes: Partial<StoredEnquiry> = {}): Promise<string> {
  const now = Date.now();
  const row = storedEnquiry({ id: randomUUIDv7(), received_at: now, mail_due_at: now, name, ...changes });
  await store.use((db) => db.insertInto('enquiry').values(row).execute());
  return row.id;
}

const read = async (id: string) => (await findByIdStart(store, id))[0];
const names = () => server.received.map((mail) => mail.replyTo?.[0]?.name);

test('what is due is mailed once and marked, what is held is not', async () => {
  const id = await add('Due');
  const held = await add('Held', { mail_state: 'held' });
  start();
  await until('mailed', async () => (await read(id))?.mail_state === 'sent');
  await delay(200);
  expect(names()).toEqual(['Due']);
  expect((await read(id))?.mailed_at).toBeGreaterThan(0);
  expect((await read(held))?.mailed_at).toBeNull();
});

test('being woken is acted on at once', async () => {
  const loop = startWith({ pollMs: 600_000 });
  await delay(100);
  const id = await add('Woken');
  loop.wake();
  await until('mailed', async () => (await read(id))?.mail_state === 'sent');
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
  await until('mailed', async () => (await read(id))?.mail_state === 'sent');
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

test('a claimed enquiry is leased for five minutes, longer than any delivery takes', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const sending = Promise.withResolvers<void>();
  const loop = startWith({}, store, () => {
    sending.resolve();
    return new Promise(() => undefined);
  });
  const id = await add('Under way', { mail_due_at: now });
  loop.wake();
  await sending.promise;
  expect((await read(id))?.mail_due_at).toBe(now + 300_000);
});

test('a refusal for good is marked, shown by the command line, and tried again only on request', async () => {
  deliveries.reset();
  server.mood = 'refuse-for-good';
  const id = await add('Refused');
  start();
  await until('given up', async () => (await read(id))?.mail_state === 'failed');
  await delay(200);
  expect((await read(id))?.mail_attempts).toBe(1);
  expect(JSON.parse(logged.at(-1) ?? '{}')).toMatchObject({ alert: 'mail-failed', enquiry: id, level: 50 });
  expect((await runEnquiries(['list'], { DATA_DIR: dataDir })).stdout).toContain('FAILED: EENVELOPE 550');
  expect((await runEnquiries(['show', id], { DATA_DIR: dataDir })).stdout).toContain('FAILED: EENVELOPE 550');

  server.mood = 'take';
  await sendAgain(store, id, Date.now());
  await until('mailed', async () => (await read(id))?.mail_state === 'sent');
  const { values } = await deliveries.get();
  const refused = values.find(({ labels }) => labels['channel'] === 'mail' && labels['result'] === 'refused');
  expect(refused?.value).toBe(1);
});

test('a refusal for now is tried again', async () => {
  server.mood = 'refuse-for-now';
  const id = await add('Postponed');
  start();
  await until('tried three times', async () => ((await read(id))?.mail_attempts ?? 0) >= 3);
  expect((await read(id))?.mail_error).toBe('EENVELOPE 451');
  server.mood = 'take';
  await until('mailed', async () => (await read(id))?.mail_state === 'sent');
  expect(names()).toEqual(['Postponed']);
});

test('what is refused for now is tried later each time', async () => {
  await add('Postponed');
  const tried: number[] = [];
  startWith({ pollMs: 5, enquiry: { firstMs: 400, longestMs: 10_000 } }, store, async () => {
    tried.push(performance.now());
    // As any server would: it lets other work in between.
    await delay(1);
    return { result: 'postponed', error: '451' };
  });
  await until('tried three times', () => tried.length >= 3);
  const [first = 0, second = 0, third = 0] = tried;
  // Half of 400 and of 800 milliseconds at least, less what clocks may differ by.
  expect(second - first).toBeGreaterThan(190);
  expect(third - second).toBeGreaterThan(390);
});

test('a server that does not let us in is not the fault of the enquiry', async () => {
  server.mood = 'no-login';
  const id = await add('Shut out');
  start();
  await until('tried twice', async () => ((await read(id))?.mail_attempts ?? 0) >= 2);
  expect(await read(id)).toMatchObject({ mail_state: 'due', mail_error: 'EENVELOPE 530' });
  server.mood = 'take';
  await until('mailed', async () => (await read(id))?.mail_state === 'sent');
});

test('a connection that drops in the middle of a mail is tried again', async () => {
  server.mood = 'drop';
  const id = await add('Dropped');
  start();
  await until('tried twice', async () => ((await read(id))?.mail_attempts ?? 0) >= 2);
  server.mood = 'take';
  await until('mailed', async () => (await read(id))?.mail_state === 'sent');
});

test('three loops on one store mail 30 enquiries once each', async () => {
  const expected = Array.from({ length: 30 }, (_, index) => `Visitor ${index}`);
  for (const name of expected) await add(name);
  start();
  start();
  start();
  await until('all mailed', () => server.received.length >= 30);
  await delay(200);
  expect(names().sort()).toEqual(expected.sort());
});

test('stopping finishes the mail under way', async () => {
  const ids = [await add('One'), await add('Two')];
  const loop = start();
  await until('the first has arrived', () => server.received.length > 0);
  await loop.stop();
  const states = await Promise.all(ids.map(async (id) => (await read(id))?.mail_state));
  expect(states.filter((state) => state === 'sent')).toHaveLength(server.received.length);
});
