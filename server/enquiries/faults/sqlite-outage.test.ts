/** The embedded file in trouble: each time a clear 503, words kept, and recovery without a restart. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { listJson, runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService, type TestService } from '../../../testing/enquiries/start-service.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openFile } from '../store/sqlite.ts';

const rubbish = Buffer.alloc(64 * 1024, 'This is not a database. ');

test('the database file has durable writes and real erasure, and only its owner can read it', () => {
  const file = join(temporaryFolder(), 'data', 'enquiries.sqlite');
  const database = openFile(file);
  const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  expect(setting('journal_mode')).toBe('wal');
  // 2 is FULL.
  expect(setting('synchronous')).toBe(2);
  expect(setting('secure_delete')).toBe(1);
  expect(setting('foreign_keys')).toBe(1);
  // SQLite's own wait for a lock would stop the whole process.
  expect(setting('busy_timeout')).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  database.close();
});

test('a file that others can read is private with all beside it before anything is written', () => {
  const file = join(temporaryFolder(), 'enquiries.sqlite');
  const modes = () => ['', '-wal', '-shm'].map((part) => statSync(file + part).mode & 0o777);
  // As it is after a copy was put back by hand.
  writeFileSync(file, '', { mode: 0o644 });
  using other = new DatabaseSync(file);
  other.exec('pragma journal_mode = wal; create table words (word text)');
  expect(modes()).toEqual([0o644, 0o644, 0o644]);
  using database = openFile(file);
  database.exec("insert into words values ('Hello')");
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
});

describe('a file in trouble', () => {
  let dataDir: string;
  let file: string;
  let service: TestService | null;
  beforeEach(() => {
    dataDir = temporaryFolder();
    file = join(dataDir, 'enquiries.sqlite');
    service = null;
    return () => service?.close();
  });

  const open = async () => {
    service = await startService({ settings: { DATA_DIR: dataDir }, overrides: { watchInterval: 20 } });
    return service;
  };
  const backUp = async () => {
    const BACKUP_DIR = temporaryFolder();
    await runEnquiries(['backup'], { DATA_DIR: dataDir, BACKUP_DIR });
    return join(BACKUP_DIR, ...readdirSync(BACKUP_DIR));
  };
  const send = async (to: TestService, name: string) => (await to.post(sampleFields({ name }))).status;

  test('corrupt from the start: 503 with the words kept, until it is replaced', async () => {
    writeFileSync(file, rubbish);
    const opened = await open();
    expect(await opened.enquiries.ready()).toBe(false);
    const body = new URLSearchParams(sampleFields({ name: 'Patient' }));
    const answer = await fetch(`${opened.url}/api/enquiries`, { method: 'POST', body });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.text()).toMatch(/"refusal":"unavailable".*"name":"Patient"/);
    expect((await fetch(`${opened.url}/api/captcha`)).status).toBe(503);

    rmSync(file);
    // Nothing has answered yet, so this is still a start, and makes a store.
    expect(await send(opened, 'Patient')).toBe(201);
    expect((await fetch(`${opened.url}/api/captcha`)).status).toBe(200);
  });

  test.each([
    [
      'the folder was renamed',
      () => renameSync(dataDir, `${dataDir}-gone`),
      () => renameSync(`${dataDir}-gone`, dataDir),
    ],
    [
      'the file was moved, and another is there',
      () => moveAndReplace(),
      () => renameSync(`${file}-old`, file),
    ],
  ] as const)('%s: nobody is thanked and no store is made, until it’s back', async (_, lose, bringBack) => {
    const opened = await open();
    expect(await send(opened, 'Before')).toBe(201);
    lose();
    expect(await send(opened, 'Meanwhile')).toBe(503);
    expect(await opened.enquiries.ready()).toBe(false);
    await expect.poll(() => opened.enquiries.status()).toContain('store');
    expect(await send(opened, 'Still')).toBe(503);
    bringBack();
    expect(await send(opened, 'After')).toBe(201);
    const names = (await listJson({ DATA_DIR: dataDir })).map(({ name }) => name);
    expect(names).toEqual(['Before', 'After']);
  });

  test.each([
    ['the file was deleted', () => rmSync(file)],
    ['its tables were dropped', () => dropTables()],
    ['it was written over', () => writeOver()],
  ])('%s: nobody is thanked and no store is made, until a copy is imported', async (_, lose) => {
    const opened = await open();
    expect(await send(opened, 'Before')).toBe(201);
    const copy = await backUp();
    lose();
    expect(await send(opened, 'Meanwhile')).toBe(503);
    expect(await opened.enquiries.ready()).toBe(false);
    await expect.poll(() => opened.enquiries.status()).toContain('store');
    for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
    await runEnquiries(['import', copy], { DATA_DIR: dataDir });
    expect(await send(opened, 'After')).toBe(201);
    const names = (await listJson({ DATA_DIR: dataDir })).map(({ name }) => name);
    expect(names).toEqual(['Before', 'After']);
  });

  test('a copy that was laid over a store whose log is still there thanks nobody', async () => {
    const first = await open();
    for (let number = 0; number < 40; number += 1) await send(first, `Before ${number}`);
    const copy = await backUp();
    {
      using other = new DatabaseSync(file);
      other.exec('pragma wal_checkpoint(truncate)');
    }
    for (let number = 0; number < 40; number += 1) await send(first, `After ${number}`);
    // As a killed process leaves it.
    for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${file}${part}.kept`);
    await first.close({ keep: true });
    copyFileSync(copy, file);
    renameSync(`${file}-wal.kept`, `${file}-wal`);

    const opened = await open();
    expect(await opened.enquiries.ready()).toBe(false);
    expect(await send(opened, 'Into the mixture')).toBe(503);
    const { stderr } = await runEnquiries(['list'], { DATA_DIR: dataDir });
    expect(stderr).toMatch(/is damaged \(.*import the newest copy, and after it the damaged file/);
  });

  const moveAndReplace = () => {
    renameSync(file, `${file}-old`);
    writeFileSync(file, '');
  };
  const writeOver = () => {
    {
      using other = new DatabaseSync(file);
      other.exec('pragma wal_checkpoint(truncate)');
    }
    writeFileSync(file, rubbish);
  };
  const dropTables = () => {
    using other = new DatabaseSync(file);
    other.exec('drop table delivery; drop table enquiry; drop table kysely_migration');
  };

  test.each([
    ['has a copy', (folder: string) => writeFileSync(join(folder, 'enquiries-2026-11-20.sqlite'), ''), 503],
    [
      'isn’t a folder',
      (folder: string) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
      503,
    ],
    ['is empty', () => undefined, 201],
    ['isn’t there', (folder: string) => rmSync(folder, { recursive: true }), 201],
  ])(
    'a start makes a store only where no copy says that there was one: BACKUP_DIR %s',
    async (_, prepare, status) => {
      const BACKUP_DIR = temporaryFolder();
      prepare(BACKUP_DIR);
      service = await startService({ settings: { DATA_DIR: dataDir, BACKUP_DIR } });
      expect(await send(service, 'First')).toBe(status);
      expect(existsSync(file)).toBe(status === 201);
    },
  );

  test('answers 503 to all who wait for a locked file at the same time, not one after the other', async () => {
    const opened = await open();
    expect(await send(opened, 'Before')).toBe(201);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const started = performance.now();
    const names = Array.from({ length: 40 }, (_, index) => `Visitor ${index}`);
    const statuses = await Promise.all(names.map((name) => send(opened, name)));
    expect(new Set(statuses)).toEqual(new Set([503]));
    const tookMs = performance.now() - started;
    // 4 s on an idle machine. One after the other would be two minutes.
    expect(tookMs).toBeLessThan(60_000);
    expect(tookMs).toBeGreaterThan(2000);
    other.exec('rollback');
    other.close();
    expect(await send(opened, 'Visitor 0')).toBe(201);
  });
});

/** Not every system grants a mount namespace. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
const smallDisk = join(import.meta.dirname, '../../../testing/enquiries/small-disk.ts');

describe.skipIf(!canMount)('a disk in trouble', () => {
  test.each(['full', 'read-only'])(
    '%s: 503, then taken again without a restart, and what was acknowledged is there',
    (trouble) => {
      const options = ['-rm', process.execPath, smallDisk, trouble, temporaryFolder()];
      const { stdout } = spawnSync('unshare', options, { encoding: 'utf8' });
      const { before, during, after, kept } = JSON.parse(stdout);
      expect([before, during.at(-1), after]).toEqual([201, 503, 201]);
      // Whatever was answered 201 is there, and nothing else.
      expect(kept).toBe([before, ...during, after].filter((status) => status === 201).length);
    },
  );
});
