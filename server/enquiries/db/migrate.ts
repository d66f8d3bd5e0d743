/** Brings the tables to the newest version. Migrations only go forward; their numbers are their order. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isOutage, MigrationFailed, messageOf } from './errors.ts';
import * as enquiries from './migrations/001-enquiries.ts';
import * as abuse from './migrations/002-abuse.ts';
import * as planAndWebhook from './migrations/003-plan-and-webhook.ts';
import * as operatorLog from './migrations/004-operator-log.ts';

export const migrations: Record<string, Migration> = {
  '001-enquiries': enquiries,
  '002-abuse': abuse,
  '003-plan-and-webhook': planAndWebhook,
  '004-operator-log': operatorLog,
};

/** Returns whether there were no tables before. */
export async function migrate<T>(db: Kysely<T>, provided = migrations): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => provided } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return results?.[0]?.migrationName === '001-enquiries';
  if (isOutage(error)) throw error;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the list of migrations';
  throw new MigrationFailed(`Migration failed at ${failed}: ${messageOf(error)}`, { cause: error });
}
