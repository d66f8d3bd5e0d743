import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { deliveryOf, insertEnquiry, sampleOffice } from '../../../testing/enquiries/sample-enquiry.ts';
import { recordLog, temporaryFolder } from '../../../testing/temporary.ts';
import { until } from '../../../testing/until.ts';
import { createMetrics } from '../../metrics.ts';
import { StoreUnavailable } from '../store/errors.ts';
import type { Delivery } from '../store/schema.ts';
import { openStore, type Store } from '../store/store.ts';
import type { AttemptOutcome, Carrier } from './attempt.ts';
import { startDeliveryLoop } from './loop.ts';
import { mailCarrier } from './mail.ts';
import { requeue } from './queue.ts';
import { productionRetries } from './retries.ts';

const server = await startMailServer();
afterAll(() => server.stop());

let dataDir: string;
let store: Store;
let stops: (() => Promise<void>)[];
let metrics: ReturnType<typeof createMetrics>;
beforeEach(() => {
  dataDir = temporaryFolder();
  store = openStore({ dataDir });
  stops = [];
  metrics = createMetrics();
  server.misbehaves = {};
  server.received.length = 0;
  server.messages = 0;
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await store.close();
  };
});

const limits = { handOverMs: 10_000, answerMs: 10_000 };
const desk = 'desk@straitworks.example';
const mailTo = (to: string, changed: Partial<typeof limits> = {}) =>
  mailCarrier(
    {
      smtpUrl: server.url,
      to,
      from: 'site@straitworks.example',
      siteName: 'A',
      office: sampleOffice,
      topics: [],
    },
    { ...limits, ...changed },
  );

const retries = {
  held: { firstMs: 40, longestMs: 80, longestForNetworkMs: 80 },
  postponed: { firstMs: 100, longestMs: 200 },
  giveUpAfterMs: { mail: 10_000, webhook: 10_000 },
};
const quick = { pollMs: 50, patienceMs: 100, storeMs: 20, retries };
const { log, logged } = recordLog('warn');

function start(
  carrier: Carrier = mailTo(desk),
  changed: Parameters<typeof startDeliveryLoop>[3] = {},
  from = store,
) {
  const parts = { store: from, log, metrics };
  const loop = startDeliveryLoop(parts, 'mail', carrier, { ...quick, ...changed });
  stops.push(() => loop.stop(0));
  return loop;
}

const add = (name: string, mail: Partial<Delivery> = {}) =>
  insertEnquiry(store, { id: randomUUIDv7(), received_at: Date.now(), name }, { mail });
const read = (id: string) => deliveryOf(store, id);
const names = () => server.received.map((mail) => mail.replyTo?.[0]?.name);
const isSent = async (id: string) => (await read(id)).state === 'sent';

test('what is due is mailed once and marked, what is held is not', async () => {
  const id = await add('Due');
  const held = await add('Held', { state: 'held' });
  start();
  await until('mailed', () => isSent(id));
  await delay(200);
  expect(names()).toEqual(['Due']);
  expect((await read(id)).sent_at).toBeGreaterThan(0);
  expect((await read(held)).sent_at).toBeNull();
});

test('a slow receiver gets an enquiry once, and holds up no other', async () => {
  server.misbehaves = { delayMs: 1500 };
  const slow = await add('Slow');
  start(mailTo(desk, { handOverMs: 1000 }));
  await until('handed over', () => server.messages === 1);
  server.misbehaves = {};
  const next = await add('Next');
  await until('the next is mailed', () => isSent(next));
  expect(names()).toEqual(['Next']);
  await until('the slow one is mailed', () => isSent(slow));
  expect(names()).toEqual(['Next', 'Slow']);
  expect([await read(slow), await read(next)]).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
});

test('a server that keeps a mail and cuts the line before it answers may get it twice, 15 minutes later, and all others once', async () => {
  server.misbehaves = { message: 'lose' };
  const lost = await add('Kept');
  start(mailTo(desk), { retries: productionRetries });
  await until('kept', async () => (await read(lost)).failures === 1);
  expect(logged().at(-1)).toMatchObject({ msg: 'mail not answered', enquiry: lost });
  server.misbehaves = {};
  const next = await add('Next');
  await until('the next is mailed', () => isSent(next));
  const { stdout } = await runEnquiries(['list'], { DATA_DIR: dataDir });
  expect(stdout).toContain('retrying: ECONNECTION before it answered');
  expect(names()).toEqual(['Kept', 'Next']);
  const { due_at, queued_at } = await read(lost);
  expect(Math.round((due_at - queued_at) / 60_000)).toBe(15);

  await store.use((db) => db.updateTable('delivery').set({ due_at: 0 }).where('state', '=', 'due').execute());
  await until('mailed again', () => isSent(lost));
  expect(names()).toEqual(['Kept', 'Next', 'Kept']);
  // Mail programs show it once.
  expect(server.received[2]?.messageId).toBe(server.received[0]?.messageId);
});

test('a recipient who is refused gets it later, and the other one no second time', async () => {
  const team = 'team@straitworks.example';
  server.misbehaves = { recipients: { [team]: '451 4.7.1 Greylisted' } };
  const id = await add('Two recipients');
  start(mailTo(`${desk}, ${team}`));
  await until('refused twice', async () => (await read(id)).attempts >= 2);
  expect(await read(id)).toMatchObject({ state: 'due', sent_at: null });
  const show = async () => (await runEnquiries(['show', id], { DATA_DIR: dataDir })).stdout;
  await until('between two attempts', async () =>
    /state {5}retrying: EENVELOPE 451 4\.7\.1 for team@/.test(await show()),
  );
  expect(await show()).toMatch(/accepted {2}desk@straitworks\.example, /);
  server.misbehaves = {};
  await until('mailed', () => isSent(id));
  expect(server.received.map(({ envelope }) => envelope)).toEqual([[desk], [team]]);
});

test('a fault of the server holds the channel: one try at a time, nothing is given up, and all arrives', async () => {
  server.misbehaves = { greeting: '554 5.7.1 Blocklisted' };
  const ids = [await add('One'), await add('Two'), await add('Three')];
  start(mailTo(desk), { retries: { ...retries, giveUpAfterMs: { mail: 1, webhook: 1 } } });
  const before = server.connections;
  await until('tried', () => server.connections >= before + 6);
  const { values } = await metrics.deliveries.get();
  expect(values).toMatchObject([{ labels: { channel: 'mail', result: 'blocked' } }]);
  server.misbehaves = {};
  for (const id of ids) await until('mailed', () => isSent(id));
  expect(names().sort()).toEqual(['One', 'Three', 'Two']);
});

test('an enquiry that is refused for long is given up with an alert, and mailed on request', async () => {
  server.misbehaves = { recipients: { [desk]: '550 5.1.1 Unknown' } };
  const id = await add('Refused');
  start(mailTo(desk), { retries: { ...retries, giveUpAfterMs: { mail: 250, webhook: 250 } } });
  await until('given up', async () => (await read(id)).state === 'failed');
  expect((await read(id)).attempts).toBe(2);
  expect(logged()).toContainEqual(expect.objectContaining({ alert: 'mail-failed', enquiry: id, level: 50 }));
  const { stdout } = await runEnquiries(['list', '--failed'], { DATA_DIR: dataDir });
  expect(stdout).toContain('FAILED: EENVELOPE 550 5.1.1 for desk@straitworks.example');
  server.misbehaves = {};
  await requeue(store, 'mail', id, Date.now());
  await until('mailed', () => isSent(id));
});

test('once the queue can be read again, being woken is acted on at once', async () => {
  let outages = 4;
  const flaky: Store = {
    ...store,
    write: (work) => {
      outages -= 1;
      return outages >= 0 ? Promise.reject(new StoreUnavailable('away')) : store.write(work);
    },
  };
  const loop = start(mailTo(desk), { pollMs: 600_000 }, flaky);
  await until('the queue was read', () => outages < 0);
  await delay(100);
  const id = await add('After the outage');
  loop.wake();
  await until('mailed', () => isSent(id));
});

test('a result that the store cannot take yet is kept, and the mail not sent again', async () => {
  let isAway = false;
  const flaky: Store = {
    ...store,
    write: (work) => (isAway ? Promise.reject(new StoreUnavailable('away')) : store.write(work)),
  };
  const carrier: Carrier = {
    limits: { handOverMs: 1, answerMs: 1 },
    deliver: async (attempt) => {
      isAway = true;
      return await mailTo(desk).deliver(attempt);
    },
  };
  const id = await add('Taken while the store was away');
  // The lease has long ended when the store is back.
  start(carrier, { leaseMarginMs: 1 }, flaky);
  await until('taken', () => server.received.length === 1);
  await delay(300);
  isAway = false;
  await until('marked', () => isSent(id));
  await delay(200);
  expect(names()).toHaveLength(1);
});

test('an enquiry is left to an attempt for as long as that may take, the wait for an answer included', async () => {
  const id = await add('Long');
  const carrier: Carrier = {
    limits: { handOverMs: 3 * 60_000, answerMs: 10 * 60_000 },
    deliver: async ({ signal }): Promise<AttemptOutcome> => {
      await once(signal, 'abort');
      return { result: 'stopped' };
    },
  };
  const before = Date.now();
  start(carrier);
  await until('begun', async () => (await read(id)).attempts === 1);
  expect((await read(id)).lease_until).toBeGreaterThan(before + 13 * 60_000);
});

test('being woken does not hurry a channel that is held', async () => {
  await add('Waiting');
  let tries = 0;
  const carrier: Carrier = {
    limits,
    deliver: async (): Promise<AttemptOutcome> => {
      tries += 1;
      return { result: 'blocked', fault: 'down', isNetwork: false };
    },
  };
  const held = { firstMs: 600_000, longestMs: 600_000, longestForNetworkMs: 600_000 };
  const loop = start(carrier, { retries: { ...retries, held } });
  await until('tried', () => tries === 1);
  for (let woken = 0; woken < 20; woken += 1) {
    loop.wake();
    await delay(10);
  }
  expect(tries).toBe(1);
});

test('stopping lets the mail under way finish, and begins no other', async () => {
  server.misbehaves = { delayMs: 500 };
  const ids = [await add('One'), await add('Two')];
  const loop = start(mailTo(desk), { patienceMs: 60_000 });
  await until('handed over', () => server.messages === 1);
  await loop.stop(30_000);
  expect(names()).toEqual(['One']);
  expect([await isSent(ids[0] ?? ''), await isSent(ids[1] ?? '')]).toEqual([true, false]);
});

test('what a stop cuts off before it was handed over is due again at once', async () => {
  server.misbehaves = { greeting: 'hang' };
  const id = await add('Cut off');
  const loop = start();
  const before = server.connections;
  await until('connected', () => server.connections > before);
  await loop.stop(0);
  expect(await read(id)).toMatchObject({ state: 'due', lease_until: null, failures: 0 });
});
