/** BACKUP_DIR: what copies in it are called, how old the newest is, and which are due to be removed. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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

/** Erasures are listed by month, so that old ones go with a file and none is ever rewritten. */
export function erasureListPath(folder: string, now: number): string {
  return join(folder, `erasures-${new Date(now).toISOString().slice(0, 7)}`);
}

export function erasureLists(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => listName.test(name))
    .map((name) => join(folder, name));
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
