/** The only way to the database. It opens on first use, and after an outage opens again by itself. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { OperatorNeeded } from '../../errors.ts';
import { describeDatabaseError, endsConnections, StoreUnavailable, troubleOf } from './errors.ts';
import { appliedMigrations, checkUsable, type Migrations, migrate, migrations } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type StoreSettings = Pick<Settings, 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_URL'>>;

type StoreOptions = {
  log?: Logger;
  /** Whether opening may make the tables or bring them up to date, as the server and `migrate` do. */
  mayMigrate?: boolean;
  /** The migrations of this version. */
  known?: Migrations;
};

export type Store = AsyncDisposable & {
  /** Where it is, without a password. */
  name: string;
  isPostgres: boolean;
  /** Runs `work`, and repeats it while another process has the lock: it may be cut off between two statements. */
  run<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The same in one transaction. */
  transaction<T>(work: (trx: Database) => Promise<T>): Promise<T>;
  /** Reads all of it as it was at one moment, and keeps nobody from writing meanwhile. It isn't tried again. */
  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export function openStore(settings: StoreSettings, options: StoreOptions = {}): Store {
  const { DATA_DIR, DATABASE_URL: url } = settings;
  const { log, mayMigrate = true, known = migrations } = options;
  const file = resolve(join(DATA_DIR, 'enquiries.sqlite'));
  const name = url ? describeUrl(url) : file;
  let current: Promise<Database> | null = null;

  const onLost = (error: Error) =>
    log?.warn({ fault: describeDatabaseError(error) }, 'database connection lost');

  const open = async () => {
    if (!url && !mayMigrate && !existsSync(file)) throw noStore(name);
    const db = new Kysely<Tables>({ dialect: url ? postgresDialect(url, onLost) : sqliteDialect(file) });
    try {
      const applied = await appliedMigrations(db);
      checkUsable(name, applied, known);
      const missing = Object.keys(known).filter((migration) => !applied.includes(migration));
      if (missing.length > 0 && !mayMigrate)
        throw applied.length === 0 ? noStore(name) : outdated(name, missing);
      if (missing.length > 0) await update(db);
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  };

  const update = async (db: Database) => {
    const dialect = url && postgresDialect(url, onLost, { forMigration: true });
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
    const db = await opened?.catch(() => null);
    await db?.destroy();
  };

  const use = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    current ??= whenFree(open);
    const opened = current;
    let isOpen = false;
    try {
      const db = await opened;
      isOpen = true;
      return await work(db);
    } catch (error) {
      const trouble = troubleOf(error);
      const fault = describeDatabaseError(error);
      if (!isOpen || endsConnections(error)) {
        const discarded = discard(opened).catch(onLost);
        // Sessions of PostgreSQL end when those who use them are done, and nobody has to wait for that.
        if (!url) await discarded;
        if (trouble === 'refusal') throw new StoreUnavailable(fault, { cause: error });
      }
      // Without its cause, because the database's own message can quote what a visitor wrote.
      if (trouble === 'refusal') throw new Error(`the database refused: ${fault}`);
      // What the work itself threw passes as it is.
      throw trouble ? new StoreUnavailable(fault, { cause: error }) : error;
    }
  };

  const close = () => discard(current);
  return {
    name,
    isPostgres: url !== undefined,
    run: (work) => use((db) => whenFree(() => work(db))),
    transaction: (work) => use((db) => whenFree(() => db.transaction().execute(work))),
    snapshot: (work) => use((db) => (url ? postgresSnapshot(db, work) : sqliteSnapshot(db, work))),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function postgresSnapshot<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/** A transaction of ours would take the lock for writing. */
function sqliteSnapshot<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`commit`.execute(connection);
    }
  });
}

/** Long enough for a purge by the command line, short enough for a visitor to wait. */
const busyTimeoutMs = 3000;
/** How often the lock is asked for, by all who wait together: many who wait must not keep the thread busy. */
const retryMs = 5;
let waiting = 0;

/** Each caller waits for a lock on its own. Other requests are served meanwhile. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (const givesUpAt = performance.now() + busyTimeoutMs; ; ) {
    try {
      return await work();
    } catch (error) {
      const left = givesUpAt - performance.now();
      if (troubleOf(error) !== 'transient' || left <= 0) throw error;
      waiting += 1;
      await delay(Math.min(retryMs * waiting, left));
      waiting -= 1;
    }
  }
}

function noStore(name: string): OperatorNeeded {
  const advice =
    'Set DATA_DIR or DATABASE_URL as the server has it; the server makes the store when it starts.';
  return new OperatorNeeded(`There is no store at ${name}, or you may not read it. ${advice}`);
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
