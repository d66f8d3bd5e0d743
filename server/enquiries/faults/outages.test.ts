/** The process is killed, and the database or the mail server goes away. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { createDatabase, startPostgres } from '../../../testing/enquiries/postgres.ts';
import { listJson } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService, type TestService } from '../../../testing/enquiries/start-service.ts';
import { startServiceProcess } from '../../../testing/enquiries/start-service-process.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { until } from '../../../testing/until.ts';
import { findFault } from '../backup/sqlite.ts';

test('kill -9 under 16 concurrent senders, five times: every acknowledged enquiry is there', async () => {
  const dataDir = temporaryFolder();
  const acknowledged = new Map<string, string>();
  let unanswered = 0;
  for (let round = 0; round < 5; round += 1) {
    const service = await startServiceProcess({ dataDir });
    const senders = sendSteadily(service.url, 16);
    await until('enquiries are under way', () => senders.acknowledged.size >= 100 + 20 * round);
    await service.kill();
    await senders.stop();
    for (const [id, name] of senders.acknowledged) acknowledged.set(id, name);
    unanswered += senders.broken;
  }
  expect(findFault(join(dataDir, 'enquiries.sqlite'))).toBeNull();
  const stored = new Map((await listJson({ DATA_DIR: dataDir })).map(({ id, name }) => [id, name]));
  expect([...acknowledged].filter(([id, name]) => stored.get(id) !== name)).toEqual([]);
  // Proof that the kills hit requests under way: each round breaks some of the 16.
  expect(unanswered).toBeGreaterThanOrEqual(16);
});

test('accepts all enquiries while the mail server is down, and mails each once when it is back', async () => {
  const mail = await startMailServer();
  await mail.stop();
  const service = await startService({ settings: { ...mail.settings, notifyUnverified: true } });
  const mailed = async () =>
    (await listJson({ DATA_DIR: service.dataDir })).filter(({ mailedAt }) => mailedAt).length;
  const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
  for (const name of names) expect((await service.post(sampleFields({ name }))).status).toBe(201);
  expect(await mailed()).toBe(0);
  await mail.start();
  await until('all are marked', async () => (await mailed()) === names.length);
  await service.close();
  await mail.stop();
  expect(mail.received.map(({ replyTo }) => replyTo?.[0]?.name).sort()).toEqual(names.sort());
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(100);
});

test('answers 503 while PostgreSQL is stopped, loses nothing, and needs no restart', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  const service = await startService({ settings: { databaseUrl } });
  const senders = sendSteadily(service.url, 8, 20);
  await delay(1000);
  await postgres.stop();
  await delay(1200);
  expect(await service.enquiries.ready()).toBe(false);
  await postgres.start();
  const back = performance.now();
  await until('enquiries are taken again', () =>
    senders.answers.some(({ status, at }) => status === 201 && at > back),
  );
  await until('ready again', () => service.enquiries.ready());
  await senders.stop();
  await service.close();
  const answers = new Set(senders.answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`));
  expect([...answers].sort()).toEqual(['201 null', '503 30']);
  expect(senders.broken).toBe(0);
  const stored = new Set((await listJson({ DATABASE_URL: databaseUrl })).map(({ id }) => id));
  expect([...senders.acknowledged.keys()].filter((id) => !stored.has(id))).toEqual([]);
});

test.each(['enquiry', 'delivery', 'idempotency'])(
  'not ready while another program has locked the table %s of PostgreSQL, and ready again afterwards',
  async (table) => {
    const databaseUrl = await createDatabase();
    await using service = await startService({ settings: { databaseUrl } });
    await until('ready', () => service.enquiries.ready());
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(`begin; lock table ${table}`);
    await until('not ready', async () => !(await service.enquiries.ready()));
    await other.query('rollback');
    await until('ready again', () => service.enquiries.ready());
  },
);

test('two instances on one PostgreSQL share a limit, and the answers to repeats', async () => {
  // Ten minutes into an hour, so that all count in the same one.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 10, 10) });
  onTestFinished(() => void vi.useRealTimers());
  const databaseUrl = await createDatabase();
  const start = (settings: Partial<Settings>) => startService({ settings: { databaseUrl, ...settings } });
  // Half of it without a captcha answer.
  const limited = { limitPerSender: 40 };
  const instances = [await start(limited), await start(limited)] as const;
  /** On a busy machine the store may be too slow for so many at once; visitors try again, and so does this. */
  const post = async (service: TestService, name: string): Promise<number> => {
    const { status } = await service.post(sampleFields({ name }));
    return status === 503 ? post(service, name) : status;
  };
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => post(instances[index % 2 === 0 ? 0 : 1], `Visitor ${index}`)),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  expect(await listJson({ DATABASE_URL: databaseUrl })).toHaveLength(20);
  await Promise.all(instances.map((instance) => instance.close()));

  const [one, other] = [await start({}), await start({})];
  const headers = { 'idempotency-key': 'sent to both' };
  const twins = Array.from({ length: 5 }, () =>
    [one, other].map((service) => service.post(sampleFields({ name: 'Twin' }), headers)),
  );
  const ids = await Promise.all(twins.flat().map(async (answer) => (await (await answer).json()).id));
  expect(new Set(ids).size).toBe(1);
  await Promise.all([one.close(), other.close()]);
});

let senders = 0;

/** Visitors who send one enquiry after the other, and remember every answer. */
function sendSteadily(url: string, concurrency: number, pauseMs = 0) {
  let stopped = false;
  const record = {
    /** Id to name, of each enquiry that was answered 201. */
    acknowledged: new Map<string, string>(),
    /** Every answer: its status, whether it said when to retry, and when it came. */
    answers: [] as { status: number; retryAfter: string | null; at: number }[],
    /** Requests that got no answer at all. */
    broken: 0,
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };

  const sendOne = async (sender: number, name: string) => {
    const answer = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${sender % 250}` },
      body: JSON.stringify(sampleFields({ name })),
    });
    const body = await answer.json();
    const retryAfter = answer.headers.get('retry-after');
    record.answers.push({ status: answer.status, retryAfter, at: performance.now() });
    if (answer.status === 201) record.acknowledged.set(body.id, name);
  };

  const send = async (sender: number) => {
    for (let sent = 0; !stopped; sent += 1) {
      try {
        await sendOne(sender, `Sender ${sender} enquiry ${sent}`);
      } catch {
        record.broken += 1;
        await delay(20);
      }
      await delay(pauseMs);
    }
  };
  const running = Array.from({ length: concurrency }, () => {
    senders += 1;
    return send(senders);
  });
  return record;
}
