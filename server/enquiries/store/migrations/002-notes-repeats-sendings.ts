/** Only adds: the previous release runs on these tables, and leaves what's new at its default. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table note (name text primary key, value text not null)',
  // A store without an enquiry may be there because a disk isn't.
  "insert into note (name, value) select 'new-store', '' where not exists (select 1 from enquiry)",
  'alter table enquiry add column fresh_words text',
  'create unique index enquiry_fresh_words on enquiry (fresh_words)',
  'alter table delivery add column sending integer not null default 1',
];
