/** For tests and the bench: what happens to enquiries while something fails. Each trial returns what it counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFault } from '../backup/sqlite.ts';
import { startMailServer } from './mail-server.ts';
import { listJson } from './run-command.ts';
import { sampleFields } from './sample-enquiry.ts';
import type { TestPostgres } from './start-postgres.ts';
import { startService } from './start-service.ts';
import { startServiceProcess } from './start-service-process.ts';
import { sendSteadily } from './steady-senders.ts';
import { until } from './until.ts';

/** SIGKILL under 16 concurrent senders, five times on one file. */
export async function killProcess() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
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
  const fileFault = findFault(join(dataDir, 'enquiries.sqlite'));
  const stored = new Map((await listJson({ DATA_DIR: dataDir })).map(({ id, name }) => [id, name]));
  const lost = [...acknowledged].filter(([id, name]) => stored.get(id) !== name).map(([id]) => id);
  rmSync(dataDir, { recursive: true });
  return { acknowledged: acknowledged.size, stored: stored.size, lost, unanswered, fileFault };
}

/** PostgreSQL is stopped under eight senders, and started again. */
export async function restartPostgres(postgres: TestPostgres) {
  const databaseUrl = await postgres.createDatabase();
  const service = await startService({ settings: { databaseUrl } });
  const senders = sendSteadily(service.url, 8, 20);
  await delay(1000);
  await postgres.stop();
  await delay(1200);
  const readyMeanwhile = await service.enquiries.ready();
  await postgres.start();
  const back = performance.now();
  const recovered = () => senders.answers.find(({ status, at }) => status === 201 && at > back);
  await until('enquiries are taken again', () => recovered() !== undefined);
  await delay(500);
  await senders.stop();
  const stored = new Set((await listJson({ DATABASE_URL: databaseUrl })).map(({ id }) => id));
  await until('ready again', () => service.enquiries.ready());
  await service.close();
  const { answers, broken } = senders;
  const refused = answers.filter(({ status }) => status === 503);
  return {
    acknowledged: senders.acknowledged.size,
    lost: [...senders.acknowledged.keys()].filter((id) => !stored.has(id)),
    refused: refused.length,
    slowestRefusalMs: Math.max(...refused.map(({ tookMs }) => tookMs)),
    recoveredMs: (recovered()?.at ?? Number.NaN) - back,
    readyMeanwhile,
    answers,
    broken,
  };
}

/** The mail server is away while 100 enquiries come in, and returns afterwards. */
export async function loseMailServer() {
  const mail = await startMailServer();
  await mail.stop();
  const service = await startService({ settings: { ...mail.settings, notifyUnverified: true } });
  const mailed = async () =>
    (await listJson({ DATA_DIR: service.dataDir })).filter(({ mailedAt }) => mailedAt).length;
  const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
  const statuses: number[] = [];
  for (const name of names) statuses.push((await service.post(sampleFields({ name }))).status);
  const mailedMeanwhile = await mailed();

  const back = performance.now();
  await mail.start();
  await until('all mailed', () => mail.received.length >= names.length);
  const tookMs = performance.now() - back;
  await until('all marked', async () => (await mailed()) === names.length);
  await service.close();
  await mail.stop();
  const received = mail.received.map(({ messageId, replyTo }) => ({ messageId, name: replyTo?.[0]?.name }));
  return { names, statuses, mailedMeanwhile, received, tookMs };
}
