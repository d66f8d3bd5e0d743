/** The copies in BACKUP_DIR: how one is written and named, and which are due to be removed. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../store/schema.ts';
import type { StoreSettings } from '../store/store.ts';
import { endOfErasureList } from './erasures.ts';

const day = 24 * 60 * 60 * 1000;

/** Hashed addresses of senders stay out of copies, which have their key. */
export const leftOut = 'counter';

/**
 * What a restore does besides replacing the store. `prepare` brings the copy up to date before it takes the store's
 * place. `add` takes from the replaced store what the copy can't know; null if it can't be read.
 */
export type RestoreSteps = {
  prepare(restored: StoreSettings): Promise<void>;
  add(replaced: Database | null, restored: StoreSettings): Promise<void>;
};

/** The time is in the name, because copying a file to another disk changes its own. */
const copyName =
  /^enquiries-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-before-restore)?\.(?:sqlite(?:-wal)?|dump)(\..*)?$/;

/** Such as `enquiries-2026-11-20T023000Z.dump`. */
export function copyPath(folder: string, now: number, ending: string): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  return join(folder, `enquiries-${time}Z${ending}`);
}

/** A copy, which `write` fills and checks, gets its name when it is on the disk. A failure leaves nothing behind. */
export async function writeCopy<Result>(
  target: string,
  write: (partial: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(target)) throw new Error(`${target} is already there; choose another name.`);
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    await using file = await open(partial, 'wx', 0o600);
    const result = await write(partial);
    await file.sync();
    await rename(partial, target);
    await using folder = await open(dirname(target));
    await folder.sync();
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** In milliseconds; Infinity where there is no copy, or the folder can't be read. */
export function newestCopyAge(folder: string, now: number): number {
  try {
    const made = wholeCopies(folder).map((copy) => copy.made);
    return now - Math.max(...made.filter((time) => !isAhead(time, now)));
  } catch {
    return Infinity;
  }
}

/** Copies that were made while the clock was ahead. They say nothing of whether one is made every night. */
export function copiesAhead(folder: string, now: number): string[] {
  return wholeCopies(folder).flatMap(({ name, made }) => (isAhead(made, now) ? [name] : []));
}

/** Of another machine's clock, which is never quite the same. */
const toleranceMs = 60 * 60 * 1000;

function isAhead(made: number, now: number): boolean {
  return made > now + toleranceMs;
}

/** However old they are: a clock that is ahead takes every copy for old, and someone needs a few days to notice it. */
const alwaysKept = 7;

/**
 * Removes copies older than `days`, what failed copies left, and erasure lists that no remaining copy needs. To be called
 * once a new copy is there. Returns the names of the copies that are gone.
 */
export function removeDue(folder: string, days: number, now: number): string[] {
  const isOld = (made: number) => made < now - days * day;
  const copies = wholeCopies(folder).toSorted((one, other) => other.made - one.made);
  const spared =
    copies.filter(({ made }) => !isAhead(made, now))[alwaysKept - 1]?.made ?? Number.NEGATIVE_INFINITY;
  const due = copies.filter(({ made }) => made < spared && isOld(made));
  const oldestKept = Math.min(...copies.filter((copy) => !due.includes(copy)).map(({ made }) => made));
  const leftovers = readdirSync(folder).filter((name) => {
    const [left, end] = [isPartial(name) ? copyTime(name) : null, endOfErasureList(name)];
    return (left !== null && isOld(left)) || (end !== null && isOld(end) && end <= oldestKept);
  });
  const removed = due.map(({ name }) => name);
  for (const name of [...removed, ...leftovers]) rmSync(join(folder, name));
  return removed;
}

function wholeCopies(folder: string): { name: string; made: number }[] {
  return readdirSync(folder).flatMap((name) => {
    const made = isPartial(name) ? null : copyTime(name);
    return made === null ? [] : [{ name, made }];
  });
}

/** SQLite may leave its journal beside a copy that was interrupted. */
function isPartial(name: string): boolean {
  return /\.partial(?:-journal|-wal|-shm)?$/.test(name);
}

/** When the copy of this name was made, or null if it isn't one's. */
export function copyTime(name: string): number | null {
  const [, date, hours, minutes, seconds] = copyName.exec(name) ?? [];
  return date === undefined ? null : Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
}
