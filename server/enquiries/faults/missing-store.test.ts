/** The store is gone although there was one: an unmounted disk, a mistyped address, an empty database. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../../../testing/enquiries/postgres.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';

type Bench = {
  settings: { dataDir: string; databaseUrl?: string };
  takeAway: () => Promise<void>;
  bringBack: () => Promise<void>;
};

const onSqlite = async (folder: string): Promise<Bench> => {
  const dataDir = join(folder, 'data');
  const [here, elsewhere] = [join(dataDir, 'enquiries.sqlite'), join(folder, 'unmounted.sqlite')];
  return {
    settings: { dataDir },
    takeAway: async () => renameSync(here, elsewhere),
    bringBack: async () => renameSync(elsewhere, here),
  };
};

const onPostgres = async (folder: string): Promise<Bench> => {
  const databaseUrl = await createDatabase();
  const name = new URL(databaseUrl).pathname.slice(1);
  const others = new URL('postgres', databaseUrl);
  const query = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: others.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  return {
    settings: { dataDir: folder, databaseUrl },
    takeAway: () =>
      query(
        // The server would connect again before the database has its other name.
        `alter database "${name}" with allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
        `alter database "${name}" rename to "${name}-away"`,
        `alter database "${name}-away" with allow_connections true`,
        `create database "${name}"`,
      ),
    bringBack: () =>
      query(`drop database "${name}" with (force)`, `alter database "${name}-away" rename to "${name}"`),
  };
};

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
])('%s', (_name, makeBench) => {
  let bench: Bench;
  let backupDir: string;
  beforeEach(async () => {
    const folder = temporaryFolder();
    backupDir = join(folder, 'backups');
    mkdirSync(backupDir);
    bench = await makeBench(folder);
    await using service = await start();
    expect((await service.post(sampleFields({ name: 'Before' }))).status).toBe(201);
  });

  const start = () => startService({ settings: { ...bench.settings, backupDir } });
  const enquiries = (...args: string[]) => {
    const { dataDir, databaseUrl } = bench.settings;
    const environment = { DATA_DIR: dataDir, BACKUP_DIR: backupDir };
    return runEnquiries(args, databaseUrl ? { ...environment, DATABASE_URL: databaseUrl } : environment);
  };

  test('takes nothing into a new store, and goes on when the old one is back', async () => {
    await bench.takeAway();
    await using service = await start();
    const answer = await service.postForm(sampleFields({ name: 'Meanwhile' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.text()).toMatch(/"notice":"unavailable".*"name":"Meanwhile"/);
    expect(await service.enquiries.ready()).toBe(false);
    for (const command of ['list', 'backup', 'migrate']) {
      expect(await enquiries(command)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/There is no store at .*, but BACKUP_DIR says .* restore a backup/),
      });
    }
    await bench.bringBack();
    expect((await service.post(sampleFields({ name: 'After' }))).status).toBe(201);
    expect((await enquiries('list')).stdout).toMatch(/Before[\s\S]*After/);
  });

  test('a running server takes nothing into a new store either', async () => {
    await using service = await start();
    await bench.takeAway();
    const answers = [];
    for (const name of ['One', 'Two', 'Three'])
      answers.push((await service.post(sampleFields({ name }))).status);
    expect(answers).toEqual([503, 503, 503]);
    await expect.poll(() => service.enquiries.ready()).toBe(false);
    await bench.bringBack();
    expect((await service.post(sampleFields({ name: 'After' }))).status).toBe(201);
    expect((await enquiries('list')).stdout).toMatch(/Before[\s\S]*After/);
  });

  test('makes a new one when an operator asks for it', async () => {
    await bench.takeAway();
    await using service = await start();
    expect((await service.post(sampleFields({ name: 'Too early' }))).status).toBe(503);
    expect(await enquiries('migrate', '--new')).toMatchObject({ code: 0 });
    expect((await service.post(sampleFields({ name: 'Anew' }))).status).toBe(201);
    const { stdout } = await enquiries('list');
    expect(stdout).toContain('Anew');
    expect(stdout).not.toContain('Before');
  });
});

test('a file without tables is no store either', async () => {
  const folder = temporaryFolder();
  const settings = { dataDir: join(folder, 'data'), backupDir: folder };
  await (await startService({ settings })).close();
  writeFileSync(join(settings.dataDir, 'enquiries.sqlite'), '');
  await using service = await startService({ settings });
  expect((await service.post(sampleFields())).status).toBe(503);
});
