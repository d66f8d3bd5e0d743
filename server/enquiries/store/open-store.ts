/**
 * The one way to the database. It opens on first use, brings the tables up to date, and after an outage
 * opens again by itself: no restart is needed when the disk, the file or the server is back.
 */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { MigrationFailed, migrate } from './migrate.ts';
import { describeOutage, isBusy, isOutage } from './outage.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type StoreSettings = { dataDir: string; databaseUrl?: string | undefined };
type Warn = (details: object, message: string) => void;

/** The database did not do what was asked; asking again later may help. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

export type Store = {
  /** The embedded file, or null when the store is PostgreSQL. */
  file: string | null;
  /** Runs `work` on the open database. Throws StoreUnavailable, or MigrationFailed. */
  use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export function openStore(settings: StoreSettings, warn: Warn): Store {
  const file = settings.databaseUrl ? null : resolve(join(settings.dataDir, 'enquiries.sqlite'));
  let current: Promise<OpenDatabase> | null = null;

  const open = async (): Promise<OpenDatabase> => {
    const dialect = settings.databaseUrl
      ? postgresDialect(settings.databaseUrl, (error) =>
          warn({ fault: describeOutage(error) }, 'database connection lost'),
        )
      : sqliteDialect(file ?? '');
    const db = new Kysely<Tables>({ dialect });
    try {
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { db, inode: file === null ? null : inodeOf(file) };
  };

  const forget = async (opened: Promise<OpenDatabase>) => {
    if (current === opened) current = null;
    await opened.then(
      ({ db }) => db.destroy(),
      () => undefined,
    );
  };

  const use: Store['use'] = async (work) => {
    if (current && file && (await wasReplaced(current, file))) await forget(current);
    current ??= open();
    const opened = current;
    try {
      return await work((await opened).db);
    } catch (error) {
      // SQLite's handle may be of no more use after such an error; PostgreSQL's pool mends itself.
      const openingFailed = await opened.then(
        () => false,
        () => true,
      );
      if (openingFailed || (file && isOutage(error) && !isBusy(error))) await forget(opened);
      if (error instanceof MigrationFailed) throw error;
      throw new StoreUnavailable(describeOutage(error), { cause: error });
    }
  };

  return {
    file,
    use,
    close: async () => {
      if (current) await forget(current);
    },
  };
}

type OpenDatabase = { db: Kysely<Tables>; inode: number | null };

/** A file that was moved away or restored under us: writing on into the old one would lose every word. */
async function wasReplaced(opened: Promise<OpenDatabase>, file: string): Promise<boolean> {
  const before = await opened.then(
    ({ inode }) => inode,
    () => null,
  );
  return before !== null && before !== inodeOf(file);
}

function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}
