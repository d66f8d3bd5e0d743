/** In which order a backup reaches the disk, and what is left when the disk fails: seen through the file-system calls. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { backUpFile, findFault } from './sqlite.ts';

vi.mock('node:fs', { spy: true });

let folder: string;
let file: string;
let target: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'enquiries.sqlite');
  target = join(folder, 'backups', 'copy.sqlite');
  fs.mkdirSync(join(folder, 'backups'));
  const database = new DatabaseSync(file);
  database.exec(
    'create table allowance (key text); create table counter (name text); create table enquiry (id text); insert into enquiry values (1)',
  );
  database.close();
  vi.clearAllMocks();
  return () => {
    vi.mocked(fs.fsyncSync).mockRestore();
    fs.rmSync(folder, { recursive: true });
  };
});

/** What happened to files, in order: `sync …` and `rename …`. */
function diskCalls(): string[] {
  const opened = vi.mocked(fs.openSync).mock;
  const pathOf = (descriptor: unknown, before: number) =>
    opened.calls.findLast(
      (_, index) =>
        opened.results[index]?.value === descriptor && (opened.invocationCallOrder[index] ?? 0) < before,
    )?.[0];
  const syncs = vi.mocked(fs.fsyncSync).mock;
  const renames = vi.mocked(fs.renameSync).mock;
  return [
    ...syncs.calls.map(([descriptor], index) => {
      const order = syncs.invocationCallOrder[index] ?? 0;
      return { order, call: `sync ${pathOf(descriptor, order)}` };
    }),
    ...renames.calls.map(([, to], index) => ({
      order: renames.invocationCallOrder[index] ?? 0,
      call: `rename to ${to}`,
    })),
  ]
    .sort((a, b) => a.order - b.order)
    .map(({ call }) => call);
}

test('the copy is synced to the disk before it gets its name, and its folder afterwards', async () => {
  await backUpFile(file, target);
  expect(diskCalls()).toEqual([
    expect.stringMatching(/^sync .*\/backups\/copy\.sqlite\..*\.partial$/),
    `rename to ${target}`,
    `sync ${join(folder, 'backups')}`,
  ]);
  expect(findFault(target)).toBeNull();
});

test('a copy that the database finds faulty is not kept', async () => {
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
  expect(fs.readdirSync(join(folder, 'backups'))).toEqual([]);
});

test('a disk that fails leaves nothing behind, and until then the copy is readable by its owner alone', async () => {
  const modes: number[] = [];
  vi.mocked(fs.fsyncSync).mockImplementationOnce((descriptor) => {
    modes.push(fs.fstatSync(descriptor).mode & 0o777);
    throw new Error('EIO: i/o error, fsync');
  });
  await expect(backUpFile(file, target)).rejects.toThrow('EIO');
  expect(modes).toEqual([0o600]);
  expect(fs.readdirSync(join(folder, 'backups'))).toEqual([]);
  await backUpFile(file, target);
  expect(fs.statSync(target).mode & 0o777).toBe(0o600);
});
