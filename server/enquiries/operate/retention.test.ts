import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { onBothDatabases, onDatabase, start } from '../../../testing/enquiries/on-both-databases.ts';
import { insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { hasEmail } from '../store/stored-enquiries.ts';
import { byServer, erase, findOverdue, purge, removeTraces } from './retention.ts';

const day = 24 * 3_600_000;

onBothDatabases((tested) => {
  const addAt = async (...times: number[]) => {
    for (const now of times) await tested.accept(tested.incoming({ now }));
  };
  const by = { who: 'test', now: start };
  const byServerAt = (now: number) => purge(tested.store, 730, { who: byServer, now });
  const plan = (now: number) => tested.store.run((db) => findOverdue(db, 730, now));

  test('removes what is older than the retention, with all that refers to it', async () => {
    await addAt(start - 731 * day);
    const kept = await tested.acceptedId(tested.incoming({ now: start - 729 * day }));
    expect(await byServerAt(start)).toBe(1);
    expect((await tested.all()).map(({ id }) => id)).toEqual([kept]);
    expect(
      await tested.store.run((db) => db.selectFrom('delivery').select('enquiry_id').distinct().execute()),
    ).toEqual([{ enquiry_id: kept }]);
  });

  test('removes a fiftieth in a day at most, the oldest first, and all of it when someone says so', async () => {
    await addAt(...Array.from({ length: 100 }, (_, age) => start - (700 + age) * day));
    expect(await byServerAt(start)).toBe(2);
    expect(await byServerAt(start)).toBe(0);
    expect(await plan(start)).toEqual({ cutOff: start - 730 * day, due: 67, allowed: 0 });
    expect(await byServerAt(start + day)).toBe(1);
    expect(Math.min(...(await tested.all()).map(({ received_at }) => received_at))).toBe(start - 796 * day);
    expect(await purge(tested.store, 730, by)).toBe(66);
    expect(await tested.all()).toHaveLength(31);
  });

  test('removes one in a day where there are few', async () => {
    await addAt(start - 740 * day, start - 741 * day);
    expect(await byServerAt(start)).toBe(1);
  });

  test('an erased enquiry leaves its id, and nothing else', async () => {
    const id = await tested.acceptedId(tested.incoming({}, { email: 'mei@visitor.example' }));
    await erase(tested.store, hasEmail('mei@visitor.example'), by);
    expect(await tested.store.run((db) => db.selectFrom('erased').selectAll().execute())).toEqual([{ id }]);
  });

  test('erasing removes one person, however they typed their address, and nobody else', async () => {
    await tested.accept(tested.incoming({}, { email: 'Mei.Ling@Visitor.example' }));
    await tested.accept(tested.incoming({}, { email: 'mei.ling@visitor.example' }));
    await tested.accept(tested.incoming({}, { email: 'mei_ling@visitor.example' }));
    expect(await erase(tested.store, hasEmail(' MEI.LING@visitor.example '), by)).toBe(2);
    expect((await tested.all()).map(({ email }) => email)).toEqual(['mei_ling@visitor.example']);
  });
});

onDatabase('SQLite', (tested) => {
  const by = { who: 'test', now: start };
  const bytes = () => {
    const file = tested.store.name;
    return spawnSync('cat', [file, `${file}-wal`], { encoding: 'latin1' }).stdout;
  };

  test('leaves no trace on the disk of what it purges', async () => {
    await tested.accept(tested.incoming({ now: start - 731 * day }, { name: 'Forget Me' }));
    await tested.accept();
    await purge(tested.store, 730, by);
    await removeTraces(tested.store);
    expect(bytes()).toContain('CREATE TABLE');
    expect(bytes()).not.toContain('Forget Me');
  });

  test('leaves no trace of where SQLite has had a row before', async () => {
    for (let number = 0; number < 200; number += 1) {
      const id = `01a1fbd4-4ba5-7a5d-b560-${String(number).padStart(12, '0')}`;
      const message = 'words '.repeat(1 + ((number * 37) % 80));
      await insertEnquiry(tested.store, { id, received_at: number, name: `Forget ${number}.`, message });
    }
    // The fourth leaves traces with secure_delete alone.
    for (const cutOff of [7, 14, 21, 28, 35]) {
      await purge(tested.store, 1, { who: 'test', now: cutOff + day });
      await removeTraces(tested.store);
      const found = new Set(bytes().match(/Forget \d+\./g));
      expect(found.size).toBe(200 - cutOff);
    }
  });

  test('says that traces remain while another program reads the database, and removes them after that', async () => {
    await tested.accept(tested.incoming({}, { name: 'Forget Me' }));
    const reader = new DatabaseSync(tested.store.name);
    reader.exec('begin; select * from enquiry');
    reader.prepare('select * from enquiry').all();
    await erase(tested.store, hasEmail('mei.ling@visitor.example'), by);
    await expect(removeTraces(tested.store)).rejects.toThrow(/traces remain in .*-wal/);
    expect(bytes()).toContain('Forget Me');
    reader.exec('commit');
    reader.close();
    await removeTraces(tested.store);
    expect(bytes()).toContain('CREATE TABLE');
    expect(bytes()).not.toContain('Forget Me');
  });
});
