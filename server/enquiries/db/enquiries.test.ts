import { expect, test } from 'vitest';
import { defaultLimits } from '../spam/limits.ts';
import { onBothDatabases, open, start } from '../testing/on-both-databases.ts';
import { eraseByEmail, findEnquiry, markHandled, purgeEnquiries, removeExpired } from './enquiries.ts';
import { StoreUnavailable } from './errors.ts';
import { countRefusals, listRefusals } from './refusals.ts';
import type { Store } from './store.ts';

const hour = 3_600_000;

onBothDatabases((bench) => {
  test('purge removes what is older than the retention, with all that refers to it', async () => {
    await bench.accept(bench.submission({ now: start - 731 * 24 * hour }));
    const kept = await bench.acceptedId(bench.submission({ now: start - 729 * 24 * hour }));
    expect(await purgeEnquiries(bench.store, 730, start)).toBe(1);
    expect((await bench.all()).map(({ id }) => id)).toEqual([kept]);
    expect(await bench.store.use((db) => db.selectFrom('reply').select('enquiry_id').execute())).toEqual([
      { enquiry_id: kept },
    ]);
  });

  test('erasing removes one person, however they typed their address, and nobody else', async () => {
    await bench.accept(bench.submission({}, { email: 'Mei.Ling@Visitor.example' }));
    await bench.accept(bench.submission({}, { email: 'mei.ling@visitor.example' }));
    await bench.accept(bench.submission({}, { email: 'mei_ling@visitor.example' }));
    expect(await eraseByEmail(bench.store, ' MEI.LING@visitor.example ')).toBe(2);
    expect((await bench.all()).map(({ email }) => email)).toEqual(['mei_ling@visitor.example']);
  });

  test('hashed addresses, used captcha answers and replies go when they expire', async () => {
    await bench.accept(bench.submission(), defaultLimits);
    await removeExpired(bench.store, start + 25 * hour);
    for (const table of ['allowance', 'spent_captcha', 'reply'] as const) {
      expect(await bench.store.use((db) => db.selectFrom(table).selectAll().execute()), table).toEqual([]);
    }
    expect(await bench.all()).toHaveLength(1);
  });

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
