import { beforeEach, expect, test, vi } from 'vitest';
import { onBothDatabases, open, start } from '../../testing/enquiries/on-both-databases.ts';
import { createMetrics } from '../metrics.ts';
import { countRejections, listRejections } from './counters.ts';
import { StoreUnavailable } from './store/errors.ts';
import type { Store } from './store/store.ts';

onBothDatabases((bench) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    return () => void vi.useRealTimers();
  });

  test('refusals add up by day and reason, across instances', async () => {
    const other = open(bench.settings);
    const counters = [countRejections(bench.store, createMetrics()), countRejections(other, createMetrics())];
    for (const counter of counters) {
      counter.count('honeypot');
      counter.count('honeypot');
      counter.count('captcha-forged');
      await counter.flush();
      await counter.flush();
    }
    await other.close();
    expect(await listRejections(bench.store)).toEqual([
      { day: '2026-11-20', reason: 'captcha-forged', times: 2 },
      { day: '2026-11-20', reason: 'honeypot', times: 4 },
    ]);
  });

  test('refusals counted while the store is away are written once it is back', async () => {
    let away = true;
    const store: Store = {
      ...bench.store,
      use: (work) => (away ? Promise.reject(new StoreUnavailable('away')) : bench.store.use(work)),
    };
    const counter = countRejections(store, createMetrics());
    counter.count('honeypot');
    counter.count('honeypot');
    await expect(counter.flush()).rejects.toThrow(StoreUnavailable);
    counter.count('honeypot');
    away = false;
    await counter.flush();
    await counter.flush();
    expect(await listRejections(bench.store)).toEqual([{ day: '2026-11-20', reason: 'honeypot', times: 3 }]);
  });
});
