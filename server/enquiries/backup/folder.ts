/** BACKUP_DIR: copies, which are due to be removed, and the list of who was erased since they were made. */
import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { listEnquiries } from '../repository.ts';
import type { Store } from '../store/store.ts';

const day = 24 * 60 * 60 * 1000;

/** The time is in the name, because copying a file to another disk changes its own. */
const copyName =
  /^enquiries-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-before-restore)?\.(?:sqlite|dump)(?<partial>\..*)?$/;
const listName = /^erasures-(\d{4})-(\d\d)$/;

/** Such as `enquiries-2026-11-20T023000Z.dump`. */
export function copyPath(folder: string, now: number, kind: 'sqlite' | 'dump'): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  return join(folder, `enquiries-${time}Z.${kind}`);
}

/** In milliseconds; Infinity where there is no copy, or the folder can't be read. */
export function newestCopyAge(folder: string, now: number): number {
  try {
    const times = readdirSync(folder).flatMap((name) => copyTime(name) ?? []);
    return now - Math.max(...times);
  } catch {
    return Infinity;
  }
}

/** Removes copies older than `days`, what failed copies left, and lists that no remaining copy needs. */
export function removeDue(folder: string, days: number, now: number): void {
  const oldest = now - days * day;
  for (const name of readdirSync(folder)) {
    const made = copyTime(name, { partial: true }) ?? endOfList(name);
    if (made !== null && made < oldest) rmSync(join(folder, name));
  }
}

function copyTime(name: string, { partial = false } = {}): number | null {
  const [, date, hours, minutes, seconds] = copyName.exec(name) ?? [];
  const isPartial = copyName.exec(name)?.groups?.['partial'] !== undefined;
  if (date === undefined || (isPartial && !partial)) return null;
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
}

/** The moment after which nothing is added to the list any more. */
function endOfList(name: string): number | null {
  const [, year, month] = listName.exec(name) ?? [];
  return year === undefined ? null : Date.UTC(Number(year), Number(month));
}

type Erasure = { at: number; salt: string; hash: string };

/**
 * A restored backup may hold people who were erased since it was made. A line of the erasure list has the time, and a
 * hash of the address with a salt of its own, so that nobody reads who was erased. Lists are by month, so that old ones
 * go with a file and none is ever rewritten.
 */
export function noteErasure(folder: string, email: string, now: number): void {
  const month = new Date(now).toISOString().slice(0, 7);
  const salt = randomBytes(16).toString('hex');
  const descriptor = openSync(join(folder, `erasures-${month}`), 'a', 0o600);
  try {
    writeSync(descriptor, `${new Date(now).toISOString()} ${salt} ${hashOf(email, salt)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The ids of stored enquiries that were sent before their sender was erased. */
export async function findErased(store: Store, folder: string): Promise<string[]> {
  const erasures = erasureLists(folder).flatMap(readList);
  const found: string[] = [];
  for await (const { id, email, received_at } of listEnquiries(store)) {
    const isErased = erasures.some(({ at, salt, hash }) => received_at <= at && hash === hashOf(email, salt));
    if (isErased) found.push(id);
  }
  return found;
}

export function erasureLists(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => listName.test(name))
    .map((name) => join(folder, name));
}

function readList(file: string): Erasure[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const [time = '', salt = '', hash = ''] = line.split(' ');
    const at = Date.parse(time);
    if (Number.isNaN(at) || hash.length !== 64) throw new Error(`${file} line ${index + 1} is damaged.`);
    return { at, salt, hash };
  });
}

function hashOf(email: string, salt: string): string {
  return createHmac('sha256', salt).update(email.trim().toLowerCase()).digest('hex');
}
