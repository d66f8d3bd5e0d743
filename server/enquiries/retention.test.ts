import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { onBothDatabases, onDatabase, start } from '../../testing/enquiries/on-both-databases.ts';
import { OperatorNeeded } from '../errors.ts';
import { hasEmail } from './repository.ts';
import { erase, purgeEnquiries } from './retention.ts';

const day = 24 * 3_600_000;
const year = 365 * day;

onBothDatabases((bench) => {
  const addAt = async (...times: number[]) => {
    for (const now of times) await bench.accept(bench.incoming({ now }));
  };
  const by = { who: 'test', now: start };
  const purge = (now: number, options: { builtAt?: number; dryRun?: boolean } = {}) =>
    purgeEnquiries(bench.store, { retentionDays: 730, builtAt: null, now, who: 'test', ...options });

  test('purge removes what is older than the retention, with all that refers to it', async () => {
    await bench.accept(bench.incoming({ now: start - 731 * day }));
    const kept = await bench.acceptedId(bench.incoming({ now: start - 729 * day }));
    expect(await purge(start, { dryRun: true })).toBe(1);
    expect(await purge(start)).toBe(1);
    expect((await bench.all()).map(({ id }) => id)).toEqual([kept]);
    expect(
      await bench.store.run((db) => db.selectFrom('delivery').select('enquiry_id').distinct().execute()),
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
    await bench.accept(bench.incoming({}, { email: 'Mei.Ling@Visitor.example' }));
    await bench.accept(bench.incoming({}, { email: 'mei.ling@visitor.example' }));
    await bench.accept(bench.incoming({}, { email: 'mei_ling@visitor.example' }));
    expect(await erase(bench.store, hasEmail(' MEI.LING@visitor.example '), by)).toBe(2);
    expect((await bench.all()).map(({ email }) => email)).toEqual(['mei_ling@visitor.example']);
  });
});

onDatabase('SQLite', (bench) => {
  const by = { who: 'test', now: start };
  const bytes = () => {
    const file = bench.store.name;
    return spawnSync('cat', [file, `${file}-wal`], { encoding: 'latin1' }).stdout;
  };

  test('leaves no trace on the disk of what it purges', async () => {
    await bench.accept(bench.incoming({ now: start - 731 * day }, { name: 'Forget Me' }));
    await bench.accept();
    await purgeEnquiries(bench.store, { retentionDays: 730, builtAt: null, now: start, who: 'test' });
    expect(bytes()).toContain('CREATE TABLE');
    expect(bytes()).not.toContain('Forget Me');
  });

  test('says that traces remain while another program reads the database, and removes them after that', async () => {
    await bench.accept(bench.incoming({}, { name: 'Forget Me' }));
    const reader = new DatabaseSync(bench.store.name);
    reader.exec('begin; select * from enquiry');
    reader.prepare('select * from enquiry').all();
    const eraseMei = () => erase(bench.store, hasEmail('mei.ling@visitor.example'), by);
    await expect(eraseMei()).rejects.toThrow(/^Removed 1 enquiries.*traces remain in .*-wal/);
    expect(bytes()).toContain('Forget Me');
    reader.exec('commit');
    reader.close();
    expect(await eraseMei()).toBe(0);
    expect(bytes()).toContain('CREATE TABLE');
    expect(bytes()).not.toContain('Forget Me');
  });
});
