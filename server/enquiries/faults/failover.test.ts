/** PostgreSQL answers again after a failover or a freeze: connections from before must not be used. */
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { emptyDatabase } from '../../../testing/enquiries/postgres.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { StoreUnavailable } from '../store/database-errors.ts';

onDatabase('PostgreSQL', (tested) => {
  test('takes enquiries again when the server that it is connected to has become read-only', async () => {
    await tested.store.run((db) => sql`set default_transaction_read_only = on`.execute(db));
    await expect(tested.accept()).rejects.toThrow(StoreUnavailable);
    expect((await tested.accept()).kind).toBe('stored');
  });
});

test('leaves no session in a transaction after the server was frozen', async () => {
  const url = await emptyDatabase();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestFinished(() => admin.end());
  await using service = await startService({ settings: { DATABASE_URL: url } });
  const send = async (name: string) => (await service.post(sampleFields({ name }))).status;
  // Several sessions, because several visitors come at once.
  expect(new Set(await Promise.all(['one', 'two', 'three', 'four'].map(send)))).toEqual(new Set([201]));
  const sessions = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'enquiries'",
    );
    return rows.map(({ pid }) => pid);
  };
  const frozen = await sessions();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  // What was asked of one has timed out.
  expect(await send('Meanwhile')).toBe(503);
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  // Each begins its transaction, then ends with its connection.
  await expect
    .poll(async () => (await sessions()).filter((pid) => frozen.includes(pid)), { message: 'all have ended' })
    .toEqual([]);
  expect(await send('After')).toBe(201);
});
