import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { onBothDatabases, start } from '../testing/on-both-databases.ts';
import { OperatorNeeded } from './errors.ts';
import { listRefusals } from './refusals.ts';
import { eraseByEmail, purgeEnquiries, removeExpired } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;

onBothDatabases((bench) => {
  const addAt = async (...times: number[]) => {
    for (const now of times) await bench.accept(bench.submission({ now }));
  };
  const by = { who: 'test', now: start };
  const purge = (now: number, retentionDays = 730) =>
    purgeEnquiries(bench.store, { retentionDays, now, who: 'test' });

  test('purge removes what is older than the retention, with all that refers to it', async () => {
    await bench.accept(bench.submission({ now: start - 731 * 24 * hour }));
    const kept = await bench.acceptedId(bench.submission({ now: start - 729 * 24 * hour }));
    expect(
      await purgeEnquiries(bench.store, { retentionDays: 730, now: start, who: 'test', force: true }),
    ).toBe(1);
    expect((await bench.all()).map(({ id }) => id)).toEqual([kept]);
    expect(await bench.store.use((db) => db.selectFrom('reply').select('enquiry_id').execute())).toEqual([
      { enquiry_id: kept },
    ]);
  });

  test('a purge with a clock that is years ahead removes nothing until an operator insists', async () => {
    await addAt(start - 30 * day, start - 20 * day, start - 10 * day, start);
    await expect(purge(start + 3 * year)).rejects.toThrow(OperatorNeeded);
    await expect(purge(start + 3 * year)).rejects.toThrow(
      '4 of 4 enquiries would go, and the newest is 1095 days old',
    );
    expect(await bench.all()).toHaveLength(4);
    const forced = { retentionDays: 730, now: start + 3 * year, who: 'test', force: true };
    expect(await purgeEnquiries(bench.store, forced)).toBe(4);
  });

  test('enquiries that come in with the wrong clock do not make its purge plausible', async () => {
    await addAt(start - 2 * day, start - day, start, start + 3 * year);
    await expect(purge(start + 3 * year)).rejects.toThrow('3 of 4 enquiries would go');
    expect(await bench.all()).toHaveLength(4);
  });

  test('one enquiry after a silence of more than 90 days is not purged by itself', async () => {
    await addAt(start - 731 * day);
    await expect(purge(start)).rejects.toThrow(OperatorNeeded);
    await addAt(start - 91 * day);
    await expect(purge(start)).rejects.toThrow('the newest is 91 days old');
    await addAt(start - 90 * day);
    expect(await purge(start)).toBe(1);
  });

  test('a fifth of all enquiries is purged, more is not; what came from the future counts for nothing', async () => {
    await addAt(start - 900 * day, start - 800 * day);
    await addAt(...Array.from({ length: 7 }, (_, index) => start - index * day));
    await expect(purge(start)).rejects.toThrow('2 of 9');
    await addAt(start + 5 * year);
    expect(await purge(start)).toBe(2);
  });

  test('after a silence with nothing that is too old, there is nothing to ask an operator', async () => {
    await addAt(start - 100 * day);
    expect(await purge(start)).toBe(0);
  });

  test('counts of what was refused are kept as long as enquiries are', async () => {
    const old = { day: '2024-11-19', reason: 'too-large', times: 1 };
    const kept = { day: '2024-11-20', reason: 'too-large', times: 1 };
    await bench.store.use((db) => db.insertInto('refusal').values([old, kept]).execute());
    await purge(start);
    expect(await listRefusals(bench.store)).toEqual([kept]);
  });

  test('of what is purged no trace stays on the disk', async () => {
    const { file } = bench.store;
    await bench.accept(bench.submission({ now: start - 731 * day }, { name: 'Forget Me' }));
    await addAt(start);
    expect(await purge(start)).toBe(1);
    if (file === null) return;
    const bytes = spawnSync('cat', [file, `${file}-wal`], { encoding: 'latin1' }).stdout;
    expect(bytes).toContain('CREATE TABLE');
    expect(bytes).not.toContain('Forget Me');
  });

  test('what was stored with a clock years ahead does not prevent a silence from being seen', async () => {
    await addAt(start - 800 * day, start - 700 * day, start + 5 * year);
    await expect(purge(start)).rejects.toThrow('the newest is 700 days old');
  });

  test('erasing removes one person, however they typed their address, and nobody else', async () => {
    await bench.accept(bench.submission({}, { email: 'Mei.Ling@Visitor.example' }));
    await bench.accept(bench.submission({}, { email: 'mei.ling@visitor.example' }));
    await bench.accept(bench.submission({}, { email: 'mei_ling@visitor.example' }));
    expect(await eraseByEmail(bench.store, ' MEI.LING@visitor.example ', by)).toBe(2);
    expect((await bench.all()).map(({ email }) => email)).toEqual(['mei_ling@visitor.example']);
  });

  test('while another program reads the database, erasing says that traces remain, and finishes when it is gone', async () => {
    const { file } = bench.store;
    await bench.accept(bench.submission({}, { name: 'Forget Me' }));
    if (file === null) {
      expect(await eraseByEmail(bench.store, 'mei.ling@visitor.example', by)).toBe(1);
      return;
    }
    const reader = new DatabaseSync(file);
    reader.exec('begin; select * from enquiry');
    reader.prepare('select * from enquiry').all();
    await expect(eraseByEmail(bench.store, 'mei.ling@visitor.example', by)).rejects.toThrow(
      /Removed 1 enquiries.*traces remain in .*-wal/,
    );
    expect(spawnSync('cat', [`${file}-wal`], { encoding: 'latin1' }).stdout).toContain('Forget Me');
    reader.exec('commit');
    reader.close();
    expect(await eraseByEmail(bench.store, 'mei.ling@visitor.example', by)).toBe(0);
    const bytes = spawnSync('cat', [file, `${file}-wal`], { encoding: 'latin1' }).stdout;
    expect(bytes).toContain('CREATE TABLE');
    expect(bytes).not.toContain('Forget Me');
  });

  test('hashed addresses, used captcha answers and replies go when they expire', async () => {
    await bench.accept(bench.submission());
    await removeExpired(bench.store, start + 25 * hour);
    for (const table of ['allowance', 'spent_captcha', 'reply'] as const) {
      expect(await bench.store.use((db) => db.selectFrom(table).selectAll().execute()), table).toEqual([]);
    }
    expect(await bench.all()).toHaveLength(1);
  });

  test('hashed addresses and replies from a clock that was years ahead are removed too', async () => {
    await bench.accept(bench.submission({ now: start + 5 * year }));
    await removeExpired(bench.store, start);
    for (const table of ['allowance', 'reply'] as const) {
      expect(await bench.store.use((db) => db.selectFrom(table).selectAll().execute()), table).toEqual([]);
    }
  });

  test('what still serves is kept', async () => {
    await bench.accept(bench.submission({ identity: { key: 'k', content: 'c' } }));
    await removeExpired(bench.store, start);
    for (const table of ['allowance', 'spent_captcha', 'reply'] as const) {
      const rows = await bench.store.use((db) => db.selectFrom(table).selectAll().execute());
      expect(rows.length, table).toBeGreaterThan(0);
    }
  });
});
