/** The service as a whole: how it starts, and what it leaves behind. */
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { startMailServer } from '../../testing/enquiries/mail-server.ts';
import { startPostgres } from '../../testing/enquiries/postgres.ts';
import { runEnquiries } from '../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../testing/enquiries/start-service.ts';
import { recordLog, temporaryFolder } from '../../testing/temporary.ts';

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

test('at start the log says what needs a person, and later what no longer does', async () => {
  const start = async (settings: Partial<Settings>) => {
    const { log, logged } = recordLog('info');
    const service = await startService({
      settings: { DATA_DIR: dataDir, ...settings },
      log,
      limits: { timing: { rememberMs: 0, lookMs: 20 } },
      isSetUp: false,
    });
    const alerts = () => logged().flatMap(({ alert }) => alert ?? []);
    return { service, logged, alerts };
  };
  const first = await start({ BACKUP_DIR: 'none' });
  await expect.poll(first.alerts).toEqual(['new-store', 'nobody-is-told']);
  expect(await first.service.enquiries.status()).toEqual(['new-store', 'nobody-is-told']);
  await runEnquiries(['migrate'], { DATA_DIR: dataDir });
  await expect.poll(first.logged).toContainEqual(expect.objectContaining({ over: ['new-store'] }));
  await first.service.close();
  const withMail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' };
  const later = await start({ ...withMail, BACKUP_DIR: join(dataDir, 'gone') });
  await expect.poll(later.alerts).toEqual(['backup']);
  await later.service.close();
});
