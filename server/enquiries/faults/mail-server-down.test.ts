/** The mail server is away for the whole of a run, and comes back afterwards. */
import { expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { listJson } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startService } from '../testing/start-service.ts';
import { until } from '../testing/until.ts';

test('with the mail server down all enquiries are taken; when it is up all are mailed, once each', async () => {
  const mail = await startMailServer();
  await mail.stop();
  const service = await startService({
    settings: { ...mail.settings, notifyUnverified: true },
  });
  const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
  for (const name of names) expect((await service.post(sampleFields({ name }))).status).toBe(201);
  expect((await listJson({ DATA_DIR: service.dataDir })).filter(({ mailedAt }) => mailedAt)).toEqual([]);

  const back = performance.now();
  await mail.start();
  await until('all mailed', () => mail.received.length >= names.length, 30_000);
  const took = Math.round(performance.now() - back);
  await until('all marked', async () =>
    (await listJson({ DATA_DIR: service.dataDir })).every(({ mailedAt }) => mailedAt !== null),
  );
  expect(mail.received.map(({ replyTo }) => replyTo?.[0]?.name).sort()).toEqual(names.sort());
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(names.length);
  process.stdout.write(`mail server back: ${names.length} of ${names.length} mailed within ${took} ms\n`);
  await service.close();
  await mail.stop();
}, 60_000);
