/** The service as a whole: how it starts, and what it leaves behind. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../testing/enquiries/mail-server.ts';
import { databaseToStop } from '../../testing/enquiries/postgres.ts';
import { runEnquiries } from '../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../testing/enquiries/start-service.ts';
import { recordLog, temporaryFolder } from '../../testing/temporary.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

test('a database that is away at the start is waited for', async () => {
  const database = await databaseToStop();
  await database.stop();
  await using service = await startService({ settings: { DATABASE_URL: database.url } });
  expect(await service.enquiries.ready()).toBe(false);
  expect((await service.post(sampleFields())).status).toBe(503);
  await database.start();
  await expect.poll(() => service.enquiries.ready(), { message: 'ready' }).toBe(true);
  expect((await service.post(sampleFields())).status).toBe(201);
});

test('an enquiry is mailed as soon as it is taken, not when the queue is next looked at', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  await using service = await startService({
    settings: { DATA_DIR: dataDir, ...mail.settings },
    overrides: { timing: { poll: 3_600_000 } },
  });
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await service.post(sampleFields({ name }));
    await expect
      .poll(() => mail.received.at(-1)?.replyTo?.[0]?.name === name, { message: 'mailed' })
      .toBe(true);
  }
});

test('the log says what needs a person, and later what no longer does', async () => {
  const { log, logged } = recordLog('info');
  const BACKUP_DIR = join(dataDir, 'copies');
  await using service = await startService({
    settings: { DATA_DIR: dataDir, BACKUP_DIR },
    log,
    overrides: { watchInterval: 20 },
  });
  await expect.poll(() => logged().flatMap(({ alert }) => alert ?? [])).toEqual(['nobody-is-told', 'backup']);
  expect(await service.enquiries.status()).toEqual(['nobody-is-told', 'backup']);
  mkdirSync(BACKUP_DIR);
  await runEnquiries(['backup'], { DATA_DIR: dataDir, BACKUP_DIR });
  await expect.poll(logged).toContainEqual(expect.objectContaining({ over: ['backup'] }));
});
