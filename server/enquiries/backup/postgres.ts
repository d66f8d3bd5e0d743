/** Copies a PostgreSQL database with its own programs, and restores a copy into a fresh database. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { messageOf } from '../../errors.ts';
import { leftOut, type Prepare, writeCopy } from './copies.ts';

const run = promisify(execFile);

export async function dumpDatabase(databaseUrl: string, target: string): Promise<void> {
  await writeCopy(target, async (partial) => {
    const options = ['--format=custom', `--exclude-table-data=${leftOut}`, `--file=${partial}`];
    await runPostgres('pg_dump', databaseUrl, options);
    // Reads the whole copy: a truncated or damaged one fails here.
    await runPostgres('pg_restore', null, ['--file=/dev/null', partial]);
  });
}

/** Restores into a fresh database, and only then renames both. Returns the name under which the old one is kept. */
export async function restoreDump(dump: string, databaseUrl: string, now: number, prepare: Prepare) {
  const stamp = new Date(now).toISOString().replaceAll(/\D/g, '');
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const fresh = `${name}_restored_${stamp}`;
  const kept = `${name}_before_${stamp}`;
  const admin = new pg.Client({ connectionString: inDatabase(databaseUrl, 'postgres') });
  await admin.connect();
  try {
    await admin.query(`create database ${pg.escapeIdentifier(fresh)}`);
    try {
      const freshUrl = inDatabase(databaseUrl, fresh);
      await runPostgres('pg_restore', freshUrl, ['--no-owner', '--no-acl', '--exit-on-error', dump]);
      await prepare(freshUrl);
      await swap(admin, name, fresh, kept);
    } catch (error) {
      await admin.query(`drop database if exists ${pg.escapeIdentifier(fresh)}`);
      throw error;
    }
    return kept;
  } finally {
    await admin.end();
  }
}

/** Instances lose their connections for a moment and open new ones, to the restored database. */
async function swap(admin: pg.Client, name: string, fresh: string, kept: string) {
  const alter = (database: string, change: string) =>
    admin.query(`alter database ${pg.escapeIdentifier(database)} ${change}`);
  await alter(name, 'with allow_connections false');
  try {
    const sessions = 'pg_stat_activity where datname = $1';
    await admin.query(`select pg_terminate_backend(pid, 5000) from ${sessions}`, [name]);
    await alter(name, `rename to ${pg.escapeIdentifier(kept)}`);
  } catch (error) {
    await alter(name, 'with allow_connections true');
    throw error;
  }
  await alter(fresh, `rename to ${pg.escapeIdentifier(name)}`);
  await alter(kept, 'with allow_connections true');
}

function inDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** The password goes by the environment, because everyone on the machine sees a program's arguments. */
async function runPostgres(program: string, databaseUrl: string | null, options: string[]): Promise<void> {
  const url = databaseUrl === null ? null : new URL(databaseUrl);
  const password = decodeURIComponent(url?.password ?? '');
  if (url) url.password = '';
  const env = password ? { ...process.env, PGPASSWORD: password } : process.env;
  try {
    await run(program, url ? [`--dbname=${url.href}`, ...options] : options, { env });
  } catch (error) {
    // What the program wrote last says why it failed; without a program there is only the error itself.
    const written = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const [, lastLine] = /(?:^|\n)(?:pg_\w+: (?:error|detail): )?(.+)\s*$/.exec(written) ?? [];
    throw new Error(`${program} failed: ${lastLine ?? messageOf(error)}`);
  }
}
