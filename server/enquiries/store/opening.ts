/** Opens the database, brings its tables up to date, and decides whether a store may be made. */
import { statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { OperatorNeeded } from '../../errors.ts';
import { damagedStore, StoreUnavailable } from './database-errors.ts';
import { appliedMigrations, migrate, migrations } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

type Place = {
  /** Without a password. */
  name: string;
  /** SQLite's. */
  file: string;
  /** PostgreSQL's. If it's set, there's no file. */
  url: string | undefined;
};

export type Permissions = {
  /** Whether to make a store if there's none. */
  mayMake: boolean;
  /** Whether to bring the tables up to date. */
  mayMigrate: boolean;
};

export type Opened = {
  db: Database;
  /** What goes into a deleted file is lost. */
  isInPlace: () => boolean;
};

export async function openDatabase(
  { name, file, url }: Place,
  { mayMake, mayMigrate }: Permissions,
): Promise<Opened> {
  // Opening makes the file. One in a folder that can't be read isn't missing.
  if (!url && !mayMake && !statSync(file, { throwIfNoEntry: false })) throw noStore(name);
  const db = new Kysely<Tables>({ dialect: url ? postgresDialect(url) : sqliteDialect(file) });
  const identity = url ? null : identityOf(file);
  try {
    if (!url) await requireWhole(db, name);
    const applied = await appliedMigrations(db);
    if (applied.length === 0 && !mayMake) throw noStore(name);
    const missing = Object.keys(migrations).filter((migration) => !applied.includes(migration));
    if (missing.length > 0 && !mayMigrate) throw outdated(name, missing);
    if (missing.length > 0) await migrate(db);
    return { db, isInPlace: () => url !== undefined || identityOf(file) === identity };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** Refuses a damaged file. So is a copy that was put over a store whose `-wal` is still there, and it would lose rows. */
async function requireWhole(db: Database, name: string): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const found = rows[0]?.integrity_check ?? '';
  if (found !== 'ok') throw damagedStore(name, found.replaceAll('\n', ' '));
}

function noStore(name: string): StoreUnavailable {
  return new StoreUnavailable(
    `There is no store at ${name}. Is its disk missing, or DATA_DIR or DATABASE_URL wrong? If the store is lost, ` +
      'import the newest copy: enquiries import FILE',
  );
}

function outdated(name: string, missing: readonly string[]): OperatorNeeded {
  return new OperatorNeeded(
    `${name} was made by an earlier version and lacks ${missing.join(', ')}. Start the server first.`,
  );
}
