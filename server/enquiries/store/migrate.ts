/**
 * Brings the tables up to date. Kysely's lock lets one instance do it. Migrations only add, because the previous
 * releases must still run on them.
 */
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { troubleOf } from './database-errors.ts';
import { statementsByName } from './migrations.ts';

export type Migrations = Readonly<Record<string, Migration>>;

export const migrations: Migrations = Object.fromEntries(
  Object.entries(statementsByName).map(([name, statements]) => [
    name,
    {
      up: async (db) => {
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    },
  ]),
);

export async function migrate<T>(db: Kysely<T>, known = migrations): Promise<void> {
  const newer = (await appliedMigrations(db)).filter((name) => !(name in known));
  // Kysely wants to know every applied migration. What a newer release added does no harm.
  const additions = Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
  const provider = { getMigrations: async () => ({ ...known, ...additions }) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  const failed = results?.find(({ status }) => status === 'Error');
  if (error !== undefined) throw asOperatorSeesIt(error, failed?.migrationName);
}

function asOperatorSeesIt(error: unknown, migration = 'the list of migrations'): unknown {
  const trouble = troubleOf(error);
  if (trouble === 'retryable' || trouble === 'outage') return error;
  return new OperatorNeeded(`Migration failed at ${migration}: ${messageOf(error)}`, { cause: error });
}

/** By name. None means that there's no store. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!found.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
