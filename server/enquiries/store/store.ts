/** The only way to the database. It opens on first use, and again after an outage. */
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { answerLimits } from '../time-limits.ts';
import {
  damagedStore,
  describeDatabaseError,
  endsConnections,
  isDamage,
  StoreUnavailable,
  seenByCallers,
  troubleOf,
} from './errors.ts';
import { type Migrations, migrations } from './migrate.ts';
import { createOpener, type Opened } from './opening.ts';
import type { Database } from './schema.ts';

export type StoreSettings = Pick<Settings, 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_URL'>>;

type StoreOptions = {
  log?: Logger;
  /** Whether to make a store if there's none. */
  mayMake?: () => boolean;
  /** Whether to bring the tables up to date. */
  mayMigrate?: boolean;
  known?: Migrations;
};

export type Store = AsyncDisposable & {
  /** Without a password. */
  name: string;
  isPostgres: boolean;
  /** With PostgreSQL it's the database's clock, for all instances. */
  now(): Promise<number>;
  /** Repeats `work` while another process has the lock. */
  run<T>(work: (db: Database) => Promise<T>): Promise<T>;
  transaction<T>(work: (trx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export function openStore(settings: StoreSettings, options: StoreOptions = {}): Store {
  const { DATA_DIR, DATABASE_URL: url } = settings;
  const { log, mayMigrate = true, mayMake = () => mayMigrate, known = migrations } = options;
  const file = resolve(join(DATA_DIR, 'enquiries.sqlite'));
  const name = url ? describeUrl(url) : file;
  const onLost = (error: Error) =>
    log?.warn({ fault: describeDatabaseError(error) }, 'database connection lost');
  const open = createOpener({ place: { name, file, url }, mayMake, mayMigrate, known, onLost, log });
  let current: Promise<Opened> | null = null;

  const discard = async (opened: typeof current) => {
    if (current !== opened) return;
    current = null;
    const found = await opened?.catch(() => null);
    await found?.db.destroy();
  };

  const use = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    current ??= retryWhileLocked(open);
    const opened = current;
    let isOpen = false;
    try {
      const { db, isInPlace } = await opened;
      isOpen = true;
      if (isInPlace()) {
        const result = await work(db);
        if (isInPlace()) return result;
      }
      // Makes the moved file whole without its log.
      await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
      throw new StoreUnavailable(`${name} was deleted or moved`);
    } catch (error) {
      const isUseless = !isOpen || error instanceof StoreUnavailable || endsConnections(error);
      if (isUseless) {
        const discarded = discard(opened).catch(onLost);
        // PostgreSQL's sessions end when their users are done.
        if (!url) await discarded;
      }
      if (isDamage(error)) throw damagedStore(name, error);
      throw isUseless && troubleOf(error) !== null
        ? new StoreUnavailable(describeDatabaseError(error), { cause: error })
        : seenByCallers(error);
    }
  };

  const run: Store['run'] = (work) => use((db) => retryWhileLocked(() => work(db)));
  const close = () => discard(current);
  return {
    name,
    isPostgres: url !== undefined,
    now: async () => (url ? await run(timeOfDatabase) : Date.now()),
    run,
    transaction: (work) => use((db) => retryWhileLocked(() => db.transaction().execute(work))),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** SQLite's own wait would stop the thread. All who wait share it, so that many don't keep the thread busy. */
const retryMs = 5;
let waiting = 0;

async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (const givesUpAt = performance.now() + answerLimits.lock; ; ) {
    try {
      return await work();
    } catch (error) {
      const left = givesUpAt - performance.now();
      if (troubleOf(error) !== 'retryable' || left <= 0) throw error;
      waiting += 1;
      await delay(Math.min(retryMs * waiting, left));
      waiting -= 1;
    }
  }
}

async function timeOfDatabase(db: Database): Promise<number> {
  const asked = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
  const { rows } = await asked.execute(db);
  return rows[0]?.now ?? Date.now();
}

function describeUrl(databaseUrl: string): string {
  const { hostname, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL at ${searchParams.get('host') ?? hostname}${pathname}`;
}
