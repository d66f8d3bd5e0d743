import { chmodSync, readFileSync as readBytes, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { writeCopy } from './copies.ts';

onDatabase('SQLite', (tested) => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  const run = (args: string[], { now = Date.UTC(2026, 10, 20, 2, 30), days = '30' } = {}) =>
    runEnquiries(args, { ...tested.environment, BACKUP_DIR: folder, BACKUP_DAYS: days }, { now });
  const day = 24 * 3_600_000;
  const rowsIn = (file: string, query: string) => {
    using database = new DatabaseSync(join(folder, file), { readOnly: true });
    return database.prepare(query).all();
  };
  const enquiriesIn = (file: string) =>
    rowsIn(file, 'select name from enquiry order by name').map(({ name }) => name);

  test('a copy is a whole database file that only its owner can read, one a day', async () => {
    await tested.accept(tested.incoming({}, { name: 'One' }));
    // Left by a killed backup, for others to read.
    const partial = join(folder, 'enquiries.sqlite.partial');
    writeFileSync(partial, 'half');
    chmodSync(partial, 0o644);
    expect((await run(['backup'])).stdout).toMatch(
      /^Copied 1 enquiries to .*enquiries-2026-11-20\.sqlite\.$/m,
    );
    await tested.accept(tested.incoming({}, { name: 'Two' }));
    await run(['backup'], { now: Date.UTC(2026, 10, 20, 23) });
    expect(readdirSync(folder)).toEqual(['enquiries-2026-11-20.sqlite']);
    const full = { ...tested.store, run: () => Promise.reject(new Error('full')) };
    await expect(writeCopy(full, folder, Date.UTC(2026, 10, 20))).rejects.toThrow('full');
    expect(enquiriesIn('enquiries-2026-11-20.sqlite')).toEqual(['One', 'Two']);
    expect(statSync(join(folder, 'enquiries-2026-11-20.sqlite')).mode & 0o777).toBe(0o600);
  });

  test('keeps the newest BACKUP_DAYS', async () => {
    await tested.accept();
    for (const ago of [3, 2, 1, 0])
      await run(['backup'], { now: Date.UTC(2026, 10, 20) - ago * day, days: '2' });
    expect(readdirSync(folder).sort()).toEqual([
      'enquiries-2026-11-19.sqlite',
      'enquiries-2026-11-20.sqlite',
    ]);
  });

  test('refuses a copy with under half of what the newest has, unless told so', async () => {
    for (let count = 0; count < 5; count += 1) await tested.accept();
    await run(['backup']);
    await tested.replace();
    for (let count = 0; count < 2; count += 1) await tested.accept();
    const refused = await run(['backup']);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('backup --anyway')]);
    expect((await run(['backup', '--anyway'])).code).toBe(0);
  });

  test('erase reaches every copy, and leaves no trace in it', async () => {
    await tested.accept(tested.incoming({}, { name: 'Forget Me', email: 'Mei@visitor.example' }));
    await tested.accept(tested.incoming({}, { name: 'Kept', email: 'other@visitor.example' }));
    for (const ago of [1, 0]) await run(['backup'], { now: Date.UTC(2026, 10, 20) - ago * day });
    expect((await run(['erase', 'MEI@visitor.example'])).stdout).toContain('Removed: 1.');
    for (const name of readdirSync(folder)) {
      expect(enquiriesIn(name)).toEqual(['Kept']);
      expect(rowsIn(name, 'select distinct enquiry_id from delivery')).toHaveLength(1);
      expect(String(readBytes(join(folder, name)))).not.toContain('Forget Me');
    }
  });

  test('a damaged copy is named by erase, and does not keep it from the others', async () => {
    await tested.accept(tested.incoming({}, { email: 'mei@visitor.example' }));
    await run(['backup']);
    writeFileSync(join(folder, 'enquiries-2026-11-10.sqlite'), 'This is not a database.'.repeat(100));
    const { code, stderr } = await run(['erase', 'mei@visitor.example']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/enquiries-2026-11-10\.sqlite can't be changed/),
    ]);
    expect(enquiriesIn('enquiries-2026-11-20.sqlite')).toEqual([]);
  });
});

onDatabase('PostgreSQL', (tested) => {
  test('backup names PostgreSQL’s own tool', async () => {
    const { code, stderr } = await runEnquiries(['backup'], tested.environment);
    expect([code, stderr]).toEqual([1, expect.stringContaining('pg_dump --format=custom')]);
  });
});
