import { expect, test } from 'vitest';
import { onBothDatabases, open, start } from '../testing/on-both-databases.ts';
import { findEnquiry, markHandled } from './enquiries.ts';
import { StoreUnavailable } from './errors.ts';
import { countRefusals, listRefusals } from './refusals.ts';
import type { Store } from './store.ts';

onBothDatabases((bench) => {
  test('refusals add up by day and reason, across instances', async () => {
    const other = open(bench.settings);
    const counters = [countRefusals(bench.store, () => start), countRefusals(other, () => start)];
    for (const counter of counters) {
      counter.count('honeypot');
      counter.count('honeypot');
      counter.count('captcha-forged');
      await counter.flush();
      await counter.flush();
    }
    await other.close();
    expect(await listRefusals(bench.store)).toEqual([
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
    const counter = countRefusals(store, () => start);
    counter.count('honeypot');
    counter.count('honeypot');
    await expect(counter.flush()).rejects.toThrow(StoreUnavailable);
    counter.count('honeypot');
    away = false;
    await counter.flush();
    await counter.flush();
    expect(await listRefusals(bench.store)).toEqual([{ day: '2026-11-20', reason: 'honeypot', times: 3 }]);
  });

  test('an enquiry can be marked as handled', async () => {
    const id = await bench.acceptedId(bench.submission());
    expect(await markHandled(bench.store, id, start + 1)).toBe(true);
    expect((await bench.all())[0]?.handled_at).toBe(start + 1);
    expect(await markHandled(bench.store, 'none', start)).toBe(false);
  });

  test('more enquiries than fit a page are listed once each, in order', async () => {
    const id = await bench.acceptedId(bench.submission());
    const row = await findEnquiry(bench.store, id);
    if (row === null) throw new Error('The sample is gone.');
    await bench.store.use(async (db) => {
      const copies = Array.from({ length: 1000 }, (_, index) => ({ ...row, id: `${id}-${index}` }));
      for (let from = 0; from < 1000; from += 100) {
        await db
          .insertInto('enquiry')
          .values(copies.slice(from, from + 100))
          .execute();
      }
    });
    const ids = (await bench.all()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1001);
  });
});
