/**
 * Brings the tables to the newest version. An upgrade can be undone: the previous release must still run on the new
 * tables. So a change comes in two releases. The first only adds, and keeps old and new in step. The second removes what
 * is no longer used, and its migration ends in `-contract`, because older releases can't run on its tables.
 */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { troubleOf } from './errors.ts';
import * as sixTables from './migrations/006-six-tables.ts';
import { firstMigrations } from './migrations/first-five.ts';

type Migrations = Readonly<Record<string, Migration>>;

const laterMigrations: Migrations = { '006-six-tables': sixTables };

/** Migrations are listed in two tables, because earlier releases refuse to start on a longer list in the first. */
const firstTable = 'kysely_migration';
const laterTable = 'schema_migration';

/** Returns whether there were no tables before. */
export async function migrate<T>(db: Kysely<T>, later = laterMigrations): Promise<boolean> {
  const wasEmpty = await run(db, firstTable, firstMigrations);
  const unknown = (await appliedIn(db, laterTable)).filter((name) => !(name in later) && !isContract(name));
  // Kysely insists on knowing every migration that was applied; what a newer release added does no harm.
  const known = Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }]));
  await run(db, laterTable, { ...later, ...known });
  return wasEmpty;
}

async function run<T>(db: Kysely<T>, migrationTableName: string, provided: Migrations): Promise<boolean> {
  const provider = { getMigrations: async () => ({ ...provided }) };
  const tables = { migrationTableName, migrationLockTableName: `${migrationTableName}_lock` };
  const { error, results } = await new Migrator({ db, provider, ...tables }).migrateToLatest();
  if (error === undefined) return results?.[0]?.migrationName === '001-enquiries';
  const trouble = troubleOf(error);
  if (trouble === 'passing' || trouble === 'outage') throw error;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the list of migrations';
  throw new OperatorNeeded(`Migration failed at ${failed}: ${messageOf(error)}`, { cause: error });
}

export async function hasTables<T>(db: Kysely<T>): Promise<boolean> {
  return (await appliedIn(db, firstTable)).length > 0;
}

/** Throws unless this version can use the tables of the store `name`. Changes nothing. */
export async function checkTables<T>(db: Kysely<T>, name: string): Promise<void> {
  const [first, later] = [await appliedIn(db, firstTable), await appliedIn(db, laterTable)];
  const known = Object.keys({ ...firstMigrations, ...laterMigrations });
  const unknown = [...first, ...later.filter(isContract)].filter((migration) => !known.includes(migration));
  if (unknown.length > 0) {
    throw new OperatorNeeded(
      `${name} was made by a newer version: ${unknown.join(', ')} isn't known here. Use that version's commands.`,
    );
  }
  const missing = known.filter((migration) => ![...first, ...later].includes(migration));
  if (missing.length === 0) return;
  throw new OperatorNeeded(
    `${name} was made by an earlier version and lacks ${missing.join(', ')}. ` +
      'If that version still runs, use its commands: it could not start again on newer tables. ' +
      'Otherwise start the server, or run: npm run enquiries -- migrate',
  );
}

function isContract(migration: string): boolean {
  return migration.endsWith('-contract');
}

async function appliedIn<T>(db: Kysely<T>, table: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
