/** Brings the tables to the newest shape. Migrations only go forward; their numbers are their order. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as enquiries from './migrations/001-enquiries.ts';
import * as abuse from './migrations/002-abuse.ts';
import { isOutage } from './outage.ts';

export const migrations: Record<string, Migration> = {
  '001-enquiries': enquiries,
  '002-abuse': abuse,
};

/** The database answers, but its tables are not what this version needs: no amount of waiting helps. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

export async function migrate<T>(db: Kysely<T>, provided = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => provided } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (isOutage(error)) throw error;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the list of migrations';
  throw new MigrationFailed(
    `Migration failed at ${failed}: ${error instanceof Error ? error.message : error}`,
    {
      cause: error,
    },
  );
}
