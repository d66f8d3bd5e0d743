/** Copies a PostgreSQL database with its own programs, and restores a copy into a fresh database. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Kysely } from 'kysely';
import pg from 'pg';
import { messageOf } from '../../errors.ts';
import { postgresDialect } from '../store/postgres.ts';
import type { Tables } from '../store/schema.ts';
import { leftOut, type RestoreSteps, writeCopy } from './copies.ts';

const run = promisify(execFile);

/** Returns how many enquiries are in the copy: they're counted in the snapshot that `pg_dump` reads. */
export async function dumpDatabase(databaseUrl: string, target: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // A query or `pg_dump` says what went wrong. Without a listener, the lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // The snapshot lasts as long as this transaction, which has nothing to do while `pg_dump` begins.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ snapshot: string; enquiries: number }>(
      'select pg_export_snapshot() as snapshot, (select count(*) from enquiry) as enquiries',
    );
    const [{ snapshot = '', enquiries = 0 } = {}] = rows;
    await writeCopy(target, async (partial) => {
      const options = [
        '--format=custom',
        `--snapshot=${snapshot}`,
        `--exclude-table-data=${leftOut}`,
        `--file=${partial}`,
      ];
      await runPostgres('pg_dump', databaseUrl, options);
      // Reads the whole copy: a truncated or damaged one fails here.
      await runPostgres('pg_restore', null, ['--file=/dev/null', partial]);
    });
    return enquiries;
  } finally {
    await client.end();
  }
}

/**
 * Restores into a fresh database, which then takes the name of the old one. Until it has everything, that name leads to
 * the whole old database or to none. So a restore that is killed can't leave a store that lacks what arrived since.
 */
export async function restoreDump(
  dump: string,
  databaseUrl: string,
  now: number,
  { prepare, add, moved }: RestoreSteps & { moved: (kept: string) => void },
): Promise<void> {
  const stamp = new Date(now).toISOString().replaceAll(/\D/g, '');
  const name = databaseName(databaseUrl);
  const fresh = `${name}_restored_${stamp}`;
  const kept = `${name}_before_${stamp}`;
  const freshSettings = { dataDir: '', databaseUrl: inDatabase(databaseUrl, fresh) };
  const admin = new pg.Client({ connectionString: inDatabase(databaseUrl, 'postgres'), keepAlive: true });
  // What is asked next says what went wrong. Without a listener, the lost connection would end the process.
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await keepOthersOut(admin, name);
    await clearUp(admin, name);
    await admin.query(`create database ${pg.escapeIdentifier(fresh)}`);
    try {
      const options = ['--no-owner', '--no-acl', '--exit-on-error', dump];
      await runPostgres('pg_restore', freshSettings.databaseUrl, options);
      await prepare(freshSettings);
      await withoutInterruption(async () => {
        await rename(admin, name, kept);
        moved(kept);
        {
          // Nobody writes to the old one any more, because nobody knows its name.
          const url = inDatabase(databaseUrl, kept);
          const dialect = postgresDialect(url, () => undefined, { forMigration: true });
          await using replaced = new Kysely<Tables>({ dialect });
          await add(replaced, freshSettings);
        }
        await rename(admin, fresh, name);
      });
    } catch (error) {
      await clearUp(admin, name).catch((second: unknown) => {
        throw new Error(
          `${messageOf(error)}. Run it again, which puts everything back: ${messageOf(second)}`,
        );
      });
      throw error;
    }
  } finally {
    await admin.end();
  }
}

/** Two restores at once would take each other's databases for leftovers. */
async function keepOthersOut(admin: pg.Client, name: string): Promise<void> {
  const { rows } = await admin.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [`enquiries restore ${name}`],
  );
  if (!rows[0]?.locked) throw new Error(`Another restore of ${name} is under way.`);
}

/** After a restore that failed or was killed: puts the old database back if nothing has its name, and drops what was restored. */
async function clearUp(admin: pg.Client, name: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database');
  const names = rows.map(({ datname }) => datname);
  const { restored, before } = leftDatabases(names, name);
  const kept = before.find((other) => restored.includes(`${name}_restored_${other.slice(-17)}`));
  if (kept && !names.includes(name)) await rename(admin, kept, name);
  for (const left of restored) {
    await admin.query(`drop database if exists ${pg.escapeIdentifier(left)} with (force)`);
  }
}

/** What restores have left: databases that were not finished, and those that were replaced. */
export function leftDatabases(names: readonly string[], name: string) {
  const ofKind = (kind: string) =>
    names.filter(
      (other) => other.startsWith(name + kind) && /^\d{17}$/.test(other.slice(name.length + kind.length)),
    );
  return { restored: ofKind('_restored_'), before: ofKind('_before_') };
}

/** What an operator enters to remove one. A name with a hyphen needs the quotation marks. */
export function dropCommand(name: string): string {
  return `drop database ${pg.escapeIdentifier(name)};`;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl+C or a dropped connection must not stop it half-way. */
async function withoutInterruption(work: () => Promise<void>): Promise<void> {
  const ignore = () => undefined;
  for (const signal of signals) process.on(signal, ignore);
  try {
    await work();
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}

/** PostgreSQL refuses while anybody is connected. */
async function rename(admin: pg.Client, from: string, to: string): Promise<void> {
  try {
    await admin.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
  } catch (error) {
    const sessions = await describeSessions(admin, [from]);
    if (sessions === '') throw error;
    throw new Error(`${messageOf(error)}. Stop the server and end what is still connected: ${sessions}.`);
  }
}

/** Such as: enquiries at 172.30.0.11 (2). What another user runs is only named to those who may see it. */
async function describeSessions(admin: pg.Client, databases: readonly string[]): Promise<string> {
  const { rows } = await admin.query<{ program: string | null; address: string | null; sessions: number }>(
    `select application_name as program, host(client_addr) as address, count(*) as sessions
      from pg_stat_activity where datname = any($1) group by 1, 2 order by 1, 2`,
    [databases],
  );
  const describe = ({ program, address, sessions }: (typeof rows)[number]) =>
    `${program || 'a program without a name'} at ${address ?? 'this machine'} (${sessions})`;
  return rows.map(describe).join(', ');
}

export function databaseName(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
}

function inDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** The password goes by the environment, because everyone on the machine sees a program's arguments. */
async function runPostgres(program: string, databaseUrl: string | null, options: string[]): Promise<void> {
  const url = databaseUrl === null ? null : new URL(databaseUrl);
  const password = url ? takePassword(url) : '';
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

/** Out of the address, where it stands before the host or in the query. The driver prefers the query's, too. */
function takePassword(url: URL): string {
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  if (url.searchParams.has('password')) {
    url.searchParams.delete('password');
    // Only here is a plus a blank: to PostgreSQL's programs it's a plus.
    url.search = url.search.replaceAll('+', '%20');
  }
  return password;
}
