import { beforeEach, expect, test, vi } from 'vitest';
import { recordLog, temporaryFolder } from '../testing/temporary.ts';
import { startHousekeeping } from './housekeeping.ts';
import { StoreUnavailable } from './store/errors.ts';
import { openStore, type Store } from './store/store.ts';
import { insertEnquiry } from './testing/sample-enquiry.ts';
import { until } from './testing/until.ts';

const day = 24 * 60 * 60 * 1000;

let store: Store;
let recorded: ReturnType<typeof recordLog>;
let fault: Error | null;
let flush: () => Promise<void>;
let housekeeping: ReturnType<typeof startHousekeeping>;
beforeEach(() => {
  store = openStore({ dataDir: temporaryFolder() });
  recorded = recordLog();
  fault = null;
  flush = async () => undefined;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return async () => {
    await housekeeping.stop();
    vi.useRealTimers();
    await store.close();
  };
});

function start(): void {
  housekeeping = startHousekeeping({
    store,
    log: recorded.log,
    rejections: { flush: () => flush() },
    retentionDays: 730,
    builtAt: null,
    checkReady: async () => fault,
  });
}

const logged = () => recorded.logged();
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('an outage is logged when it begins and when it ends, however long it lasts', async () => {
  start();
  await pass(5);
  expect(logged()).toEqual([]);
  fault = new StoreUnavailable('the disk is full');
  await pass(60);
  const began = { level: 50, fault: 'the disk is full', msg: 'the store takes no enquiries' };
  expect(logged()).toEqual([began]);
  fault = null;
  await pass(60);
  expect(logged()).toEqual([began, { level: 30, msg: 'the store takes enquiries again' }]);
});

test('logs an alert when the counts cannot be written: once, however long it lasts', async () => {
  flush = async () => Promise.reject(new StoreUnavailable('away'));
  start();
  await pass(60);
  const failed = { level: 50, alert: 'job-failed', job: 'refusal-counts', msg: 'a background job failed' };
  expect(logged()).toEqual([{ ...failed, fault: 'away' }]);
  flush = async () => undefined;
  await pass(1);
  flush = async () => Promise.reject(new Error('no such column'));
  await pass(60);
  expect(logged()).toEqual([
    { ...failed, fault: 'away' },
    { ...failed, fault: 'no such column' },
  ]);
});

test('at start and every hour what has expired goes, and what is older than the retention', async () => {
  const add = async (id: string, received_at: number) => {
    await insertEnquiry(store, { id, received_at }, { mail: { state: 'sent' } });
  };
  const kept = async () =>
    store.use(async (db) => ({
      enquiries: (await db.selectFrom('enquiry').select('id').execute()).map(({ id }) => id),
      counters: (await db.selectFrom('counter').select('name').execute()).map(({ name }) => name),
    }));
  const removed = { level: 30, removed: 1, retentionDays: 730, msg: 'old enquiries purged' };
  await add('new', Date.now());
  await add('older', Date.now() - 800 * day);
  start();
  await until('purged', () => logged().length === 1);
  expect(logged()).toEqual([removed]);

  await add('old', Date.now() - 731 * day);
  const expired = { name: 'sender:x', window_start: Date.now() - 2 * 60 * 60 * 1000, times: 1 };
  await store.use((db) => db.insertInto('counter').values(expired).execute());
  await pass(60 * 60 - 1);
  expect(await kept()).toEqual({ enquiries: ['new', 'old'], counters: ['sender:x'] });
  await pass(1);
  await until('purged again', () => logged().length === 2);
  expect(await kept()).toEqual({ enquiries: ['new'], counters: [] });
  expect(logged()).toEqual([removed, removed]);
});
