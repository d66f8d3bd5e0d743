/** The rule for a change of the tables, on many enquiries: add first, and take away a release later. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { onBothDatabases, open, type StoreBench } from '../../../testing/enquiries/on-both-databases.ts';
import { type Migrations, migrations } from './migrate.ts';
import { openStore, sqliteFile } from './store.ts';

const many = 200_000;

/** Replaces `company` by `organisation`. */
const expanding: Migrations = {
  ...migrations,
  '002-organisation': {
    up: async (db) => {
      await db.schema.alterTable('enquiry').addColumn('organisation', 'text').execute();
    },
  },
  '003-copy-company': {
    up: async (db) => {
      await sql`update enquiry set organisation = company`.execute(db);
    },
  },
};

/** On PostgreSQL a change outlasts what a visitor's statement may take, on a fast machine too. */
const lasting: Migrations = {
  ...expanding,
  '003-lasting': {
    up: async (db) => {
      await sql`select pg_sleep(4)`.execute(db);
    },
  },
};

const contracting: Migrations = {
  ...expanding,
  '004-company-contract': {
    up: async (db) => {
      await db.schema.alterTable('enquiry').dropColumn('company').execute();
    },
  },
};

/** By name, because tables get more columns. */
const copied = `received_at, bytes, verified, quarantine, handled_at, name, email, company, phone, topic, message, plan,
  history, consent_version, consented_at`;

/** Copies of the one that is there. */
const multiply = `
  insert into enquiry (id, ${copied}) with recursive numbers (number) as (
    select 1 union all select number + 1 from numbers where number < ${many - 1}
  )
  select 'copy-' || number, ${copied}
  from enquiry cross join numbers`;

async function fill({ settings }: StoreBench): Promise<void> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    // Not through the store, whose statements end after 3 s.
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(multiply);
    await client.end();
  } else {
    using database = new DatabaseSync(sqliteFile(settings));
    database.exec(multiply);
  }
}

onBothDatabases((bench) => {
  test('a change takes as long as it takes, and the previous release runs until what it needs is taken away', async () => {
    await bench.submit();
    await fill(bench);
    const { databaseUrl } = bench.settings;
    await using newer = openStore(bench.settings, { known: databaseUrl ? lasting : expanding });
    const organisations = sql<{ count: number }>`
      select count(*) as count from enquiry where organisation = 'Kopi & Kaya'`;
    const expanded = newer.use(() => Promise.resolve()).then(() => 'expanded' as const);

    // One process has the file of SQLite, so only PostgreSQL serves visitors meanwhile.
    const outcomes = new Set<string>();
    for (let state: string = 'expanding'; databaseUrl && state !== 'expanded'; ) {
      outcomes.add((await bench.submit()).kind);
      state = await Promise.race([expanded, delay(20, 'expanding')]);
    }
    await expanded;
    expect([...outcomes]).toEqual(databaseUrl ? ['accepted'] : []);
    const { rows } = await newer.use((db) => organisations.execute(db));
    expect(rows[0]?.count).toBeGreaterThanOrEqual(many);

    await bench.store.close();
    expect((await bench.submit()).kind).toBe('accepted');
    await bench.store.close();

    await using newest = openStore(bench.settings, { known: contracting });
    await newest.use(() => Promise.resolve());
    await using outdated = open(bench.settings);
    await expect(outdated.use(() => Promise.resolve())).rejects.toThrow(
      "was made by a newer version: 004-company-contract isn't known here",
    );
  });
});
