/** What becomes of a backup and a restore when the disk or the database fails. */
import * as fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary.ts';
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

test('a restore waits for a lock that the server has for a moment', async () => {
  await backUpFile(file, target);
  using server = new DatabaseSync(file);
  server.exec('insert into enquiry values (2); begin immediate; insert into enquiry values (3)');
  setTimeout(() => server.exec('commit'), 200);
  await restoreFile(target, file, async () => undefined);
  expect(server.prepare('select id from enquiry').all()).toEqual([{ id: '1' }]);
});
