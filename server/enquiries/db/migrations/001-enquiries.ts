/** Enquiries, and the replies that make a repeated request harmless. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('history', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consented_at', 'bigint', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('quarantine', 'text')
    .addColumn('handled_at', 'bigint')
    .addColumn('mail_state', 'text', (column) => column.notNull())
    .addColumn('mail_due_at', 'bigint', (column) => column.notNull())
    .addColumn('mail_attempts', 'integer', (column) => column.notNull())
    .addColumn('mail_error', 'text')
    .addColumn('mailed_at', 'bigint')
    .execute();
  await db.schema.createIndex('enquiry_received').on('enquiry').column('received_at').execute();
  await db.schema.createIndex('enquiry_mail').on('enquiry').columns(['mail_state', 'mail_due_at']).execute();

  await db.schema
    .createTable('reply')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiry.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reply_enquiry').on('reply').column('enquiry_id').execute();
}
