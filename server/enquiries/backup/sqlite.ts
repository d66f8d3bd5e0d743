/** Copies the embedded file, and puts a copy in its place while nobody else has it open. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { messageOf } from '../../errors.ts';
import { troubleOf } from '../store/errors.ts';
import type { Tables } from '../store/schema.ts';
import { dialectOf, openToRead, privateMode } from '../store/sqlite.ts';
import { leftOut, type RestoreSteps, writeCopy } from './copies.ts';

/** Returns how many enquiries are in the copy. */
export async function backUpFile(file: string, target: string): Promise<number> {
  using source = openToRead(file, { timeout: 10_000 });
  return await writeCopy(target, async (partial) => {
    copyContent(source, partial);
    using copy = new DatabaseSync(partial, { readOnly: true });
    const { enquiries } = copy.prepare('select count(*) as enquiries from enquiry').get() ?? {};
    return Number(enquiries);
  });
}

function copyContent(source: DatabaseSync, target: string): void {
  source.prepare('vacuum into ?').run(target);
  leaveSendersOut(target);
  const fault = findFault(target);
  if (fault) throw new Error(`The copy would be damaged: ${fault}`);
}

/** Puts `copy` in the place of `file`, which is kept under another name first. Returns whether there was a file. */
export async function restoreFile(
  copy: string,
  file: string,
  kept: string,
  { prepare, add }: RestoreSteps,
): Promise<boolean> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (const left of unfinishedIn(dirname(file))) rmSync(left, { recursive: true });
  using folder = mkdtempDisposableSync(join(dirname(file), unfinished));
  const prepared = join(folder.path, 'enquiries.sqlite');
  const restored = { dataDir: folder.path };
  // A file that was in use has its newest enquiries in the other.
  for (const part of ['', '-wal']) {
    if (part === '' || existsSync(copy + part)) copyFileSync(copy + part, prepared + part);
  }
  const fault = faultOfCopy(prepared);
  if (fault) throw new Error(`${copy} is damaged: ${fault}`);
  if (!hasEnquiries(prepared)) {
    throw new Error(
      `${copy} has no tables of enquiries. Those of a file that was in use are in ${copy}-wal: copy both.`,
    );
  }
  await prepare(restored);
  const isThere = existsSync(file);
  if (!isThere) {
    await moveInto(prepared, file);
    return false;
  }
  using live = openAlone(file);
  await add(live && new Kysely<Tables>({ dialect: dialectOf(live) }), restored);
  await keep(live, file, kept);
  await moveInto(prepared, file);
  return true;
}

const unfinished = 'restore-';

/** Folders of restores that were interrupted. */
export function unfinishedIn(dataDir: string): string[] {
  const isLeft = (name: string) => name.startsWith(unfinished) && name.length === unfinished.length + 6;
  return readdirSync(dataDir)
    .filter(isLeft)
    .map((name) => join(dataDir, name));
}

/** Keeps everyone else out until it's closed. Null for a file that is too damaged to be opened. */
function openAlone(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    // SQLite gives up its write-ahead log only while no other program has the file open, even one that does nothing.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit');
    return database;
  } catch (error) {
    database.close();
    if (troubleOf(error) !== 'passing') return null;
    throw new Error(`${file} is in use. Stop the server and every other program that has it open.`);
  }
}

/** A file that SQLite can't copy is kept as it is. */
async function keep(live: DatabaseSync | null, file: string, kept: string): Promise<void> {
  try {
    if (live) return await writeCopy(kept, async (partial) => copyContent(live, partial));
  } catch {
    // Damaged further inside.
  }
  for (const part of ['', '-wal']) {
    if (!existsSync(file + part)) continue;
    copyFileSync(file + part, kept + part);
    chmodSync(kept + part, privateMode);
  }
}

/** One rename, when everything is on the disk. A server that opens the file at this moment notices (store.ts). */
async function moveInto(prepared: string, file: string): Promise<void> {
  {
    await using handle = await open(prepared, 'r+');
    await handle.sync();
  }
  // Of a damaged file that was replaced: beside another file it would be taken for that one's.
  for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
  renameSync(prepared, file);
  await using folder = await open(dirname(file));
  await folder.sync();
}

function leaveSendersOut(copy: string): void {
  using database = new DatabaseSync(copy);
  database.exec(`pragma secure_delete = on; delete from ${leftOut}`);
}

function faultOfCopy(file: string): string | null {
  try {
    return findFault(file);
  } catch (error) {
    return messageOf(error);
  }
}

function hasEnquiries(file: string): boolean {
  using copy = new DatabaseSync(file, { readOnly: true });
  return copy.prepare("select 1 from sqlite_schema where name = 'enquiry'").get() !== undefined;
}

/** What SQLite's own check finds wrong with a file, or null. */
export function findFault(file: string): string | null {
  using copy = new DatabaseSync(file, { readOnly: true });
  const [finding] = Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {});
  return finding === 'ok' ? null : String(finding);
}
