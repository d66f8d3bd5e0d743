/**
 * The only way to the database. It opens on first use, brings the tables up to date, and after an outage
 * opens again by itself: no restart is needed when the disk, the file or the server is back.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import {
  describeDatabaseError,
  isBusy,
  isOutage,
  MigrationFailed,
  StoreMissing,
  StoreUnavailable,
} from './errors.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type StoreSettings = { dataDir: string; databaseUrl?: string | undefined };

type StoreOptions = {
  log?: Logger;
  /** Whether a store that is not there is made; otherwise every use throws StoreMissing. */
  create?: boolean;
};

export type Store = {
  /** Where it is, without a password. */
  name: string;
  /** The embedded file, or null when the store is PostgreSQL. */
  file: string | null;
  /** Runs `work` on the open database. Throws StoreUnavailable, or MigrationFailed. */
  use<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type OpenDatabase = { db: Database; inode: number | null };

export function openStore({ dataDir, databaseUrl }: StoreSettings, options: StoreOptions = {}): Store {
  const { log, create = true } = options;
  const file = databaseUrl ? null : resolve(join(dataDir, 'enquiries.sqlite'));
  const name = file ?? describeUrl(databaseUrl ?? '');
  let current: Promise<OpenDatabase> | null = null;

  const onLost = (error: Error) =>
    log?.warn({ fault: describeDatabaseError(error) }, 'database connection lost');

  const open = async (): Promise<OpenDatabase> => {
    if (file && !create && !existsSync(file)) throw new StoreMissing(`There is no store at ${name}.`);
    const dialect = databaseUrl ? postgresDialect(databaseUrl, onLost) : sqliteDialect(file ?? '');
    const db = new Kysely<Tables>({ dialect });
    try {
      if (!create && !(await hasTables(db))) throw new StoreMissing(`There is no store in ${name}.`);
      const isNew = await migrate(db);
      if (isNew) log?.warn({ store: name }, 'a new, empty store was made');
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { db, inode: inodeOf(file) };
  };

  const discard = async (opened: Promise<OpenDatabase>) => {
    if (current === opened) current = null;
    const database = await opened.catch(() => null);
    await database?.db.destroy();
  };

  const use: Store['use'] = async (work) => {
    // A file that was moved away or restored meanwhile is opened anew: nobody reads what is written to the old one.
    const seen = current;
    if (seen && file && (await wasReplaced(seen, file))) await discard(seen);
    current ??= open();
    const opened = current;
    let isOpen = false;
    try {
      const { db } = await opened;
      isOpen = true;
      return await work(db);
    } catch (error) {
      // SQLite's handle may be unusable after such an error; PostgreSQL's pool recovers by itself.
      if (!isOpen || (file && isOutage(error) && !isBusy(error))) await discard(opened);
      if (error instanceof MigrationFailed || error instanceof StoreMissing) throw error;
      throw new StoreUnavailable(describeDatabaseError(error), { cause: error });
    }
  };

  return {
    name,
    file,
    use,
    close: async () => {
      if (current) await discard(current);
    },
  };
}

async function hasTables(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'enquiry');
}

function describeUrl(databaseUrl: string): string {
  const { hostname, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname}${pathname}`;
}

async function wasReplaced(opened: Promise<OpenDatabase>, file: string): Promise<boolean> {
  const before = await opened.then(
    ({ inode }) => inode,
    () => null,
  );
  return before !== null && before !== inodeOf(file);
}

function inodeOf(file: string | null): number | null {
  return file === null ? null : (statSync(file, { throwIfNoEntry: false })?.ino ?? null);
}
