/** The only way to the database. It opens on first use, and after an outage opens again by itself. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { describeDatabaseError, endsConnections, StoreUnavailable, troubleOf } from './errors.ts';
import { markedStore, markStore } from './mark.ts';
import { appliedMigrations, checkNotContracted, type Migrations, migrate, migrations } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type StoreSettings = {
  dataDir: string;
  databaseUrl?: string | undefined;
  backupDir?: string | undefined;
};

/**
 * What opening may do. A command may read the tables of its own version and no more, `migrate` may update them, the
 * server may also make a store where there has never been one, and `migrate --new` where there has.
 */
export type Access = 'command' | 'update' | 'server' | 'new';

/** `known`: the migrations of this version. */
type StoreOptions = { log?: Logger; access?: Access; known?: Migrations };

export type Store = AsyncDisposable & {
  /** Where it is, without a password. */
  name: string;
  /** The embedded file, or null when the store is PostgreSQL. */
  file: string | null;
  /** Runs `work`, again while another process has the lock: it may be cut off between two statements. */
  use<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The same in one transaction. */
  write<T>(work: (trx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export function openStore(settings: StoreSettings, options: StoreOptions = {}): Store {
  const { dataDir, databaseUrl, backupDir } = settings;
  const { log, access = 'server', known = migrations } = options;
  const file = databaseUrl ? null : sqliteFile({ dataDir });
  const name = file ?? describeUrl(databaseUrl ?? '');
  /** The inode tells whether the path still leads to the file that is open. */
  let current: Promise<{ db: Database; inode: number | null }> | null = null;

  const onLost = (error: Error) =>
    log?.warn({ fault: describeDatabaseError(error) }, 'database connection lost');

  const checkMayCreate = () => {
    const isServer = access === 'server';
    const marked = access !== 'new' && backupDir ? markedStore(backupDir) : null;
    // Not an OperatorNeeded for the server, which that would stop: it serves its pages, and notices when the store is back.
    if (marked !== null) {
      const message = missingStore(name, marked);
      throw isServer ? new StoreUnavailable(message) : new OperatorNeeded(message);
    }
    if (access === 'command' || access === 'update') throw noStore(name);
  };

  const mark = () => {
    try {
      if (backupDir) markStore(backupDir, name);
    } catch (error) {
      log?.error(
        { fault: messageOf(error) },
        'BACKUP_DIR takes no mark, so a missing store would not be noticed',
      );
    }
  };

  const open = async () => {
    if (file && !existsSync(file)) checkMayCreate();
    // Before it is opened: a restore can put another file in its place in between.
    const inode = inodeOf(file);
    const mayOnlyRead = access === 'command';
    const dialect = databaseUrl
      ? postgresDialect(databaseUrl, onLost)
      : sqliteDialect(file ?? '', { mayOnlyRead });
    const db = new Kysely<Tables>({ dialect });
    try {
      const applied = await appliedMigrations(db);
      if (applied.length === 0) checkMayCreate();
      checkNotContracted(name, applied, known);
      const missing = Object.keys(known).filter((migration) => !applied.includes(migration));
      if (missing.length > 0 && access === 'command') throw outdated(name, missing);
      if (missing.length > 0) await update(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    if (access === 'server' || access === 'new') mark();
    return { db, inode: inode ?? inodeOf(file) };
  };

  const update = async (db: Database) => {
    const dialect = databaseUrl && postgresDialect(databaseUrl, onLost, { forMigration: true });
    const patient = dialect ? new Kysely<Tables>({ dialect }) : db;
    try {
      const ran = await migrate(patient, known);
      if (ran[0] === Object.keys(known)[0]) log?.warn({ store: name }, 'a new, empty store was made');
      else if (ran.length > 0) log?.info({ store: name, ran }, 'the tables were brought up to date');
    } finally {
      if (patient !== db) await patient.destroy();
    }
  };

  const discard = async (opened: typeof current) => {
    if (current !== opened) return;
    current = null;
    const open = await opened?.catch(() => null);
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
      const trouble = troubleOf(error);
      if (!isOpen || endsConnections(error)) {
        const discarded = discard(opened).catch(onLost);
        // Sessions of PostgreSQL end when those who use them are done, and nobody has to wait for that.
        if (file) await discarded;
      }
      const fault = describeDatabaseError(error);
      if (trouble === 'refusal' && endsConnections(error))
        throw new StoreUnavailable(fault, { cause: error });
      // Without its cause, because the database's own message can quote what a visitor wrote.
      if (trouble === 'refusal') throw new Error(`the database refused: ${fault}`);
      // What the work itself threw passes as it is.
      throw trouble ? new StoreUnavailable(fault, { cause: error }) : error;
    }
    // The file was moved away or replaced, and nobody reads what is written to the old one.
    await discard(opened);
    return await use(work);
  };

  const close = () => discard(current);
  const write: Store['write'] = (work) => use((db) => db.transaction().execute(work));
  return { name, file, use, write, close, [Symbol.asyncDispose]: close };
}

export function sqliteFile({ dataDir }: StoreSettings): string {
  return resolve(join(dataDir, 'enquiries.sqlite'));
}

/** Long enough for a purge by the command line, short enough for a visitor to wait. */
const busyTimeoutMs = 3000;
/** How often the lock is asked for, by all who wait together: many who wait must not keep the thread busy. */
const retryMs = 5;
let waiting = 0;

/** Each caller waits for a lock, or for the end of a restore, on its own. Other requests are served meanwhile. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (const givesUpAt = performance.now() + busyTimeoutMs; ; ) {
    try {
      return await work();
    } catch (error) {
      const left = givesUpAt - performance.now();
      if (troubleOf(error) !== 'passing' || left <= 0) throw error;
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

function missingStore(name: string, marked: string): string {
  return (
    `There is no store at ${name}, but BACKUP_DIR says that there was one at ${marked}. Mount its disk, correct DATA_DIR ` +
    'or DATABASE_URL, or restore a backup. To begin with an empty store: npm run -s enquiries -- migrate --new'
  );
}

function outdated(name: string, missing: readonly string[]): OperatorNeeded {
  const advice = 'Start the server, or run: npm run -s enquiries -- migrate';
  return new OperatorNeeded(
    `${name} was made by an earlier version and lacks ${missing.join(', ')}. ${advice}`,
  );
}

function describeUrl(databaseUrl: string): string {
  const { hostname, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL at ${searchParams.get('host') ?? hostname}${pathname}`;
}

function inodeOf(file: string | null): number | null {
  return file === null ? null : (statSync(file, { throwIfNoEntry: false })?.ino ?? null);
}
