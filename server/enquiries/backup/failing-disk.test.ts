/** What becomes of a backup and a restore when the disk or the database fails. */
import * as fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary.ts';
import type { RestoreSteps } from './copies.ts';
import { backUpFile, restoreFile } from './sqlite.ts';

let file: string;
let backups: string;
let target: string;
beforeEach(() => {
  const folder = temporaryFolder();
  file = join(folder, 'enquiries.sqlite');
  backups = join(folder, 'backups');
  target = join(backups, 'copy.sqlite');
  fs.mkdirSync(backups);
  using database = new DatabaseSync(file);
  database.exec(
    'create table enquiry (id text); create table counter (name text); insert into enquiry values (1)',
  );
});

test('a copy that fails the database’s check is not kept', async () => {
  const { prepare } = DatabaseSync.prototype;
  const finding = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    statement,
  ) {
    const isCheck = statement.startsWith('pragma integrity_check');
    return prepare.call(this, isCheck ? "select 'row 1 missing from index'" : statement);
  });
  onTestFinished(() => finding.mockRestore());
  await expect(backUpFile(file, target)).rejects.toThrow(
    'The copy would be damaged: row 1 missing from index',
  );
  expect(fs.readdirSync(backups)).toEqual([]);
});

test('a disk that fails leaves nothing behind, and until then the copy is readable by its owner alone', async () => {
  const modes: number[] = [];
  await using handle = await open(file);
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  onTestFinished(() => sync.mockRestore());
  sync.mockImplementationOnce(async function (this: FileHandle) {
    modes.push((await this.stat()).mode & 0o777);
    throw new Error('EIO: i/o error, fsync');
  });
  await expect(backUpFile(file, target)).rejects.toThrow('EIO');
  expect(modes).toEqual([0o600]);
  expect(fs.readdirSync(backups)).toEqual([]);
  await backUpFile(file, target);
  expect(fs.statSync(target).mode & 0o777).toBe(0o600);
});

test('a restore is refused while another program has the file open, even one that does nothing', async () => {
  await backUpFile(file, target);
  using server = new DatabaseSync(file);
  server.exec('pragma journal_mode = wal; insert into enquiry values (2)');
  const restore = () => restoreFile(target, file, join(backups, 'kept.sqlite'), steps);
  await expect(restore()).rejects.toThrow(/ is in use\. Stop the server and every other program/);
  expect(server.prepare('select id from enquiry').all()).toHaveLength(2);
  server.close();
  await restore();
  using restored = new DatabaseSync(file);
  expect(restored.prepare('select id from enquiry').all()).toEqual([{ id: '1' }]);
});

test.each(['the copy is prepared', 'enquiries are added', 'the file takes its place'])(
  'a restore that fails while %s leaves the store as it was',
  async (moment) => {
    await backUpFile(file, target);
    using store = new DatabaseSync(file);
    store.exec('insert into enquiry values (2)');
    store.close();
    const fail = async () => {
      throw new Error('Interrupted');
    };
    const broken: Record<string, Partial<RestoreSteps>> = {
      'the copy is prepared': { prepare: fail },
      'enquiries are added': { add: fail },
    };
    const kept = join(
      moment === 'the file takes its place' ? join(backups, 'no-folder') : backups,
      'kept.sqlite',
    );
    await expect(restoreFile(target, file, kept, { ...steps, ...broken[moment] })).rejects.toThrow();
    using left = new DatabaseSync(file);
    expect(left.prepare('select id from enquiry').all()).toHaveLength(2);
    expect(fs.readdirSync(dirname(file)).toSorted()).toEqual(['backups', 'enquiries.sqlite']);
  },
);

test('a write-ahead log that was left behind is not taken for the restored file’s', async () => {
  await backUpFile(file, target);
  {
    using open = new DatabaseSync(file);
    open.exec('pragma journal_mode = wal; insert into enquiry values (2)');
    fs.copyFileSync(`${file}-wal`, join(backups, 'wal'));
  }
  // As if the file had been removed by hand.
  fs.rmSync(file);
  fs.copyFileSync(join(backups, 'wal'), `${file}-wal`);
  await restoreFile(target, file, join(backups, 'kept.sqlite'), steps);
  expect(fs.readdirSync(dirname(file)).toSorted()).toEqual(['backups', 'enquiries.sqlite']);
  using restored = new DatabaseSync(file);
  expect(restored.prepare('select id from enquiry').all()).toEqual([{ id: '1' }]);
});

test('what a killed restore left is gone after the next', async () => {
  await backUpFile(file, target);
  fs.mkdirSync(join(dirname(file), 'restore-a1B2c3'));
  fs.writeFileSync(join(dirname(file), 'restore-a1B2c3/enquiries.sqlite'), '');
  await restoreFile(target, file, join(backups, 'kept.sqlite'), steps);
  expect(fs.readdirSync(dirname(file)).toSorted()).toEqual(['backups', 'enquiries.sqlite']);
});

test('a file that was in use is restored with what its -wal has, and refused where that is missing', async () => {
  const used = join(temporaryFolder(), 'used.sqlite');
  using server = new DatabaseSync(used);
  server.exec(
    'pragma journal_mode = wal; create table enquiry (id text); create table counter (name text); insert into enquiry values (3)',
  );
  for (const part of ['', '-wal']) fs.copyFileSync(used + part, target + part);
  fs.copyFileSync(used, join(backups, 'half.sqlite'));
  const kept = join(backups, 'kept.sqlite');
  await expect(restoreFile(join(backups, 'half.sqlite'), file, kept, steps)).rejects.toThrow(
    /half\.sqlite has no tables of enquiries\. .* are in .*half\.sqlite-wal: copy both/,
  );
  // What is restored is opened and closed by the steps.
  const prepare = async ({ dataDir }: { dataDir: string }) => {
    using opened = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
    expect(opened.prepare('select id from enquiry').all()).toEqual([{ id: '3' }]);
  };
  await restoreFile(target, file, kept, { ...steps, prepare });
  using restored = new DatabaseSync(file);
  expect(restored.prepare('select id from enquiry').all()).toEqual([{ id: '3' }]);
});

const steps: RestoreSteps = { prepare: async () => undefined, add: async () => undefined };
