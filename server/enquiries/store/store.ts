/**
 * The only way to the database. It opens on first use, and after an outage opens again by itself: no restart is
 * needed when the disk, the file or the server is back. Only the server makes its store and updates the tables.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import {
  describeDatabaseError,
  isBeingReplaced,
  isBusy,
  isOutage,
  isRefusal,
  OperatorNeeded,
  StoreFault,
  StoreUnavailable,
} from './errors.ts';
import { checkTables, migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type StoreSettings = { dataDir: string; databaseUrl?: string | undefined };

/** Long enough for a purge by the command line, short enough for a visitor to wait. */
const busyTimeoutMs = 3000;
/** How often the lock is asked for, by all who wait together: many who wait must not keep the thread busy. */
const retryMs = 5;

type StoreOptions = {
  log?: Logger;
  /** Whether a store that isn't there is made. Otherwise every use throws OperatorNeeded. */
  create?: boolean;
  /** Whether tables of an earlier version are brought up to date. Otherwise every use throws OperatorNeeded. */
  update?: boolean;
};

/** The inode tells whether the path still leads to the file that is open. */
type Opened = { db: Database; inode: number | null };

export type Store = {
  /** Where it is, without a password. */
  name: string;
  /** The embedded file, or null when the store is PostgreSQL. */
  file: string | null;
  /**
   * Runs `work` on the open database, and again while another process has SQLite's lock, so `work` must not mind
   * being cut off between two statements outside a transaction. Throws StoreUnavailable, StoreFault or OperatorNeeded.
   */
  use<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The same in one transaction. */
  write<T>(work: (trx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export function openStore({ dataDir, databaseUrl }: StoreSettings, options: StoreOptions = {}): Store {
  const { log, create = true, update = true } = options;
  const file = databaseUrl ? null : sqliteFile({ dataDir });
  const name = file ?? describeUrl(databaseUrl ?? '');
  let current: Promise<Opened> | null = null;

  const onLost = (error: Error) =>
    log?.warn({ fault: describeDatabaseError(error) }, 'database connection lost');

  const open = async (): Promise<Opened> => {
    if (file && !create && !existsSync(file)) throw noStore(name);
    const dialect = databaseUrl ? postgresDialect(databaseUrl, onLost) : sqliteDialect(file ?? '');
    const db = new Kysely<Tables>({ dialect });
    try {
      const tables = create ? null : await db.introspection.getTables();
      if (tables?.every((table) => table.name !== 'enquiry')) throw noStore(name);
      if (!update) await checkTables(db, name);
      else if (await migrate(db)) log?.warn({ store: name }, 'a new, empty store was made');
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { db, inode: inodeOf(file) };
  };

  const discard = async (opened: Promise<Opened>) => {
    if (current === opened) current = null;
    const open = await opened.catch(() => null);
    await open?.db.destroy();
  };

  const use: Store['use'] = async (work) => {
    current ??= whenFree(open);
    const opened = current;
    let isOpen = false;
    try {
      const { db, inode } = await opened;
      isOpen = inode === inodeOf(file);
      if (isOpen) return await whenFree(() => work(db));
    } catch (error) {
      // SQLite's handle may be unusable after such an error; PostgreSQL's pool recovers by itself.
      if (!isOpen || (file && isOutage(error) && !isBusy(error))) await discard(opened);
      throw asStoreError(error);
    }
    // The file was moved away or replaced, and nobody reads what is written to the old one.
    await discard(opened);
    return await use(work);
  };

  const close = async () => {
    if (current) await discard(current);
  };
  const write: Store['write'] = (work) => use((db) => db.transaction().execute(work));
  return { name, file, use, write, close, [Symbol.asyncDispose]: close };
}

/** What the work itself threw passes as it is. */
function asStoreError(error: unknown): unknown {
  const fault = describeDatabaseError(error);
  if (isOutage(error)) return new StoreUnavailable(fault, { cause: error });
  return isRefusal(error) ? new StoreFault(`the database refused: ${fault}`) : error;
}

export function sqliteFile({ dataDir }: StoreSettings): string {
  return resolve(join(dataDir, 'enquiries.sqlite'));
}

/** Leaves time to render a form and answer within 4 s. */
const patienceMs = 3500;

/** How long a visitor waits for the store. `work` goes on after that, and a repeat finds what it has stored. */
export async function inTime<T>(work: Promise<T>, limitMs = patienceMs): Promise<T> {
  const tooLate = delay(limitMs, undefined, { ref: false }).then(() => {
    throw new StoreUnavailable(`no answer within ${limitMs / 1000} s`);
  });
  return await Promise.race([work, tooLate]);
}

let waiting = 0;

/** SQLite has one writer. Each caller waits for the lock on its own, and other requests are served meanwhile. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (const givesUpAt = performance.now() + busyTimeoutMs; ; ) {
    try {
      return await work();
    } catch (error) {
      const left = givesUpAt - performance.now();
      if (!(isBusy(error) || isBeingReplaced(error)) || left <= 0) throw error;
      waiting += 1;
      await delay(Math.min(retryMs * waiting, left));
      waiting -= 1;
    }
  }
}

function noStore(name: string): OperatorNeeded {
  const advice =
    'Set DATA_DIR or DATABASE_URL as the server has it; the server makes the store when it starts.';
  return new OperatorNeeded(`There is no store at ${name}. ${advice}`);
}

function describeUrl(databaseUrl: string): string {
  const { hostname, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname}${pathname}`;
}

function inodeOf(file: string | null): number | null {
  return file === null ? null : (statSync(file, { throwIfNoEntry: false })?.ino ?? null);
}
