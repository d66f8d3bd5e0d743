/** The process is killed, and the database or the mail server goes away. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { createDatabase, startPostgres } from '../../../testing/enquiries/postgres.ts';
import { listJson } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { startServiceProcess } from '../../../testing/enquiries/start-service-process.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';

test.each(['SQLite', 'PostgreSQL'])(
  'kill -9 under 16 concurrent senders, five times, on %s: every acknowledged enquiry is there',
  async (database) => {
    const settings =
      database === 'SQLite'
        ? { DATA_DIR: temporaryFolder() }
        : { DATA_DIR: '', DATABASE_URL: await createDatabase() };
    const acknowledged = new Map<string, string>();
    let unanswered = 0;
    for (let round = 0; round < 5; round += 1) {
      const service = await startServiceProcess(settings);
      const senders = sendSteadily(service.url, 16);
      await expect
        .poll(() => senders.acknowledged.size >= 100 + 20 * round, { message: 'enquiries are under way' })
        .toBe(true);
      await service.kill();
      await senders.stop();
      for (const [id, name] of senders.acknowledged) acknowledged.set(id, name);
      unanswered += senders.broken;
    }
    if (settings.DATA_DIR) {
      using file = new DatabaseSync(join(settings.DATA_DIR, 'enquiries.sqlite'));
      expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    }
    const stored = new Map((await listJson(settings)).map(({ id, name }) => [id, name]));
    expect([...acknowledged].filter(([id, name]) => stored.get(id) !== name)).toEqual([]);
    // Proof that the kills hit requests under way: each round breaks some of the 16.
    expect(unanswered).toBeGreaterThanOrEqual(16);
  },
);

test('accepts all enquiries while the mail server is down, and mails each once when it is back', async () => {
  const mail = await startMailServer();
  await mail.stop();
  const service = await startService({
    settings: { ...mail.settings, NOTIFY_UNVERIFIED: true },
    limits: { timing: { restMs: 200, waits: [200] } },
  });
  const mailed = async () =>
    (await listJson({ DATA_DIR: service.dataDir })).filter(({ mailedAt }) => mailedAt).length;
  const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
  for (const name of names) expect((await service.post(sampleFields({ name }))).status).toBe(201);
  expect(await mailed()).toBe(0);
  await mail.start();
  await expect.poll(async () => (await mailed()) === names.length, { message: 'all are marked' }).toBe(true);
  await service.close();
  await mail.stop();
  expect(mail.received.map(({ replyTo }) => replyTo?.[0]?.name).sort()).toEqual(names.sort());
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(100);
});

test('answers 503 while PostgreSQL is stopped, loses nothing, and needs no restart', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  const service = await startService({ settings: { DATABASE_URL: databaseUrl } });
  const senders = sendSteadily(service.url, 8, 20);
  await delay(1000);
  await postgres.stop();
  await delay(1200);
  expect(await service.enquiries.ready()).toBe(false);
  await postgres.start();
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
  const stored = new Set((await listJson({ DATABASE_URL: databaseUrl })).map(({ id }) => id));
  expect([...senders.acknowledged.keys()].filter((id) => !stored.has(id))).toEqual([]);
});

test.each(['SQLite', 'PostgreSQL'])(
  'what was sent while %s went away isn’t sent again when it is back, however long that took',
  async (database) => {
    const dataDir = temporaryFolder();
    const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
    onTestFinished(async () => void (await postgres?.remove()));
    const url = await postgres?.createDatabase();
    const settings = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
    const mail = await startMailServer();
    // Claims end while the store is away, as they do after 15 minutes.
    const timing = { claimMs: 3000, storeMs: 300, pollMs: 50 };
    const start = () =>
      startService({
        settings: { ...settings, ...mail.settings, NOTIFY_UNVERIFIED: true },
        limits: { timing },
      });
    const services = postgres ? [await start(), await start()] : [await start()];
    let locked: DatabaseSync | undefined;
    const goAway = async () => {
      if (postgres) return await postgres.stop();
      locked = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
      locked.exec('begin immediate');
    };
    const comeBack = async () => (postgres ? await postgres.start() : locked?.close());

    mail.misbehaves = { delayMs: 1500 };
    expect((await services[0]?.post(sampleFields()))?.status).toBe(201);
    await expect.poll(() => mail.names.length === 1, { message: 'it’s being sent' }).toBe(true);
    await goAway();
    await expect.poll(() => mail.received.length === 1, { message: 'it was sent' }).toBe(true);
    await delay(5000);
    await comeBack();
    const listed = () => listJson(url ? { DATABASE_URL: url } : { DATA_DIR: dataDir }).catch(() => []);
    await expect
      .poll(async () => (await listed()).some(({ mailedAt }) => mailedAt), { message: 'it’s marked' })
      .toBe(true);
    await delay(2000);
    await Promise.all(services.map((service) => service.close()));
    await mail.stop();
    expect(mail.messages).toBe(1);
  },
);

test('two instances on one PostgreSQL share the answers to repeats', async () => {
  const databaseUrl = await createDatabase();
  const start = () => startService({ settings: { DATABASE_URL: databaseUrl } });
  const [one, other] = [await start(), await start()];
  const twins = Array.from({ length: 5 }, () =>
    [one, other].map((service) => service.post(sampleFields({ name: 'Twin' }))),
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
