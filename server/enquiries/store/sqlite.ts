/** Kysely's dialect over Node's SQLite, with three differences. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';

const privateMode = 0o600;

export function sqliteDialect(file: string): SqliteDialect {
  const database = openFile(file);
  const config = { database: asKyselyExpects(database) };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () =>
      Object.assign(new SqliteDriver(config), {
        // Takes the write lock at once. After a read, taking it could fail.
        beginTransaction: async () => database.exec('begin immediate'),
        // A full disk makes SQLite roll back by itself, and a second rollback would hide the first error.
        rollbackTransaction: async () => {
          if (database.isOpen && database.isTransaction) database.exec('rollback');
        },
      }),
    // Two processes that start at once migrate one after the other.
    createAdapter: () =>
      Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true }),
  });
}

/** A commit returns only when its data is on the disk. */
export function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // If we opened an existing file, closing it would drop this process's locks (POSIX).
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: privateMode });
  // First, because the -wal and -shm files get the same mode.
  chmodSync(file, privateMode);
  // No timeout: SQLite's own wait would stop the thread.
  const database = new DatabaseSync(file);
  try {
    // For the rest of what's removed, see retention.ts.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    // Another program may have left them with another mode.
    for (const beside of [`${file}-wal`, `${file}-shm`])
      if (existsSync(beside)) chmodSync(beside, privateMode);
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
