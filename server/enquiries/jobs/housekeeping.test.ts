import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../db/errors.ts';
import { openStore, type Store } from '../db/store.ts';
import { storedEnquiry } from '../testing/sample-enquiry.ts';
import { until } from '../testing/until.ts';
import { startHousekeeping } from './housekeeping.ts';

const day = 24 * 60 * 60 * 1000;

let store: Store;
let lines: string[];
let fault: Error | null;
let flush: () => Promise<void>;
let housekeeping: ReturnType<typeof startHousekeeping>;
beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'housekeeping-'));
  store = openStore({ dataDir });
  lines = [];
  fault = null;
  flush = async () => undefined;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return async () => {
    await housekeeping.stop();
    vi.useRealTimers();
    await store.close();
    rmSync(dataDir, { recursive: true });
  };
});

function start(): void {
  housekeeping = startHousekeeping({
    store,
    log: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }),
    refusals: { count: () => undefined, flush: () => flush() },
    retentionDays: 730,
    checkReady: async () => fault,
    onBroken: () => undefined,
  });
}

const logged = () => lines.map((line) => JSON.parse(line));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('an outage is logged when it begins and when it ends, however long it lasts', async () => {
  start();
  await pass(5);
  expect(lines).toEqual([]);
  fault = new StoreUnavailable('the disk is full');
  await pass(60);
  const began = { level: 50, fault: 'the disk is full', msg: 'the store takes no enquiries' };
  expect(logged()).toEqual([began]);
  fault = null;
  await pass(60);
  expect(logged()).toEqual([began, { level: 30, msg: 'the store takes enquiries again' }]);
});

test('a job that meets the outage adds nothing to the log; one that fails otherwise says why', async () => {
  flush = async () => Promise.reject(new StoreUnavailable('away'));
  start();
  await pass(1);
  expect(lines).toEqual([]);
  flush = async () => Promise.reject(new Error('no such column'));
  await pass(1);
  expect(logged()).toEqual([{ level: 50, fault: 'no such column', msg: 'housekeeping failed' }]);
});

test('at start and every hour what has expired goes, and what is older than the retention', async () => {
  const add = async (id: string, received_at: number) => {
    const row = storedEnquiry({ id, received_at, mail_state: 'sent' });
    await store.use((db) => db.insertInto('enquiry').values(row).execute());
  };
  const kept = async () =>
    store.use(async (db) => ({
      enquiries: (await db.selectFrom('enquiry').select('id').execute()).map(({ id }) => id),
      allowances: (await db.selectFrom('allowance').select('key').execute()).map(({ key }) => key),
    }));
  const removed = { level: 30, removed: 1, retentionDays: 730, msg: 'old enquiries purged' };
  await add('new', Date.now());
  await add('older', Date.now() - 800 * day);
  start();
  await until('purged', () => lines.length === 1);
  expect(logged()).toEqual([removed]);

  await add('old', Date.now() - 731 * day);
  const expired = { key: 'expired', free_at: Date.now() - 1 };
  await store.use((db) => db.insertInto('allowance').values(expired).execute());
  await pass(60 * 60 - 1);
  expect(await kept()).toEqual({ enquiries: ['new', 'old'], allowances: ['expired'] });
  await pass(1);
  await until('purged again', () => lines.length === 2);
  expect(await kept()).toEqual({ enquiries: ['new'], allowances: [] });
  expect(logged()).toEqual([removed, removed]);
});
