import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { onBothDatabases, onDatabase, start } from '../../testing/enquiries/on-both-databases.ts';
import { insertEnquiry } from '../../testing/enquiries/sample-enquiry.ts';
import { erase, planPurge, purgeEnquiries } from './retention.ts';
import { hasEmail } from './stored-enquiries.ts';

const day = 24 * 3_600_000;

onBothDatabases((bench) => {
  const addAt = async (...times: number[]) => {
    for (const now of times) await bench.accept(bench.incoming({ now }));
  };
  const by = { who: 'test', now: start };
  const purge = (now: number, { days = 730, isAsked = false } = {}) =>
    purgeEnquiries(bench.store, { retentionDays: days, now, who: 'test', isAsked });
  const plan = (now: number, days = 730) => bench.store.run((db) => planPurge(db, days, now));

  test('purge removes what is older than the retention, with all that refers to it', async () => {
    await bench.accept(bench.incoming({ now: start - 731 * day }));
    const kept = await bench.acceptedId(bench.incoming({ now: start - 729 * day }));
    expect(await plan(start)).toEqual({ cutOff: start - 730 * day, old: 1, isRefused: false });
    expect(await purge(start)).toBe(1);
    expect((await bench.all()).map(({ id }) => id)).toEqual([kept]);
    expect(
      await bench.store.run((db) => db.selectFrom('delivery').select('enquiry_id').distinct().execute()),
    ).toEqual([{ enquiry_id: kept }]);
  });

  test.each([
    ['a clock a year ahead', 365 * day, 730],
    ['a clock three years ahead', 3 * 365 * day, 730],
    ['RETENTION_DAYS=7', 0, 7],
  ])(
    '%s removes nothing until someone says so, and nothing when it’s right again',
    async (_, ahead, days) => {
      await addAt(start - 600 * day, start - 20 * day, start);
      await purge(start);
      expect(await purge(start + ahead, { days })).toBe(0);
      expect((await plan(start + ahead, days)).isRefused).toBe(true);
      expect(await purge(start)).toBe(0);
      expect((await plan(start)).isRefused).toBe(false);
      expect(await bench.all()).toHaveLength(3);
      const gone = days === 7 ? 2 : ahead === 365 * day ? 1 : 3;
      expect(await purge(start + ahead, { days, isAsked: true })).toBe(gone);
      expect((await plan(start + ahead, days)).isRefused).toBe(false);
    },
  );

  test('goes on by itself after two weeks without a purge, or where nothing lies between', async () => {
    await addAt(start - 725 * day);
    await purge(start);
    expect(await purge(start + 13 * day)).toBe(1);
    await addAt(start + 13 * day);
    expect(await purge(start + 700 * day)).toBe(0);
    expect((await plan(start + 700 * day)).isRefused).toBe(false);
  });

  test('a cut-off that a wrong clock has put ahead comes back with the clock', async () => {
    await purge(start + 3 * 365 * day);
    await addAt(start);
    expect(await purge(start)).toBe(0);
    expect(await purge(start + 365 * day)).toBe(0);
    expect(await plan(start + 3 * 365 * day)).toMatchObject({ old: 1, isRefused: true });
    expect(await bench.all()).toHaveLength(1);
  });

  test('a store without a kept cut-off goes by its oldest enquiry', async () => {
    await addAt(start - 745 * day, start);
    expect(await purge(start)).toBe(0);
    expect(await plan(start)).toMatchObject({ old: 1, isRefused: true });
    expect(await purge(start, { isAsked: true })).toBe(1);
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
    await purgeEnquiries(bench.store, { retentionDays: 730, now: start, who: 'test', isAsked: false });
    expect(bytes()).toContain('CREATE TABLE');
    expect(bytes()).not.toContain('Forget Me');
  });

  test('leaves no trace of where SQLite has had a row before', async () => {
    for (let number = 0; number < 200; number += 1) {
      const id = `01a1fbd4-4ba5-7a5d-b560-${String(number).padStart(12, '0')}`;
      const message = 'words '.repeat(1 + ((number * 37) % 80));
      await insertEnquiry(bench.store, { id, received_at: number, name: `Forget ${number}.`, message });
    }
    // The fourth of these purges leaves some, if only secure_delete is on.
    for (const cutOff of [7, 14, 21, 28, 35]) {
      const options = { retentionDays: 1, now: cutOff + day, who: 'test', isAsked: true };
      await purgeEnquiries(bench.store, options);
      const found = new Set(bytes().match(/Forget \d+\./g));
      expect(found.size).toBe(200 - cutOff);
    }
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
