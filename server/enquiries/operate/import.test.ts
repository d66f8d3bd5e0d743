import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { onDatabase, start } from '../../../testing/enquiries/on-both-databases.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openStore } from '../store/store.ts';
import { writeCopy } from './copies.ts';

const released = join(import.meta.dirname, '../../../testing/enquiries/released-1.0.0/enquiries.sqlite');

onDatabase('SQLite', (tested) => {
  const run = (...args: string[]) => runEnquiries(args, tested.environment);
  const writtenCopy = async () => (await writeCopy(tested.store, temporaryFolder(), start)).file;
  const names = async () => (await tested.all()).map(({ name }) => name).sort();

  test('adds what the store lacks, once; what was due is failed, so that nothing is sent unasked', async () => {
    const sent = dueDelivery({ recipient: 'webhook', status: 'sent', sent_at: 1 });
    await insertEnquiry(tested.store, { deliveries: [dueDelivery({ attempts: 2 }), sent] });
    const copy = await writtenCopy();
    await tested.replace();
    await tested.accept();
    expect((await run('import', copy)).stdout).toContain('Added: 1. There already: 0.');
    const [imported] = await tested.all({ in: ['failed'] });
    expect(imported?.deliveries).toMatchObject([
      { status: 'failed', error: 'came from a copy', attempts: 2 },
      { status: 'sent', sent_at: 1 },
    ]);
    expect((await run('import', copy)).stdout).toContain('Added: 0. There already: 1.');
  });

  test('makes the store where there is none', async () => {
    await tested.accept(tested.incoming({}, { name: 'Kept' }));
    const copy = await writtenCopy();
    await tested.store.close();
    const DATA_DIR = temporaryFolder();
    expect((await runEnquiries(['import', copy], { DATA_DIR })).code).toBe(0);
    expect((await runEnquiries(['list'], { DATA_DIR })).stdout).toContain('Kept');
  });

  test('leaves out who was erased since the copy, here or in the file', async () => {
    await tested.accept(tested.incoming({}, { name: 'Erased here', email: 'here@visitor.example' }));
    await tested.accept(tested.incoming({}, { name: 'Erased there', email: 'there@visitor.example' }));
    const before = await writtenCopy();
    await run('erase', 'there@visitor.example');
    const after = await writtenCopy();
    await run('erase', 'here@visitor.example');
    expect((await run('import', before)).stdout).toContain('Erased before: 2.');
    expect(await names()).toEqual([]);
    await tested.replace();
    for (const file of [before, after, before]) await run('import', file);
    expect(await names()).toEqual(['Erased here']);
  });

  test('a file of version 1.0.0 is read', async () => {
    const file = join(temporaryFolder(), 'enquiries.sqlite');
    copyFileSync(released, file);
    expect((await run('import', file)).stdout).toContain('Added: 6.');
  });

  test('a damaged store gives what can be read, after the newest copy, and what can’t is said', async () => {
    const filler = 'x'.repeat(3000);
    const add = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1)
        await tested.accept(
          tested.incoming({}, { name: `Visitor ${String(number).padStart(3, '0')}`, message: filler }),
        );
    };
    await add(0, 60);
    const copy = await writtenCopy();
    await add(60, 100);
    await tested.store.close();
    // As the guide says: all three, to a folder of their own.
    const folder = temporaryFolder();
    const broken = join(folder, 'enquiries.sqlite');
    for (const name of readdirSync(tested.settings.DATA_DIR).filter((file) => file.startsWith('enquiries')))
      renameSync(join(tested.settings.DATA_DIR, name), join(folder, name));
    damage(broken);
    expect((await runEnquiries(['import', copy], tested.environment)).code).toBe(0);
    const { code, stdout, stderr } = await run('import', broken);
    const [, added] = /Added: (\d+)/.exec(stdout) ?? [];
    tested.store = openStore(tested.settings);
    expect(await tested.all()).toHaveLength(60 + Number(added));
    expect(Number(added)).toBeGreaterThan(20);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/\d+ rows of .* can't be read, and are lost unless/),
    ]);
  });

  test('what can’t be read at all is refused with what to do, and makes no store', async () => {
    const DATA_DIR = temporaryFolder();
    const dump = join(DATA_DIR, 'dump');
    writeFileSync(dump, 'PGDMP'.padEnd(100));
    for (const file of [dump, join(DATA_DIR, 'missing')]) {
      const { code, stderr } = await runEnquiries(['import', file], { DATA_DIR });
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining('nothing was imported. What pg_dump wrote'),
      ]);
    }
    expect(readdirSync(DATA_DIR)).toEqual(['dump']);
  });
});

onDatabase('PostgreSQL', (tested) => {
  test('brings a store from SQLite to PostgreSQL', async () => {
    const DATA_DIR = temporaryFolder();
    await using old = openStore({ DATA_DIR });
    await insertEnquiry(old, { name: 'Moves', deliveries: [dueDelivery({ status: 'sent' })] });
    await old.close();
    const file = join(DATA_DIR, 'enquiries.sqlite');
    expect((await runEnquiries(['import', file], tested.environment)).code).toBe(0);
    expect(await tested.all()).toMatchObject([{ name: 'Moves', deliveries: [{ status: 'sent' }] }]);
  });
});

/** Writes over some pages of rows, the last one too, and the rest of the file stays. */
function damage(file: string): void {
  using database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const root = database.prepare("select rootpage from sqlite_master where name = 'enquiry'").get();
  // https://sqlite.org/fileformat2.html#b_tree_pages
  const last = readFileSync(file).readUInt32BE((Number(root?.['rootpage']) - 1) * 4096 + 8);
  const third = Math.floor(statSync(file).size / 4096 / 3);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(8 * 4096, 'damage'), 0, 8 * 4096, third * 4096);
  writeSync(handle, Buffer.alloc(4096, 'damage'), 0, 4096, (last - 1) * 4096);
  closeSync(handle);
}
