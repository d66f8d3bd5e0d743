/**
 * What a planner attached, and the webhook's own queue beside the mail's. Columns are only added, with
 * defaults, so that an instance of the version before goes on working during a release.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const enquiry = db.schema.alterTable('enquiry');
  await enquiry.addColumn('plan', 'text', (column) => column.notNull().defaultTo('')).execute();
  await enquiry.addColumn('webhook_state', 'text', (column) => column.notNull().defaultTo('held')).execute();
  await enquiry.addColumn('webhook_due_at', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
  await enquiry.addColumn('webhook_attempts', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await enquiry.addColumn('webhook_error', 'text').execute();
  await enquiry.addColumn('webhook_sent_at', 'bigint').execute();
  await db.schema
    .createIndex('enquiry_webhook')
    .on('enquiry')
    .columns(['webhook_state', 'webhook_due_at'])
    .execute();
}
