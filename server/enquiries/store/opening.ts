/** Opens the database, brings its tables up to date, and decides whether a store may be made. */
import { statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { OperatorNeeded } from '../../errors.ts';
import { damagedStore, isDamage, NoStore, StoreDamaged } from './errors.ts';
import { appliedMigrations, type Migrations, migrate } from './migrate.ts';
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

export type Opening = {
  place: Place;
  /** Asked until the first opening. After that, a missing store is an outage. */
  mayMake: () => boolean;
  mayMigrate: boolean;
  known: Migrations;
  onLost: (error: Error) => void;
  log: Logger | undefined;
};

export type Opened = {
  db: Database;
  /** What goes into a deleted file is lost. */
  isInPlace: () => boolean;
};

export function createOpener({ place, mayMake, mayMigrate, known, onLost, log }: Opening) {
  const { name, file, url } = place;
  let isStarting = true;
  let damage: { error: Error; until: number } = { error: new StoreDamaged(), until: 0 };

  const open = async (): Promise<Opened> => {
    const mayMakeNow = isStarting && mayMake();
    // Opening makes the file. One in a folder that can't be read isn't missing.
    if (!url && !mayMakeNow && !statSync(file, { throwIfNoEntry: false })) throw noStore();
    if (performance.now() < damage.until) throw damage.error;
    const db = new Kysely<Tables>({ dialect: url ? postgresDialect(url, onLost) : sqliteDialect(file) });
    const identity = url ? null : identityOf(file);
    try {
      if (!url) await requireWhole(db);
      const applied = await appliedMigrations(db);
      if (applied.length === 0 && !mayMakeNow) throw noStore();
      const missing = Object.keys(known).filter((migration) => !applied.includes(migration));
      if (missing.length > 0 && !mayMigrate) throw outdated(name, missing);
      if (missing.length > 0) await update(db);
      isStarting = false;
      return { db, isInPlace: () => url !== undefined || identityOf(file) === identity };
    } catch (error) {
      await db.destroy();
      if (!isDamage(error) && !(error instanceof StoreDamaged)) throw error;
      damage = { error: damagedStore(name, error), until: performance.now() + damageMs };
      throw damage.error;
    }
  };

  const noStore = () => {
    isStarting = false;
    return new NoStore(
      `There is no store at ${name}. Is its disk missing, or DATA_DIR or DATABASE_URL wrong? If the store is lost, ` +
        'import the newest copy: enquiries import FILE',
    );
  };

  const update = async (db: Database) => {
    const dialect = url && postgresDialect(url, onLost, { forMigration: true });
    const patient = dialect ? new Kysely<Tables>({ dialect }) : db;
    try {
      const ran = await migrate(patient, known);
      if (ran.length > 0) log?.info({ store: name, ran }, 'the tables were brought up to date');
    } finally {
      if (patient !== db) await patient.destroy();
    }
  };

  return open;
}

function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** The check reads the whole file, so it isn't repeated for everyone who asks. */
const damageMs = 5000;

/** If a copy was put over a store whose `-wal` is still there, it would lose new rows. */
async function requireWhole(db: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const found = rows[0]?.integrity_check ?? '';
  if (found !== 'ok') throw new StoreDamaged(found.replaceAll('\n', ' '));
}

function outdated(name: string, missing: readonly string[]): OperatorNeeded {
  return new OperatorNeeded(
    `${name} was made by an earlier version and lacks ${missing.join(', ')}. Start the server first.`,
  );
}
