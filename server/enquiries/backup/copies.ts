/** The copies in BACKUP_DIR: a new one is written whole before it gets its name, and one a day is kept. */
import { closeSync, openSync, readdirSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import type { Store } from '../store/store.ts';
import { countEnquiries, countRemoved } from '../stored-enquiries.ts';
import { damagedErasures } from './erasures.ts';
import { exportAll } from './export.ts';
import { type Erasure, end } from './format.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const partialEnding = '.partial';

/** Where BACKUP_DIR says that copies are made elsewhere, or nothing, there's no folder. */
export function backupFolder(BACKUP_DIR: string | undefined): string | undefined {
  return BACKUP_DIR === 'none' ? undefined : BACKUP_DIR;
}

type Copy = { file: string; at: number };

const named = /^enquiries-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.jsonl$/;

export function nameOfCopy(now: number): string {
  return `enquiries-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new OperatorNeeded(
      `BACKUP_DIR can't be read: ${messageOf(error)}. Make that folder, or mount its disk.`,
    );
  }
}

/** Oldest first. */
function copiesIn(folder: string): Copy[] {
  return namesIn(folder)
    .sort()
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = named.exec(name) ?? [];
      const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
      return Number.isNaN(at) ? [] : [{ file: join(folder, name), at }];
    });
}

/** Whether there's a copy of a store. A folder that can't be read may have one, and one that isn't there has none. */
export function hasCopies(BACKUP_DIR: string | undefined): boolean {
  const folder = backupFolder(BACKUP_DIR);
  if (folder === undefined) return false;
  try {
    return readdirSync(folder).some((name) => named.test(name));
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** Writes a copy, syncs it, and names it. Returns how many enquiries it has. */
export async function writeCopy(store: Store, file: string, erasures: readonly Erasure[], now: number) {
  const partial = `${file}${partialEnding}`;
  try {
    if (statSync(file, { throwIfNoEntry: false })) throw new Error('it exists already');
    await using handle = await open(partial, 'w', 0o600);
    const written = await exportAll(store, erasures, now, (line) => handle.writeFile(`${line}\n`));
    await handle.sync();
    renameSync(partial, file);
    // Its new name as well.
    await using folder = await open(dirname(file));
    await folder.sync();
    return written;
  } catch (error) {
    rmSync(partial, { force: true });
    throw new OperatorNeeded(`${file} was not written: ${messageOf(error)}`, { cause: error });
  }
}

/** A store that holds far less than its last copy, and hasn't removed the rest itself, is probably another one. */
export async function checkAgainstNewest(store: Store, folder: string): Promise<void> {
  const newest = copiesIn(folder).at(-1);
  if (!newest) return;
  const copied = enquiriesIn(newest.file);
  const { stored, removed } = await store.run(async (db) => ({
    stored: await countEnquiries(db),
    removed: await countRemoved(db, newest.at),
  }));
  if (copied === null || (stored + removed) * 2 >= copied) return;
  throw new OperatorNeeded(
    `Nothing was copied: ${store.name} has ${stored} enquiries, and ${newest.file} has ${copied}. Is a disk missing, or ` +
      'DATA_DIR or DATABASE_URL wrong? If all is right, say: backup --anyway',
  );
}

/** As its last line says; null if it has none. */
function enquiriesIn(file: string): number | null {
  const { size } = statSync(file);
  const tail = Buffer.alloc(Math.min(size, 64));
  const handle = openSync(file, 'r');
  readSync(handle, tail, 0, tail.length, size - tail.length);
  closeSync(handle);
  const last = tail.toString().trimEnd().split('\n').at(-1) ?? '';
  try {
    return end.parse(JSON.parse(last)).end;
  } catch {
    return null;
  }
}

/** What a backup leaves that's killed. */
export function removePartialCopies(folder: string): void {
  for (const name of namesIn(folder)) {
    if (name.endsWith(partialEnding) && named.test(name.slice(0, -partialEnding.length)))
      rmSync(join(folder, name), { force: true });
  }
}

/** A longer time between two copies may be a wrong clock's, so it makes the earlier ones older by no more than this. */
const longestGapMs = 7 * dayMs;

/** Of each day the newest stays, for so many days; of today all; and the newest of all whatever its age. */
export function removeOldCopies(folder: string, backupDays: number, now: number): void {
  const dayOf = (at: number) => Math.floor(at / dayMs);
  let age = 0;
  let next: Copy | undefined;
  for (const copy of copiesIn(folder).reverse()) {
    const passed = Math.min(next?.at ?? now, now) - Math.min(copy.at, now);
    age += Math.min(passed, longestGapMs);
    const isReplaced = next && dayOf(copy.at) === dayOf(next.at) && dayOf(copy.at) !== dayOf(now);
    if (next && (isReplaced || age > backupDays * dayMs)) rmSync(copy.file);
    next = copy;
  }
}

/** One is made every day, so two were missed. */
const oldestMs = 2 * dayMs;

/** What's wrong with the copies, or null. */
export function backupFault(BACKUP_DIR: string | undefined, now: number): string | null {
  if (BACKUP_DIR === undefined)
    return 'No backup is made. Set BACKUP_DIR, or BACKUP_DIR=none if copies are made elsewhere.';
  const folder = backupFolder(BACKUP_DIR);
  if (folder === undefined) return null;
  try {
    const newest = copiesIn(folder).at(-1);
    if (!newest) return `There is no backup in ${folder} yet: run backup.`;
    if (newest.at > now + hourMs)
      return `${newest.file} is dated ahead. Set the clock, or if it's right, remove that file.`;
    if (now - newest.at > oldestMs) {
      const days = Math.floor((now - newest.at) / dayMs);
      return `The newest backup in ${folder} is ${days} days old: run backup, and see why none is made every night.`;
    }
    return damagedErasures(folder);
  } catch (error) {
    return messageOf(error);
  }
}
