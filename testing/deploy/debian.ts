/** For tests: Debian's PostgreSQL. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { programOf } from '../browser/programs.ts';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

/** With every character that has to be encoded in an address, or that a shell would change. */
const password = 'pa$word@/with#all?100% of: them';

/**
 * A PostgreSQL whose `pg_dump` is of the same version, which the embedded one of the other tests doesn't have.
 * Only a benchmark needs `durable`.
 */
export async function startDebianPostgres({ durable = false } = {}) {
  const programs = dirname(programOf('postgresql'));
  const folder = mkdtempSync(join(tmpdir(), 'debian-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const idOf = (kind: string) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (isRoot) for (const path of [folder, passwordFile]) chownSync(path, idOf('-u'), idOf('-g'));
  const initialised = spawnSync(
    join(programs, 'initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${durable ? 'on' : 'off'}`,
  ];
  let server: ChildProcess;
  const addressOf = (role: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const query = async (statement: string, database = 'postgres') => {
    const client = new pg.Client({ connectionString: addressOf('postgres', database) });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(programs, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' });
    await until('PostgreSQL answers', async () => (await query('select 1').catch(() => [])).length > 0);
  };
  const stop = async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  await start();
  await query(`create role straitworks login createdb password ${pg.escapeLiteral(password)}`);
  let databases = 0;

  return {
    /** Where its `pg_dump` is. */
    programs,
    /** As a superuser. */
    query,
    stop,
    start,
    /** Address of a fresh, empty database of a role that may create databases and no more. */
    createDatabase: async () => {
      databases += 1;
      await query(`create database enquiries${databases} owner straitworks`);
      return addressOf('straitworks', `enquiries${databases}`);
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
