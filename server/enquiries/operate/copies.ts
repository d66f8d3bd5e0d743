/** Copies in BACKUP_DIR: a database file a day, named only once it's whole. */
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { codeOf, messageOf, OperatorNeeded } from '../../errors.ts';
import type { Store } from '../store/store.ts';
import { addressKey, countEnquiries } from '../store/stored-enquiries.ts';
import { dayMs, hourMs } from '../time-limits.ts';

const named = /^enquiries-(\d{4}-\d\d-\d\d)\.sqlite$/;

/** Undefined if there's no BACKUP_DIR, or copies are made elsewhere. */
export function backupFolder(BACKUP_DIR: string | undefined): string | undefined {
  return BACKUP_DIR === 'none' ? undefined : BACKUP_DIR;
}

/** Oldest first. */
function copiesIn(folder: string): { file: string; day: number }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, day] = named.exec(file) ?? [];
      return day === undefined ? [] : [{ file: join(folder, file), day: Date.parse(day) }];
    });
}

/** A folder that can't be read may have copies. */
export function hasCopies(BACKUP_DIR: string | undefined): boolean {
  const folder = backupFolder(BACKUP_DIR);
  try {
    return folder !== undefined && copiesIn(folder).length > 0;
  } catch (error) {
    return codeOf(error) !== 'ENOENT';
  }
}

/** Replaces one of the same day. Returns its file, and how many enquiries it has. */
export async function writeCopy(store: Store, folder: string, now: number) {
  const file = join(folder, `enquiries-${new Date(now).toISOString().slice(0, 10)}.sqlite`);
  // Until it's whole. The next copy replaces what a killed one left.
  const partial = join(folder, 'enquiries.sqlite.partial');
  try {
    await store.run(async (db) => {
      rmSync(partial, { force: true });
      // SQLite would make a file that others can read.
      writeFileSync(partial, '', { flag: 'wx', mode: 0o600 });
      await sql`vacuum into ${partial}`.execute(db);
    });
    const enquiries = enquiriesIn(partial);
    await using handle = await open(partial, 'r+');
    await handle.sync();
    renameSync(partial, file);
    // The folder, for the new name.
    await using entries = await open(folder);
    await entries.sync();
    return { file, enquiries };
  } catch (error) {
    throw new OperatorNeeded(`No copy could be written to ${folder}: ${messageOf(error)}`);
  } finally {
    rmSync(partial, { force: true });
  }
}

function enquiriesIn(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  return Number(database.prepare('select count(*) as count from enquiry').get()?.['count']);
}

/** If it has far fewer than the last copy, it's probably another store. */
export async function checkAgainstNewest(store: Store, folder: string): Promise<void> {
  const newest = copiesIn(folder).at(-1);
  if (!newest) return;
  const copied = enquiriesIn(newest.file);
  const stored = await store.run((db) => countEnquiries(db));
  if (stored * 2 >= copied) return;
  throw new OperatorNeeded(
    `Nothing was copied: ${store.name} has ${stored} enquiries, and ${newest.file} has ${copied}. Is a disk missing, or ` +
      'DATA_DIR wrong? If all is right, say: backup --anyway',
  );
}

export function removeOldCopies(folder: string, backupDays: number): void {
  for (const { file } of copiesIn(folder).slice(0, -backupDays)) rmSync(file);
}

/** Returns what failed. */
export function eraseInCopies(folder: string, email: string): string[] {
  try {
    return copiesIn(folder).flatMap(({ file }) => eraseInCopy(file, email));
  } catch (error) {
    return [`BACKUP_DIR can't be read (${messageOf(error)}). Mount its disk, then erase again.`];
  }
}

/** The foreign key removes their deliveries too. Returns what failed. */
function eraseInCopy(file: string, address: string): string[] {
  try {
    using database = new DatabaseSync(file);
    const email = addressKey(address);
    database.exec('pragma synchronous = full; pragma secure_delete = on; begin immediate');
    database
      .prepare('insert into erased (id) select id from enquiry where lower(email) = ? on conflict do nothing')
      .run(email);
    const { changes } = database.prepare('delete from enquiry where lower(email) = ?').run(email);
    database.exec('commit');
    if (changes > 0) database.exec('vacuum');
    return [];
  } catch (error) {
    return [`${file} can't be changed (${messageOf(error)}): remove it once there's another copy.`];
  }
}

/** At least two days without a copy: a file's name has only its day, so the copy may be 24 hours younger. */
const oldestMs = 3 * dayMs;

export function backupFault(BACKUP_DIR: string | undefined, isPostgres: boolean, now: number): string | null {
  const advice = isPostgres
    ? 'Copy the database with pg_dump every night, and set BACKUP_DIR=none.'
    : 'Run backup, and see why none is made every night.';
  if (BACKUP_DIR === undefined)
    return 'No backup is made. Set BACKUP_DIR, or BACKUP_DIR=none if copies are made elsewhere.';
  const folder = backupFolder(BACKUP_DIR);
  if (folder === undefined) return null;
  try {
    const newest = copiesIn(folder).findLast(({ day }) => day <= now + hourMs);
    if (!newest) return `There is no copy in ${folder}, or all are dated ahead. ${advice}`;
    const age = now - newest.day;
    return age > oldestMs
      ? `${newest.file} is the newest copy, ${Math.floor(age / dayMs)} days old. ${advice}`
      : null;
  } catch (error) {
    return `BACKUP_DIR can't be read (${messageOf(error)}). Make that folder, or mount its disk.`;
  }
}
