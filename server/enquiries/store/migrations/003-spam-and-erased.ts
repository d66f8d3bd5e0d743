/** Only adds: the previous release still runs on these tables. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table enquiry add column spam integer not null default 0',
  'create table erased (id text primary key)',
];
