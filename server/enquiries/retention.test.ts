import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { onBothDatabases, onDatabase, start } from '../../testing/enquiries/on-both-databases.ts';
import { OperatorNeeded } from '../errors.ts';
import { hasEmail } from './repository.ts';
import { erase, purgeEnquiries, removeExpired } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;

onBothDatabases((bench) => {
  const addAt = async (...times: number[]) => {
    for (const now of times) await bench.submit(bench.submission({ now }));
  };
  const by = { who: 'test', now: start };
  const purge = (now: number, options: { builtAt?: number; dryRun?: boolean } = {}) =>
    purgeEnquiries(bench.store, { retentionDays: 730, builtAt: null, now, who: 'test', ...options });

  test('purge removes what is older than the retention, with all that refers to it', async () => {
    await bench.submit(bench.submission({ now: start - 731 * day }));
    const kept = await bench.acceptedId(bench.submission({ now: start - 729 * day }));
    expect(await purge(start, { dryRun: true })).toBe(1);
    expect(await purge(start)).toBe(1);
    expect((await bench.all()).map(({ id }) => id)).toEqual([kept]);
    expect(
      await bench.store.use((db) => db.selectFrom('delivery').select('enquiry_id').distinct().execute()),
    ).toEqual([{ enquiry_id: kept }]);
  });

  test('purges a site that has had no enquiry for years', async () => {
    await addAt(start - 3 * year, start - 2 * year - day, start - 2 * year - day);
    expect(await purge(start, { builtAt: start - 4 * year })).toBe(3);
    expect(await bench.all()).toEqual([]);
  });

  test('purges nothing when the clock is earlier than the build, or more than five years later', async () => {
    await addAt(start - 800 * day);
    const builtAt = Date.UTC(2026, 10, 20, 10);
    await expect(purge(builtAt - 1, { builtAt })).rejects.toThrow(OperatorNeeded);
    const fiveYears = Date.UTC(2031, 10, 20, 10);
    await expect(purge(fiveYears + 1, { builtAt })).rejects.toThrow(
      'Nothing was purged: the clock says 20 Nov 2031, 10:00 (UTC), but the site was built at 20 Nov 2026, 10:00 (UTC). ' +
        'Set the clock, or build the site again if the clock is right.',
    );
    await expect(purge(fiveYears + 1, { builtAt, dryRun: true })).rejects.toThrow(OperatorNeeded);
    expect(await bench.all()).toHaveLength(1);
    expect(await purge(builtAt, { builtAt })).toBe(1);
    expect(await purge(fiveYears, { builtAt })).toBe(0);
  });

  test('erasing removes one person, however they typed their address, and nobody else', async () => {
    await bench.submit(bench.submission({}, { email: 'Mei.Ling@Visitor.example' }));
    await bench.submit(bench.submission({}, { email: 'mei.ling@visitor.example' }));
    await bench.submit(bench.submission({}, { email: 'mei_ling@visitor.example' }));
    expect(await erase(bench.store, hasEmail(' MEI.LING@visitor.example '), by)).toBe(2);
    expect((await bench.all()).map(({ email }) => email)).toEqual(['mei_ling@visitor.example']);
  });

  const left = () =>
    bench.store.use(async (db) => ({
      counters: await db.selectFrom('counter').select('name').execute(),
      repeats: await db.selectFrom('idempotency').select('key').where('enquiry_id', 'is not', null).execute(),
    }));

  test.each([
    ['when they expire', start, start + 25 * hour],
    ['if a clock that was years ahead wrote them', start + 5 * year, start],
  ])('removes hashed addresses and idempotency records %s', async (_, receivedAt, now) => {
    await bench.submit(bench.submission({ now: receivedAt }));
    await removeExpired(bench.store, now);
    expect(await left()).toEqual({ counters: [], repeats: [] });
    expect(await bench.all()).toHaveLength(1);
  });

  test('keeps those that still serve', async () => {
    await bench.submit(bench.submission());
    const before = await left();
    await removeExpired(bench.store, start);
    expect(await left()).toEqual(before);
  });
});

onDatabase('SQLite', (bench) => {
  const by = { who: 'test', now: start };
  const bytes = () => {
    const file = bench.store.file ?? '';
    return spawnSync('cat', [file, `${file}-wal`], { encoding: 'latin1' }).stdout;
  };

  test('leaves no trace on the disk of what it purges', async () => {
    await bench.submit(bench.submission({ now: start - 731 * day }, { name: 'Forget Me' }));
    await bench.submit();
    await purgeEnquiries(bench.store, { retentionDays: 730, builtAt: null, now: start, who: 'test' });
    expect(bytes()).toContain('CREATE TABLE');
    expect(bytes()).not.toContain('Forget Me');
  });

  test('says that traces remain while another program reads the database, and removes them after that', async () => {
    await bench.submit(bench.submission({}, { name: 'Forget Me' }));
    const reader = new DatabaseSync(bench.store.file ?? '');
    reader.exec('begin; select * from enquiry');
    reader.prepare('select * from enquiry').all();
    const eraseMei = () => erase(bench.store, hasEmail('mei.ling@visitor.example'), by);
    await expect(eraseMei()).rejects.toThrow(/Removed 1 enquiries.*traces remain in .*-wal/);
    expect(bytes()).toContain('Forget Me');
    reader.exec('commit');
    reader.close();
    expect(await eraseMei()).toBe(0);
    expect(bytes()).toContain('CREATE TABLE');
    expect(bytes()).not.toContain('Forget Me');
  });
});
