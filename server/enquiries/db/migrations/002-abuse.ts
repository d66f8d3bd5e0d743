/** What keeps robots out: used limits, used captcha answers, counts of refusals, shared secrets. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spent_captcha')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('allowance')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('free_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('refusal')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('times', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('refusal_key', ['day', 'reason'])
    .execute();
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
