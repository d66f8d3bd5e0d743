import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../contract/settings/read-settings.ts';
import { insertEnquiry } from '../../testing/enquiries/sample-enquiry.ts';
import { recordLog, temporaryFolder } from '../../testing/temporary.ts';
import { until } from '../../testing/until.ts';
import { startHousekeeping } from './housekeeping.ts';
import { StoreUnavailable } from './store/errors.ts';
import { openStore, type Store } from './store/store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let store: Store;
let recorded: ReturnType<typeof recordLog>;
let fault: Error | null;
let housekeeping: ReturnType<typeof startHousekeeping>;
const notify = vi.fn<() => Promise<void>>();
beforeEach(() => {
  store = openStore({ dataDir: temporaryFolder() });
  recorded = recordLog();
  fault = null;
  notify.mockReset().mockResolvedValue();
  return async () => {
    await housekeeping.stop();
    await store.close();
  };
});

function start(changed: Partial<Parameters<typeof startHousekeeping>[1]> = {}): void {
  const { log } = recorded;
  const checkReady = async () => fault;
  const settings = { ...readSettings({ LIMIT_HELD: '10' }), smtpUrl: 'smtp://mail.example' };
  const parts = { store, log, settings, builtAt: null, checkReady, notify };
  const never = 1_000_000;
  const intervals = { watch: never, alert: never, purge: never, remind: never, notify: never, ...changed };
  housekeeping = startHousekeeping(parts, intervals);
}

const logged = () => recorded.logged();
const errors = () => logged().filter(({ level }) => level === 50);

test('an outage is logged when it begins and when it ends, however long it lasts; the notice waits meanwhile', async () => {
  start({ watch: 10, notify: 10 });
  await until('asked for the notice', () => notify.mock.calls.length > 1);
  expect(logged()).toEqual([]);
  fault = new StoreUnavailable('the disk is full');
  await until('logged', () => logged().length > 0);
  const asked = notify.mock.calls.length;
  await delay(200);
  const began = {
    level: 50,
    alert: 'store-unavailable',
    fault: 'the disk is full',
    msg: 'the store takes no enquiries',
  };
  expect(logged()).toEqual([began]);
  expect(notify.mock.calls.length - asked).toBeLessThanOrEqual(1);
  fault = null;
  await until('logged again', () => logged().length > 1);
  expect(logged()).toEqual([began, { level: 30, msg: 'the store takes enquiries again' }]);
  await until('asked again', () => notify.mock.calls.length > asked + 1);
});

test('logs an alert when a job fails, and goes on with it', async () => {
  notify.mockRejectedValueOnce(new Error('no such column'));
  start({ notify: 10 });
  await until('tried again', () => notify.mock.calls.length > 1);
  const failed = { level: 50, alert: 'job-failed', job: 'notice', msg: 'a background job failed' };
  expect(logged()).toEqual([{ ...failed, fault: 'no such column' }]);
});

test('alerts once an hour when an enquiry has waited for an hour, with the reason, and only of a channel that is on', async () => {
  const since = Date.now() - 2 * hour;
  await insertEnquiry(store, { received_at: since }, { webhook: { state: 'due' } });
  const hold = { channel: 'mail', since, next_try_at: since, fault: 'EAUTH 535' } as const;
  await store.use((db) => db.insertInto('channel_hold').values(hold).execute());
  start({ alert: 10 });
  await until('logged', () => errors().length > 0);
  await delay(200);
  expect(errors()).toEqual([
    {
      level: 50,
      alert: 'mail-delayed',
      waitedSeconds: expect.closeTo(7200, -2),
      fault: 'EAUTH 535',
      msg: 'enquiries have waited for more than an hour',
    },
  ]);
});

test('alerts anew when what had ended begins again, within the hour too', async () => {
  const due = (id: string) => insertEnquiry(store, { id, received_at: Date.now() - 2 * hour });
  const none = () => store.use((db) => db.updateTable('delivery').set({ state: 'sent' }).execute());
  await due('1');
  start({ alert: 10 });
  await until('logged', () => errors().length > 0);
  await none();
  await delay(200);
  await due('2');
  await until('logged again', () => errors().length > 1);
  expect(errors().map(({ alert }) => alert)).toEqual(['mail-delayed', 'mail-delayed']);
});

test('alerts when four fifths of what may be held are', async () => {
  const add = (id: string) => insertEnquiry(store, { id }, { mail: { state: 'held' } });
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) await add(id);
  start({ alert: 10 });
  await delay(200);
  expect(errors()).toEqual([]);
  await add('8');
  await until('logged', () => errors().length > 0);
  expect(errors()).toMatchObject([{ level: 50, alert: 'held-almost-full', full: '80 %' }]);
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
