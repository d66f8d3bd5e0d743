import { rmSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases, open } from '../testing/on-both-databases.ts';
import { runEnquiries } from '../testing/run-command.ts';
import { MigrationFailed } from './errors.ts';
import { migrate, migrations } from './migrate.ts';
import { rememberSecret } from './secrets.ts';

onBothDatabases((bench) => {
  test('processes that start together on an empty database agree on its tables', async () => {
    const { dataDir, databaseUrl } = await bench.createDatabase();
    const environment = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
    const runs = await Promise.all(Array.from({ length: 4 }, () => runEnquiries(['list'], environment)));
    expect(runs).toEqual(Array(4).fill({ code: 0, stdout: '', stderr: '' }));
    if (dataDir) rmSync(dataDir, { recursive: true });
  }, 20_000);

  test('instances share their secrets', async () => {
    const other = open(bench.settings);
    const secret = await rememberSecret(bench.store, 'captcha-key')();
    expect(secret).toHaveLength(43);
    expect(await rememberSecret(other, 'captcha-key')()).toBe(secret);
    expect(await rememberSecret(other, 'sender-salt')()).not.toBe(secret);
    await other.close();
  });

  test('a migration that fails says which, and leaves nothing half done', async () => {
    const broken = {
      ...migrations,
      '003-broken': {
        up: async (db: Kysely<unknown>) => {
          await db.schema.createTable('half_done').addColumn('id', 'text').execute();
          await db.schema.alterTable('no_such_table').addColumn('id', 'text').execute();
        },
      },
    };
    const fresh = await bench.createDatabase();
    const other = open(fresh);
    const attempt = other.use((db) => migrate(db, broken));
    await expect(attempt).rejects.toThrow(MigrationFailed);
    await expect(attempt).rejects.toThrow('003-broken');
    await expect(
      other.use((db) =>
        db
          .selectFrom('half_done' as never)
          .selectAll()
          .execute(),
      ),
    ).rejects.toThrow();
    await other.close();
    if (fresh.dataDir) rmSync(fresh.dataDir, { recursive: true });
  });
});
