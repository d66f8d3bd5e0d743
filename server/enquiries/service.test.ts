/** The service as a whole: how it starts, and what it leaves behind. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { startMailServer } from '../../testing/enquiries/mail-server.ts';
import { startPostgres } from '../../testing/enquiries/postgres.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../testing/enquiries/start-service.ts';
import { recordLog, temporaryFolder } from '../../testing/temporary.ts';
import { readinessCheck } from './readiness.ts';
import { openStore } from './store/store.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

test('a database that is away at the start is waited for', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  await postgres.stop();
  await using service = await startService({ settings: { DATABASE_URL: databaseUrl } });
  expect(await service.enquiries.ready()).toBe(false);
  expect((await service.post(sampleFields())).status).toBe(503);
  await postgres.start();
  await expect.poll(() => service.enquiries.ready(), { message: 'ready' }).toBe(true);
  expect((await service.post(sampleFields())).status).toBe(201);
});

test('an enquiry is mailed as soon as it is taken, not when the queue is next looked at', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  await using service = await startService({
    settings: { DATA_DIR: dataDir, ...mail.settings, NOTIFY_UNVERIFIED: true },
    limits: { timing: { pollMs: 3_600_000 } },
  });
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await service.post(sampleFields({ name }));
    await expect
      .poll(() => mail.received.at(-1)?.replyTo?.[0]?.name === name, { message: 'mailed' })
      .toBe(true);
  }
});

test('at start it says what an operator should know: no mail server, a new store, enquiries nobody was told of', async () => {
  const start = async (settings: Partial<Settings>) => {
    const { log, lines } = recordLog('warn');
    return { service: await startService({ settings: { DATA_DIR: dataDir, ...settings }, log }), lines };
  };
  const first = await start({});
  expect(first.lines.join('')).toContain('a new, empty store was made');
  expect(first.lines.join('')).toContain('SMTP_URL is not set');
  await first.service.post(sampleFields());
  await first.service.close();
  const withMail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' };
  const later = await start(withMail);
  await expect
    .poll(() => later.lines.some((line) => line.includes('"held":1,"waiting":0,"failed":0')), {
      message: 'reminded',
    })
    .toBe(true);
  expect(later.lines.join('')).not.toMatch(/new, empty store|SMTP_URL/);
  await later.service.close();
});

test('readiness asks the store once a second at most, however often it is asked itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const away = new Error('away');
  const run = vi.fn(() => Promise.reject(away));
  const check = readinessCheck({ ...openStore({ DATA_DIR: '' }), run });
  expect(await Promise.all([check(), check()])).toEqual([away, away]);
  vi.advanceTimersByTime(999);
  expect(await check()).toBe(away);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await check()).toBe(away);
  expect(run).toHaveBeenCalledTimes(2);
});
