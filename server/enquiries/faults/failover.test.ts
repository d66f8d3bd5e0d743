/** PostgreSQL answers again after a failover or a freeze: connections from before must not be used. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../testing/enquiries/postgres.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let admin: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await postgres.remove();
});

async function startOnNewDatabase() {
  const databaseUrl = await postgres.createDatabase();
  const database = new URL(databaseUrl).pathname.slice(1);
  const service = await startService({ settings: { DATABASE_URL: databaseUrl } });
  const send = async (name: string) => (await service.post(sampleFields({ name }))).status;
  // Several sessions, because several visitors come at once.
  const statuses = await Promise.all(['one', 'two', 'three', 'four'].map(send));
  expect(new Set(statuses)).toEqual(new Set([201]));
  const sessions = async () => {
    const sql =
      "select pid, state from pg_stat_activity where datname = $1 and application_name = 'enquiries'";
    return (await admin.query<{ pid: number; state: string }>(sql, [database])).rows;
  };
  return { service, send, sessions, database };
}

test('takes enquiries again when the server that it is connected to has become read-only', async () => {
  const { service, send, sessions, database } = await startOnNewDatabase();
  const open = (await sessions()).map(({ pid }) => pid);
  // Open sessions follow the system's setting, new ones the database's.
  await admin.query(`alter database ${database} set default_transaction_read_only = off`);
  await admin.query('alter system set default_transaction_read_only = on');
  await admin.query('select pg_reload_conf()');
  let sent = 0;
  await expect
    .poll(
      async () => {
        sent += 1;
        // Other words each time: a repeat writes nothing.
        await send(`Between ${sent}`);
        return (await sessions()).filter(({ pid }) => open.includes(pid));
      },
      { message: 'the sessions that are read-only are gone' },
    )
    .toEqual([]);
  await expect.poll(async () => (await send('After')) === 201, { message: 'an enquiry is taken' }).toBe(true);
  await expect.poll(() => service.enquiries.ready(), { message: 'ready' }).toBe(true);
  await admin.query('alter system reset default_transaction_read_only');
  await admin.query('select pg_reload_conf()');
  await service.close();
});

test('leaves no session in a transaction after the server was frozen', async () => {
  const { service, send, sessions } = await startOnNewDatabase();
  const frozen = (await sessions()).map(({ pid }) => pid);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  // What was asked of one has timed out.
  expect(await send('Meanwhile')).toBe(503);
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  const states = async () =>
    (await sessions()).filter(({ pid }) => frozen.includes(pid)).map(({ state }) => state);
  // Each begins its transaction, then ends with its connection.
  await expect.poll(states, { message: 'all have ended' }).toEqual([]);
  expect(await send('After')).toBe(201);
  await service.close();
});
