/** Looks into the store beside the product's own code: what's there, and the time that a database has. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

export type StoreRows = {
  query(text: string): Promise<Row[]>;
  /** Lets the database's clock be what the year's says. */
  setClock(now: number): Promise<void>;
};

export function sqliteRows(dataDir: string): StoreRows {
  return {
    query: async (text) => {
      const file = join(dataDir, 'enquiries.sqlite');
      if (!existsSync(file)) return [];
      using database = new DatabaseSync(file, { readOnly: true });
      return database.prepare(text).all();
    },
    // It has none.
    setClock: async () => undefined,
  };
}

/**
 * The server asks PostgreSQL what time it is. A function of the same name, which this database finds first, answers with the
 * year's time. It's made here, by whoever owns the database, and no setting of the product leads to it.
 */
const clockOfDatabase = `
  create schema year;
  create table year.clock (ahead interval not null);
  insert into year.clock values ('0');
  create function year.clock_timestamp() returns timestamptz language sql volatile
    as 'select pg_catalog.clock_timestamp() + ahead from year.clock';
  do $$ begin execute format('alter database %I set search_path = public, year, pg_catalog', current_database()); end $$`;

export async function postgresRows(url: string): Promise<StoreRows> {
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return await client.query(text).finally(() => client.end().catch(() => undefined));
  };
  await ask(clockOfDatabase);
  let kept: pg.Client | null = null;
  /** Over a connection that stays, because the clock is set at each step. */
  const askAtOnce = async (text: string) => {
    try {
      if (kept === null) {
        kept = new pg.Client({ connectionString: url });
        kept.on('error', () => {
          kept = null;
        });
        await kept.connect();
      }
      await kept.query(text);
    } catch {
      // It's away, and set when it's back.
      kept = null;
    }
  };
  return {
    query: async (text) => (await ask(text)).rows,
    setClock: (now) =>
      askAtOnce(
        `update year.clock
           set ahead = make_interval(secs => ${now / 1000} - extract(epoch from pg_catalog.clock_timestamp())::float8)`,
      ),
  };
}
