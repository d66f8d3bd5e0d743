/** A restore into PostgreSQL is interrupted between two of its steps: no enquiry is lost, and the next restore puts it right. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDebianPostgres } from '../../../testing/deploy/debian.ts';
import { listJson, runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { until } from '../../../testing/until.ts';

let postgres: Awaited<ReturnType<typeof startDebianPostgres>>;
beforeAll(async () => {
  postgres = await startDebianPostgres();
  vi.stubEnv('PATH', `${postgres.programs}${delimiter}${process.env['PATH']}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await postgres.remove();
});

const many = 5000;

/** One enquiry in a copy, and many that arrived since. */
async function startWithCopy() {
  const databaseUrl = await postgres.createDatabase();
  const database = new URL(databaseUrl).pathname.slice(1);
  const environment = { DATABASE_URL: databaseUrl };
  const copy = join(temporaryFolder(), 'copy.dump');
  {
    await using service = await startService({ settings: { databaseUrl } });
    await service.post(sampleFields({ name: 'Before' }));
    expect(await runEnquiries(['backup', copy], environment)).toMatchObject({ code: 0 });
  }
  for (const table of ['enquiry', 'delivery']) {
    const id = table === 'enquiry' ? 'id' : 'enquiry_id';
    await postgres.query(
      `insert into ${table} select (jsonb_populate_record(known, jsonb_build_object('${id}', 'since-' || number))).*
        from ${table} known, generate_series(1, ${many}) number`,
      database,
    );
  }
  const restore = () => {
    const child = spawn(process.execPath, ['server/enquiries/cli/cli.ts', 'restore', copy], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    return { child, ended: once(child, 'close'), said: () => said };
  };
  const databases = async () => {
    const rows = await postgres.query(`select datname from pg_database where datname like '${database}%'`);
    return rows.map(({ datname }) => String(datname));
  };
  const movedAway = () =>
    until('the store before has another name', async () =>
      (await databases()).some((name) => name.startsWith(`${database}_before_`)),
    );
  const stored = async () => (await listJson(environment)).length;
  return { database, environment, restore, databases, movedAway, stored };
}

test('kill -9 once the store before has another name: the next restore has every enquiry, and removes what is left', async () => {
  const { database, restore, databases, movedAway, stored } = await startWithCopy();
  const killed = restore();
  await movedAway();
  killed.child.kill('SIGKILL');
  await killed.ended;
  // The whole store or none, so that nobody takes a part of it for all.
  expect([many + 1, 'none']).toContain(await stored().catch(() => 'none'));
  const again = restore();
  expect(await again.ended).toEqual([0, null]);
  expect(await stored()).toBe(many + 1);
  expect((await databases()).filter((name) => name.startsWith(`${database}_restored_`))).toEqual([]);
});

test('kill -9 before: the store is as it was, check names what is left, and the next restore removes it', async () => {
  const { database, environment, restore, databases, stored } = await startWithCopy();
  const left = () => databases().then((names) => names.filter((name) => name.includes('_restored_')));
  const killed = restore();
  await until('there is a second database', async () => (await left()).length > 0);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(await stored()).toBe(many + 1);
  const { stdout } = await runEnquiries(['check'], environment);
  expect(stdout).toContain(`or remove them: drop database "${(await left())[0]}";`);
  expect(await restore().ended).toEqual([0, null]);
  expect(await left()).toEqual([]);
  const [kept] = (await databases()).filter((name) => name !== database);
  for (const args of [['check'], ['erase', 'nobody@visitor.example']]) {
    expect((await runEnquiries(args, environment)).stdout).toContain(kept);
  }
});

test.each(['SIGINT', 'SIGHUP'] as const)(
  '%s once the store before has another name: the restore goes on, and has said what that name is',
  async (signal) => {
    const { database, restore, databases, movedAway, stored } = await startWithCopy();
    const { child, ended, said } = restore();
    await movedAway();
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(await stored()).toBe(many + 1);
    const kept = (await databases()).filter((name) => name !== database);
    expect(kept).toHaveLength(1);
    expect(said()).toContain(`The store before is ${kept} now`);
  },
);
