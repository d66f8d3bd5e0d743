/**
 * The only way to the database. It opens on first use, brings the tables up to date, and after an outage
 * opens again by itself: no restart is needed when the disk, the file or the server is back.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { describeDatabaseError, isBusy, isOutage, OperatorNeeded, StoreUnavailable } from './errors.ts';
import { fileProbe } from './file-probe.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type StoreSettings = { dataDir: string; databaseUrl?: string | undefined };

type StoreOptions = {
  log?: Logger;
  /** Whether a store that is not there is made; otherwise every use throws OperatorNeeded. */
  create?: boolean;
};

export type Store = {
  /** Where it is, without a password. */
  name: string;
  /** The embedded file, or null when the store is PostgreSQL. */
  file: string | null;
  /** Runs `work` on the open database. Throws StoreUnavailable, or OperatorNeeded. */
  use<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export function openStore({ dataDir, databaseUrl }: StoreSettings, options: StoreOptions = {}): Store {
  const { log, create = true } = options;
  const file = databaseUrl ? null : resolve(join(dataDir, 'enquiries.sqlite'));
  const name = file ?? describeUrl(databaseUrl ?? '');
  const probe = file ? fileProbe(file) : null;
  let current: Promise<Database> | null = null;
  /** Of the file that is open. */
  let inode: number | null = null;

  const onLost = (error: Error) =>
    log?.warn({ fault: describeDatabaseError(error) }, 'database connection lost');

  const open = async (): Promise<Database> => {
    await probe?.();
    if (file && !create && !existsSync(file)) throw noStore(name);
    const dialect = databaseUrl ? postgresDialect(databaseUrl, onLost) : sqliteDialect(file ?? '');
    const db = new Kysely<Tables>({ dialect });
    try {
      const tables = create ? null : await db.introspection.getTables();
      if (tables?.every((table) => table.name !== 'enquiry')) throw noStore(name);
      const isNew = await migrate(db);
      if (isNew) log?.warn({ store: name }, 'a new, empty store was made');
    } catch (error) {
      await db.destroy();
      throw error;
    }
    inode = inodeOf(file);
    return db;
  };

  const discard = async (opened: Promise<Database>) => {
    if (current === opened) {
      current = null;
      inode = null;
    }
    const db = await opened.catch(() => null);
    await db?.destroy();
  };

  const use: Store['use'] = async (work) => {
    // A file that was moved away or restored meanwhile is opened anew: nobody reads what is written to the old one.
    if (current && inode !== null && inode !== inodeOf(file)) await discard(current);
    current ??= open();
    const opened = current;
    let db: Database | null = null;
    try {
      db = await opened;
      return await work(db);
    } catch (error) {
      // SQLite's handle may be unusable after such an error; PostgreSQL's pool recovers by itself.
      if (!db || (file && isOutage(error) && !isBusy(error))) await discard(opened);
      if (error instanceof OperatorNeeded) throw error;
      throw new StoreUnavailable(describeDatabaseError(error), { cause: error });
    }
  };

  const close = async () => {
    if (current) await discard(current);
  };
  return { name, file, use, close, [Symbol.asyncDispose]: close };
}

function noStore(name: string): OperatorNeeded {
  const advice = 'Set DATA_DIR or DATABASE_URL as the server has it; the server makes the store.';
  return new OperatorNeeded(`There is no store at ${name}. ${advice}`);
}

function describeUrl(databaseUrl: string): string {
  const { hostname, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname}${pathname}`;
}

function inodeOf(file: string | null): number | null {
  return file === null ? null : (statSync(file, { throwIfNoEntry: false })?.ino ?? null);
}
