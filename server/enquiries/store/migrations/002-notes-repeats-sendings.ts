/** Only adds: the previous release still runs on these tables. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table note (name text primary key, value text not null)',
  // Version 1.0 warned that the disk may be missing.
  "insert into note (name, value) select 'new-store', '' where not exists (select 1 from enquiry)",
  'alter table enquiry add column fresh_words text',
  'create unique index enquiry_fresh_words on enquiry (fresh_words)',
  'alter table delivery add column sending integer not null default 1',
];
