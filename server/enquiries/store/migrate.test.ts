import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases, rules } from '../../../testing/enquiries/on-both-databases.ts';
import { OperatorNeeded } from '../../errors.ts';
import { accept } from '../take/accept.ts';
import { rememberCaptchaKey } from '../take/captcha.ts';
import { StoreUnavailable } from './database-errors.ts';
import { type Migrations, migrate, migrations } from './migrate.ts';
import { openStore } from './store.ts';

onBothDatabases((tested) => {
  test('lets instances that start together on an empty database agree on its tables', async () => {
    const settings = await tested.replace();
    const others = Array.from({ length: 4 }, () => openStore(settings));
    await Promise.all(others.map((store) => accept(store, rules, tested.incoming(), () => null)));
    await Promise.all(others.map((store) => store.close()));
    expect(await tested.all()).toHaveLength(4);
  });

  test('makes no store for a command', async () => {
    const settings = await tested.replace();
    await using other = openStore(settings, { mayMake: false, mayMigrate: false });
    const count = () => other.run((db) => db.selectFrom('enquiry').select('id').execute());
    await expect(count()).rejects.toThrow(StoreUnavailable);
    await expect(count()).rejects.toThrow('There is no store');
    await tested.all();
    expect(await count()).toEqual([]);
  });

  test('runs on tables to which a newer version has added something', async () => {
    await tested.all();
    const added: Migrations = { ...migrations, '900-added': { up: async () => undefined } };
    await tested.store.run((db) => migrate(db, added));
    await using earlier = openStore(tested.settings);
    expect(await earlier.run(async () => 'used')).toBe('used');
  });

  test('names a migration that fails, and leaves nothing half done', async () => {
    const broken: Migrations = {
      ...migrations,
      '999-broken': {
        up: async (db) => {
          await db.schema.createTable('half_done').addColumn('id', 'text').execute();
          await db.schema.createTable('enquiry').addColumn('id', 'text').execute();
        },
      },
    };
    const attempt = tested.store.run((db) => migrate(db, broken));
    await expect(attempt).rejects.toThrow(OperatorNeeded);
    await expect(attempt).rejects.toThrow('999-broken');
    await expect(tested.store.run((db) => sql`select * from half_done`.execute(db))).rejects.toThrow();
  });

  test('shares its secrets between instances', async () => {
    await using other = openStore(tested.settings);
    const secret = await rememberCaptchaKey(tested.store)();
    expect(secret).toHaveLength(43);
    expect(await rememberCaptchaKey(other)()).toBe(secret);
  });
});
