/** Only adds: the previous release still runs on these tables. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table note (name text primary key, value text not null)',
  'alter table delivery add column sending integer not null default 1',
];
