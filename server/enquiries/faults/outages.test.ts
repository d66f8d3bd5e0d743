/** The process is killed, and the database or the mail server goes away. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { killProcess, loseMailServer, restartPostgres } from '../testing/fault-trials.ts';
import { listJson } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { createDatabase } from '../testing/shared-postgres.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { startService, type TestService } from '../testing/start-service.ts';

test('kill -9 under 16 concurrent senders, five times: every acknowledged enquiry is there', async () => {
  const { acknowledged, stored, lost, unanswered, fileFault } = await killProcess();
  process.stdout.write(
    `kill -9 ×5: ${acknowledged} acknowledged, ${stored} stored, ${lost.length} lost, ${unanswered} unanswered\n`,
  );
  expect(fileFault).toBeNull();
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(100);
  // Proof that the kills hit requests under way: each round breaks some of the 16.
  expect(unanswered).toBeGreaterThanOrEqual(16);
});

test('with the mail server down all enquiries are taken; when it is up all are mailed, once each', async () => {
  const { names, statuses, mailedMeanwhile, received, tookMs } = await loseMailServer();
  process.stdout.write(
    `mail server back: ${received.length} of ${names.length} mailed within ${Math.round(tookMs)} ms\n`,
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(mailedMeanwhile).toBe(0);
  expect(received.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(100);
});

test('PostgreSQL stopped and started in the middle: 503 meanwhile, nothing lost, no restart needed', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const trial = await restartPostgres(postgres);
  process.stdout.write(
    `PostgreSQL restarted: ${trial.acknowledged} acknowledged, ${trial.lost.length} lost, ${trial.refused} answered 503 ` +
      `(slowest ${Math.round(trial.slowestRefusalMs)} ms), taken again after ${Math.round(trial.recoveredMs)} ms\n`,
  );
  expect(trial.readyMeanwhile).toBe(false);
  const statuses = new Set(trial.answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([201, 503]);
  expect(trial.answers.every(({ status, retryAfter }) => (status === 503) === (retryAfter !== null))).toBe(
    true,
  );
  expect(trial.broken).toBe(0);
  expect(trial.lost).toEqual([]);
});

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
  process.stdout.write('two instances, a limit of 20, 60 at once: 20 taken, 40 refused\n');
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
