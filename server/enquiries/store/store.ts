/** The only way to the database. It opens on first use, and again after an outage. */
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
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
} from './database-errors.ts';
import { type Opened, openDatabase, type Permissions } from './opening.ts';
import type { Database } from './schema.ts';

export type StoreSettings = Pick<Settings, 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_URL'>>;

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

export function openStore(settings: StoreSettings, permissions: Partial<Permissions> = {}): Store {
  const { DATA_DIR, DATABASE_URL: url } = settings;
  const { mayMake = true, mayMigrate = true } = permissions;
  const file = resolve(join(DATA_DIR, 'enquiries.sqlite'));
  const name = url ? describeUrl(url) : file;
  let current: Promise<Opened> | null = null;
  let isFirst = true;

  const open = async () => {
    // Once there was a store, a missing one is an outage.
    const opened = await openDatabase({ name, file, url }, { mayMake: mayMake && isFirst, mayMigrate });
    isFirst = false;
    return opened;
  };

  const discard = async (opened: typeof current) => {
    if (current !== opened) return;
    current = null;
    await opened?.then(({ db }) => db.destroy()).catch(() => undefined);
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
      if (!isOpen || error instanceof StoreUnavailable || endsConnections(error)) {
        const discarded = discard(opened);
        // PostgreSQL's sessions end when their users are done.
        if (!url) await discarded;
      }
      throw isDamage(error) ? damagedStore(name, describeDatabaseError(error)) : seenByCallers(error);
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

const retryMs = 20;

/** SQLite's own wait would stop the thread. */
async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (const givesUpAt = performance.now() + answerLimits.lock; ; ) {
    try {
      return await work();
    } catch (error) {
      if (troubleOf(error) !== 'retryable' || performance.now() > givesUpAt) throw error;
      await delay(retryMs);
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
