import { rmSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { onBothDatabases, open } from '../testing/on-both-databases.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startServiceProcess } from '../testing/start-service-process.ts';
import { MigrationFailed, OperatorNeeded } from './errors.ts';
import { migrate, migrations } from './migrate.ts';
import { rememberSecret } from './secrets.ts';
import { openStore } from './store.ts';

onBothDatabases((bench) => {
  test('processes that start together on an empty database agree on its tables', async () => {
    const settings = await bench.createDatabase();
    const services = await Promise.all(Array.from({ length: 4 }, () => startServiceProcess(settings)));
    const post = async (url: string, index: number) => {
      const body = JSON.stringify(sampleFields({ name: `Visitor ${index}` }));
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/api/enquiries`, { method: 'POST', headers, body })).status;
    };
    // On a busy machine one may wait too long for the others: it says so, and takes the same words later.
    const postUntilTaken = async (url: string, index: number): Promise<number> => {
      const status = await post(url, index);
      return status === 503 ? postUntilTaken(url, index) : status;
    };
    const statuses = await Promise.all(services.map(({ url }, index) => postUntilTaken(url, index)));
    expect(statuses).toEqual([201, 201, 201, 201]);
    await Promise.all(services.map((service) => service.kill()));
    const other = open(settings);
    const names = await other.use((db) => db.selectFrom('enquiry').select('name').execute());
    expect(names).toHaveLength(4);
    await other.close();
    if (settings.dataDir) rmSync(settings.dataDir, { recursive: true });
  });

  test('a command finds no store in an empty database, and makes none', async () => {
    const settings = await bench.createDatabase();
    const other = openStore(settings, { create: false });
    const count = () => other.use((db) => db.selectFrom('enquiry').selectAll().execute());
    await expect(count()).rejects.toThrow(OperatorNeeded);
    await expect(count()).rejects.toThrow('There is no store');
    await open(settings).use(async () => undefined);
    expect(await count()).toEqual([]);
    await other.close();
    if (settings.dataDir) rmSync(settings.dataDir, { recursive: true });
  });

  test('a store that is made is reported, one that was there is not', async () => {
    const settings = await bench.createDatabase();
    const warned: string[] = [];
    const openOnce = async () => {
      const log = pino(
        { level: 'warn' },
        { write: (line: string) => void warned.push(JSON.parse(line).msg) },
      );
      const store = openStore(settings, { log });
      await store.use(async () => undefined);
      await store.close();
    };
    await openOnce();
    expect(warned).toEqual(['a new, empty store was made']);
    await openOnce();
    expect(warned).toHaveLength(1);
    if (settings.dataDir) rmSync(settings.dataDir, { recursive: true });
  });

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
      '999-broken': {
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
    await expect(attempt).rejects.toThrow('999-broken');
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
