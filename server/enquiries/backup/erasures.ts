/**
 * The erasure lists beside the backups, because a restored backup may contain people who were erased since. A line has
 * the time, a salt, and hashes with it: of the address, and of each id that was removed, because `correct` may have
 * changed the address since a copy was made. Lists are by month, so that old ones go with a file.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { addressKey, listEnquiries } from '../repository.ts';
import { erase, type Removal } from '../retention.ts';
import type { Store } from '../store/store.ts';

const listName = /^erasures-(\d{4})-(\d\d)$/;

export function noteErasure(folder: string, email: string, ids: readonly string[], now: number): void {
  const time = new Date(now).toISOString();
  const salt = randomBytes(16).toString('hex');
  const hashes = [addressKey(email), ...ids].map((key) => hashOf(key, salt));
  const line = `${[time, salt, ...hashes].join(' ')}\n`;
  appendFileSync(join(folder, `erasures-${time.slice(0, 7)}`), line, { mode: 0o600, flush: true });
}

/** Erases what was sent before its sender was erased, and returns how many enquiries that were. */
export async function eraseListed(store: Store, lists: readonly string[], removal: Removal): Promise<number> {
  const erasures = lists.flatMap(readList);
  const found: string[] = [];
  for await (const { id, email, received_at } of listEnquiries(store)) {
    const keys = [addressKey(email), id];
    const isErased = erasures.some(
      ({ at, salt, hashes }) => received_at <= at && keys.some((key) => hashes.has(hashOf(key, salt))),
    );
    if (isErased) found.push(id);
  }
  if (found.length > 0) await erase(store, sql`id in (${sql.join(found)})`, removal);
  return found.length;
}

/** Adds to the lists of a folder what only those of another have. */
export function noteListed(from: string, folder: string): void {
  for (const list of erasureLists(from)) {
    const target = join(folder, basename(list));
    const known = existsSync(target) ? linesOf(target) : [];
    const missing = linesOf(list).filter((line) => !known.includes(line));
    const added = missing.map((line) => `${line}\n`).join('');
    if (added) appendFileSync(target, added, { mode: 0o600, flush: true });
  }
}

export function erasureLists(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => listName.test(name))
    .map((name) => join(folder, name));
}

/** The moment after which nothing is added to a list any more, or null for another file. */
export function endOfErasureList(name: string): number | null {
  const [, year, month] = listName.exec(name) ?? [];
  return year === undefined ? null : Date.UTC(Number(year), Number(month));
}

function readList(file: string) {
  return linesOf(file).map((line, index) => {
    const [time = '', salt = '', ...hashes] = line.split(' ');
    const at = Date.parse(time);
    const isWhole = hashes.length > 0 && hashes.every((hash) => hash.length === 64);
    if (Number.isNaN(at) || !isWhole) throw new Error(`${file} line ${index + 1} is damaged.`);
    return { at, salt, hashes: new Set(hashes) };
  });
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

function hashOf(key: string, salt: string): string {
  return createHmac('sha256', salt).update(key).digest('hex');
}
