import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openStore } from '../store/store.ts';

const mail = await startMailServer();
afterAll(() => mail.stop());
const hook = await startReceiver((response) => response.writeHead(204).end());
afterAll(hook.stop);

let environment: Record<string, string>;
beforeEach(() => {
  mail.misbehaves = {};
  mail.received.length = 0;
  const DATA_DIR = temporaryFolder();
  environment = { DATA_DIR, ...mail.settings, BACKUP_DIR: 'none' };
});
const check = (...args: string[]) => runEnquiries(['check', ...args], environment);

const store = async () => {
  const opened = openStore({ DATA_DIR: environment['DATA_DIR'] ?? '' });
  await opened.run(async () => undefined);
  return opened;
};

test('logs in to the mail server, posts a test message, opens the store, and mails a test with --send', async () => {
  await (await store()).close();
  environment = { ...environment, BACKUP_DIR: temporaryFolder() };
  const webhook = { ENQUIRY_WEBHOOK_URL: hook.url, ENQUIRY_WEBHOOK_SECRET: 's'.repeat(24) };
  environment = { ...environment, ...webhook };
  await runEnquiries(['backup'], environment);
  const { code, stdout } = await check('--send');
  expect(stdout).not.toContain('FAIL');
  expect(code).toBe(0);
  const well = ['mail', 'test mail', 'webhook', 'store, copies and enquiries'];
  expect(stdout.match(/(?<=^ok {4})[^:]+/gm)).toEqual(well);
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Test: enquiries reach you']);
  expect(hook.received.map(({ body }) => JSON.parse(body).test)).toEqual([true]);
});

test('on a fresh machine it fails by name: nobody configured, no backup', async () => {
  await (await store()).close();
  environment = { DATA_DIR: environment['DATA_DIR'] ?? '' };
  const { code, stderr } = await check();
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('This needs a person: nobody-is-told, backup.'),
  ]);
});

test('changes nothing but the proof’s row, so that what fails goes on failing', async () => {
  await using opened = await store();
  const row = dueDelivery({ next_at: Date.now() + 1e7, attempts: 20 });
  await insertEnquiry(opened, { received_at: Date.now(), deliveries: [row] });
  const rows = () => opened.run((db) => db.selectFrom('delivery').selectAll().execute());
  const before = await rows();
  await check();
  expect(await rows()).toEqual(before);
});

test('without a store it says where there is none, and never a password', async () => {
  environment = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/none' };
  const away = await check();
  expect(away).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAIL {2}store: /m) });
  expect(away.stdout + away.stderr).not.toContain('hunter2');
});
