/** Kysely's dialect over the SQLite that Node ships, which differs in three places from the one that it expects. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';

/** Only the account that runs the server can read enquiries. */
const privateMode = 0o600;

export function sqliteDialect(file: string): SqliteDialect {
  const database = openFile(file);
  const config = { database: asKyselyExpects(database) };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () =>
      Object.assign(new SqliteDriver(config), {
        // Takes the write lock at once: a transaction that reads first and then writes could fail as busy.
        beginTransaction: async () => database.exec('begin immediate'),
        // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
        rollbackTransaction: async () => {
          if (database.isOpen && database.isTransaction) database.exec('rollback');
        },
      }),
    // SQLite rolls back changes of tables too, so two processes that start at once migrate one after the other.
    createAdapter: () =>
      Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true }),
  });
}

/** Opens the file for durable use: a commit returns only when its data is on the disk. */
export function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Never opens a file that is there: closing it again would drop every lock this process has on it (POSIX).
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: privateMode });
  // First, because SQLite gives the two files that it makes beside this one the same mode. A path opens nothing.
  chmodSync(file, privateMode);
  // No timeout: SQLite's own wait for a lock would stop the thread, pages included. The store waits instead.
  const database = new DatabaseSync(file);
  try {
    // secure_delete overwrites what's changed. What's removed goes with its traces: see retention.ts.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    // Left by another program, they keep the mode that the file had then.
    for (const part of [`${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, privateMode);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(asSqlValue)),
        run: (parameters) => statement.run(...parameters.map(asSqlValue)),
        iterate: (parameters) => statement.iterate(...parameters.map(asSqlValue)),
      };
    },
  };
}

function asSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError(`SQLite takes text, numbers and null here, not ${typeof value}.`);
}
