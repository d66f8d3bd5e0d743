/** For tests: a store as the previous release leaves it, with its own way to read and write the tables. */
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { onTestFinished } from 'vitest';
import { firstMigrations } from '../../server/enquiries/store/migrations/first-five.ts';
import { postgresDialect } from '../../server/enquiries/store/postgres.ts';
import { sqliteDialect } from '../../server/enquiries/store/sqlite.ts';
import { type StoreSettings, sqliteFile } from '../../server/enquiries/store/store.ts';

type Row = Record<string, string | number | null>;

export async function makeEarlierStore(settings: StoreSettings) {
  const { databaseUrl } = settings;
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, () => undefined)
    : sqliteDialect(sqliteFile(settings));
  const db = new Kysely<Record<string, Row>>({ dialect });
  onTestFinished(() => db.destroy());
  /** What the previous release does whenever it starts. */
  const start = async () => {
    const provider = { getMigrations: async () => ({ ...firstMigrations }) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  };
  await start();
  return {
    start,
    insert: async (table: string, ...rows: Row[]) => {
      await db.insertInto(table).values(rows).execute();
    },
    update: async (table: string, key: Row, changes: Row) => {
      let query = db.updateTable(table).set(changes);
      for (const [column, value] of Object.entries(key)) query = query.where(column, '=', value);
      await query.execute();
    },
    all: async (table: string): Promise<Row[]> =>
      (await sql<Row>`select * from ${sql.table(table)} order by 1`.execute(db)).rows,
  };
}

/** As the previous release stores one. */
export function earlierEnquiry(id: string, changes: Row = {}): Row {
  return {
    ...{ id, received_at: 1000, name: 'Mei', email: 'mei@visitor.example', company: '', phone: '' },
    ...{ topic: '', message: 'Our words', history: '', plan: '', consent_version: '1', consented_at: 1000 },
    ...{ verified: 1, quarantine: null, handled_at: null },
    ...{ mail_state: 'due', mail_due_at: 1000, mail_attempts: 0, mail_error: null, mailed_at: null },
    ...{ webhook_state: 'off', webhook_due_at: 1000, webhook_attempts: 0, webhook_error: null },
    ...{ webhook_sent_at: null, mail_failing_since: null, webhook_failing_since: null },
    ...changes,
  };
}
