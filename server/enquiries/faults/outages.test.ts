/** The process is killed, and the database or the mail server goes away. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { littleWork } from '../../../testing/enquiries/little-work.ts';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { databaseToStop, emptyDatabase } from '../../../testing/enquiries/postgres.ts';
import { listJson } from '../../../testing/enquiries/run-command.ts';
import { postJson, sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { buildFixtureSite, type FixtureSite } from '../../../testing/server/fixture-site.ts';
import { startSite } from '../../../testing/server/start-site.ts';
import { recordLog, temporaryFolder } from '../../../testing/temporary.ts';

let small: FixtureSite;
beforeAll(async () => {
  small = await buildFixtureSite();
  return () => small.remove();
});

/** Behind a proxy that says who sends. */
const startKillable = (settings: Readonly<Record<string, string>>) =>
  startSite({ TRUST_PROXY: '127.0.0.1', ...settings }, { project: small.folder, overrides: littleWork });

test.each([
  ['SQLite', 3],
  ['PostgreSQL', 1],
])(
  'kill -9 under 16 concurrent senders, on %s %i times: every acknowledged enquiry is there',
  async (database, rounds) => {
    const settings =
      database === 'SQLite' ? { DATA_DIR: temporaryFolder() } : { DATABASE_URL: await emptyDatabase() };
    const acknowledged = new Map<string, string>();
    let unanswered = 0;
    for (let round = 0; round < rounds; round += 1) {
      const service = await startKillable(settings);
      const senders = sendSteadily(service.url, 16);
      await expect
        .poll(() => senders.acknowledged.size >= 30 + 10 * round, { message: 'enquiries are under way' })
        .toBe(true);
      await service.stop('SIGKILL');
      await senders.stop();
      for (const [id, name] of senders.acknowledged) acknowledged.set(id, name);
      unanswered += senders.broken;
    }
    if ('DATA_DIR' in settings) {
      using file = new DatabaseSync(join(settings.DATA_DIR, 'enquiries.sqlite'));
      expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    }
    const stored = new Map((await listJson(settings)).map(({ id, name }) => [id, name]));
    expect([...acknowledged].filter(([id, name]) => stored.get(id) !== name)).toEqual([]);
    // Proof that the kills hit requests under way.
    expect(unanswered).toBeGreaterThanOrEqual(16);
  },
);

test('answers 503 while PostgreSQL is stopped, loses nothing, and needs no restart', async () => {
  const database = await databaseToStop();
  const service = await startService({ settings: { DATABASE_URL: database.url } });
  const senders = sendSteadily(service.url, 8, 20);
  await expect.poll(() => senders.acknowledged.size).toBeGreaterThan(20);
  await database.stop();
  await expect.poll(() => senders.answers.some(({ status }) => status === 503)).toBe(true);
  await expect.poll(() => service.enquiries.ready()).toBe(false);
  await database.start();
  const back = performance.now();
  await expect
    .poll(() => senders.answers.some(({ status, at }) => status === 201 && at > back), {
      message: 'enquiries are taken again',
    })
    .toBe(true);
  await expect.poll(() => service.enquiries.ready(), { message: 'ready again' }).toBe(true);
  await senders.stop();
  await service.close();
  const answers = new Set(senders.answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`));
  expect([...answers].sort()).toEqual(['201 null', '503 30']);
  expect(senders.broken).toBe(0);
  const stored = new Set((await listJson({ DATABASE_URL: database.url })).map(({ id }) => id));
  expect([...senders.acknowledged.keys()].filter((id) => !stored.has(id))).toEqual([]);
});

test('what was sent while the store was away isn’t sent again by either instance, although its row could be taken back', async () => {
  const store = { DATA_DIR: '', DATABASE_URL: await emptyDatabase() };
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { log, logged } = recordLog('warn');
  const start = (storeMs: number) =>
    startService({
      settings: { ...store, ...mail.settings, BACKUP_DIR: 'none' },
      overrides: { timing: { store: storeMs, poll: 50 } },
      log,
    });
  // The sender looks less often, so that the other finds the store first.
  const sender = await start(1000);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  mail.misbehaves = { answersAfter: () => answered };
  expect((await sender.post(sampleFields())).status).toBe(201);
  await expect.poll(() => mail.messages).toBe(1);
  const other = await start(600);
  const client = new pg.Client({ connectionString: store.DATABASE_URL });
  await client.connect();
  // Every row may be taken back, as after 15 minutes.
  await client.query(`begin; lock table enquiry, delivery, job, note in access exclusive mode;
    update delivery set next_at = 0`);
  answer();
  const noticed = () => logged().filter(({ msg }) => msg.startsWith('the store is away')).length;
  await expect.poll(noticed).toBe(2);
  // Earlier calls have given up by then: each waits for 3 s.
  await delay(4000);
  await client.query('commit');
  await client.end();
  await expect.poll(() => listJson(store)).toMatchObject([{ mailedAt: expect.any(String) }]);
  await Promise.all([sender.close(), other.close()]);
  // The daily mail may tell of the outage.
  const enquiries = mail.received.filter(({ messageId }) => messageId?.startsWith('<enquiry.'));
  expect(enquiries).toHaveLength(1);
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
    /** Requests without an answer. */
    broken: 0,
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };

  const sendOne = async (sender: number, name: string) => {
    const address = { 'x-forwarded-for': `198.51.100.${sender % 250}` };
    const answer = await postJson(url, sampleFields({ name }), address);
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
