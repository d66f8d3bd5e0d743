import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { insertEnquiry } from '../../testing/enquiries/sample-enquiry.ts';
import { recordLog, temporaryFolder } from '../../testing/temporary.ts';
import { until } from '../../testing/until.ts';
import { startHousekeeping } from './housekeeping.ts';
import { StoreUnavailable } from './store/errors.ts';
import { openStore, type Store } from './store/store.ts';

const day = 24 * 60 * 60 * 1000;

let store: Store;
let recorded: ReturnType<typeof recordLog>;
let fault: Error | null;
let housekeeping: ReturnType<typeof startHousekeeping>;
const flush = vi.fn<() => Promise<void>>();
beforeEach(() => {
  store = openStore({ dataDir: temporaryFolder() });
  recorded = recordLog();
  fault = null;
  flush.mockReset().mockResolvedValue();
  return async () => {
    await housekeeping.stop();
    await store.close();
  };
});

function start(changed: Partial<Parameters<typeof startHousekeeping>[1]> = {}): void {
  const { log } = recorded;
  const checkReady = async () => fault;
  const parts = { store, log, rejections: { flush }, retentionDays: 730, builtAt: null, checkReady };
  const never = 1_000_000;
  const intervals = { watch: never, counts: never, purge: never, remind: never, ...changed };
  housekeeping = startHousekeeping(parts, intervals);
}

const logged = () => recorded.logged();

test('an outage is logged when it begins and when it ends, however long it lasts; counts wait meanwhile', async () => {
  start({ watch: 10, counts: 10 });
  await until('counts are written', () => flush.mock.calls.length > 1);
  expect(logged()).toEqual([]);
  fault = new StoreUnavailable('the disk is full');
  await until('logged', () => logged().length > 0);
  const written = flush.mock.calls.length;
  await delay(200);
  const began = { level: 50, fault: 'the disk is full', msg: 'the store takes no enquiries' };
  expect(logged()).toEqual([began]);
  expect(flush.mock.calls.length - written).toBeLessThanOrEqual(1);
  fault = null;
  await until('logged again', () => logged().length > 1);
  expect(logged()).toEqual([began, { level: 30, msg: 'the store takes enquiries again' }]);
  await until('counts are written again', () => flush.mock.calls.length > written + 1);
});

test('logs an alert when a job fails, and goes on with it', async () => {
  flush.mockRejectedValueOnce(new Error('no such column'));
  start({ counts: 10 });
  await until('tried again', () => flush.mock.calls.length > 1);
  const failed = { level: 50, alert: 'job-failed', job: 'refusal-counts', msg: 'a background job failed' };
  expect(logged()).toEqual([{ ...failed, fault: 'no such column' }]);
});

test('at start and at every interval what has expired goes, and what is older than the retention', async () => {
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
  start({ purge: 50 });
  await until('purged', () => logged().length === 1);
  const expired = { name: 'sender:x', window_start: Date.now() - 2 * 60 * 60 * 1000, times: 1 };
  await store.use((db) => db.insertInto('counter').values(expired).execute());
  await add('old', Date.now() - 731 * day);
  await until('purged again', () => logged().length === 2);
  expect(await kept()).toEqual({ enquiries: ['new'], counters: [] });
  expect(logged()).toEqual([removed, removed]);
});
