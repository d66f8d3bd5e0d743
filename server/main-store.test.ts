/** The process when its store is in trouble, and what it leaves behind when it stops. */
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from './enquiries/store/store.ts';
import { buildFixtureSite, type FixtureSite } from './testing/fixture-site.ts';
import { runMain, startedAt } from './testing/run-main.ts';

let built: FixtureSite;
beforeEach(async () => {
  built = await buildFixtureSite();
  return () => built.remove();
});

const run = (settings: Record<string, string> = {}) => runMain(settings, built.folder);

/** A store as a later version of the server leaves it. */
async function makeStoreOfTheFuture(dataDir: string): Promise<string> {
  const store = openStore({ dataDir });
  await store.use(async () => undefined);
  await store.close();
  const file = join(dataDir, 'enquiries.sqlite');
  const database = new DatabaseSync(file);
  database.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')");
  database.close();
  return file;
}

test('a store of a newer version stops the start with one line that names the migration, without a stack', async () => {
  await makeStoreOfTheFuture(join(built.folder, 'data'));
  const process = run();
  expect(await process.ended).toBe(1);
  expect(process.errors()).toMatch(/^Migration failed.*999-from-the-future.*\n$/);
});

test('a store that comes back as one of a newer version ends the process with 1, so that it is started again', async () => {
  const file = join(built.folder, 'data', 'enquiries.sqlite');
  mkdirSync(join(built.folder, 'data'));
  writeFileSync(file, 'This is no database, and will be replaced by one.');
  const process = run();
  await startedAt(process);
  // In one step: while there is no file, a new store would be made.
  renameSync(await makeStoreOfTheFuture(join(built.folder, 'other')), file);
  expect(await process.ended).toBe(1);
  expect(process.output()).toContain('the store cannot be used any more');
  expect(process.output()).toMatch(/"stopping".*"stopped"/s);
});

test('a stop leaves the enquiries in one file, with nothing beside it', async () => {
  const process = run();
  await startedAt(process);
  const file = join(built.folder, 'data', 'enquiries.sqlite');
  expect(existsSync(`${file}-wal`)).toBe(true);
  process.child.kill('SIGTERM');
  expect(await process.ended).toBe(0);
  expect([existsSync(file), existsSync(`${file}-wal`)]).toEqual([true, false]);
});

test('a request that does not end is cut off by a stop, which says so', async () => {
  const process = run();
  const { port } = new URL(await startedAt(process));
  const socket = connect(Number(port), 'localhost').on('error', () => undefined);
  const rest = 'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue';
  socket.write(`POST /api/enquiries HTTP/1.1\r\nHost: h\r\n${rest}\r\n\r\n`);
  await once(socket, 'data');
  process.child.kill('SIGTERM');
  expect(await process.ended).toBe(0);
  expect(process.output()).toMatch(/"stopping".*"requests were cut off".*"stopped"/s);
});
