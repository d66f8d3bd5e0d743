import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openStore } from '../store/store.ts';

const mail = await startMailServer();
afterAll(() => mail.stop());
const hook = await startReceiver((response) => response.writeHead(204).end(), afterAll);

let environment: Record<string, string>;
beforeEach(() => {
  mail.misbehaves = {};
  mail.received.length = 0;
  const DATA_DIR = temporaryFolder();
  environment = { DATA_DIR, ...mail.settings, SITE_URL: 'https://www.straitworks.example' };
});
const check = (...args: string[]) => runEnquiries(['check', ...args], environment);

const store = async () => {
  const opened = openStore({ DATA_DIR: environment['DATA_DIR'] ?? '' });
  await opened.run(async () => undefined);
  return opened;
};

test('logs in to the mail server, posts a test message, opens store and backup folder, and mails a test with --send', async () => {
  await (await store()).close();
  const BACKUP_DIR = temporaryFolder();
  environment = {
    ...environment,
    BACKUP_DIR,
    ENQUIRY_WEBHOOK_URL: hook.url,
    ENQUIRY_WEBHOOK_SECRET: 's'.repeat(24),
  };
  await runEnquiries(['backup'], environment);
  const { code, stdout } = await check('--send');
  expect(stdout).not.toContain('FAIL');
  expect(code).toBe(0);
  expect(stdout.match(/^ok/gm)).toHaveLength(8);
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Test: enquiries reach you']);
  expect(hook.received.map(({ body }) => JSON.parse(body).test)).toEqual([true]);
});

test('shows the captcha’s secret to its provider', async () => {
  await (await store()).close();
  const codes = ['invalid-input-response'];
  const provider = await startReceiver((response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: false, 'error-codes': codes }));
  });
  environment = {
    ...environment,
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: provider.url,
  };
  expect((await check()).stdout).toContain('ok    captcha: its provider knows the secret\n');
  codes.push('invalid-input-secret');
  expect(await check()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      'FAIL  captcha: its provider doesn’t take RECAPTCHA_SECRET: correct it (invalid-input-response, invalid-input-secret)\n',
    ),
  });
  expect(provider.received.map(({ body }) => new URLSearchParams(body).get('secret'))).toEqual([
    'secret',
    'secret',
  ]);
});

test('shows the captcha’s secret to nobody whom its provider redirects to', async () => {
  await (await store()).close();
  const other = await startReceiver((response) => response.end('{}'));
  const provider = await startReceiver((response) => response.writeHead(307, { location: other.url }).end());
  environment = {
    ...environment,
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: provider.url,
  };
  expect((await check()).stdout).toContain('FAIL  captcha: RECAPTCHA_VERIFY_URL answered HTTP 307\n');
  expect(other.received).toEqual([]);
});

test('makes due at once what waits, but only where everything gets through', async () => {
  await using opened = await store();
  await insertEnquiry(opened, {
    received_at: Date.now(),
    deliveries: [dueDelivery({ next_at: Date.now() + 1e7 })],
  });
  const nextAt = async () =>
    (await opened.run((db) => db.selectFrom('delivery').select('next_at').executeTakeFirstOrThrow())).next_at;
  mail.misbehaves = { greeting: '554 Blocklisted' };
  expect(await check()).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAIL {2}mail: .*554/m) });
  expect(await nextAt()).toBeGreaterThan(0);
  mail.misbehaves = {};
  expect(await check()).toMatchObject({ code: 0 });
  expect(await nextAt()).toBe(0);
});

test('fails where something needs a person: failed, waiting, all room for held taken, no backup, no store', async () => {
  await using opened = await store();
  const id = (count: number) => `01a1fbd4-4ba5-7a5d-b560-00000000000${count}`;
  const received_at = Date.now() - 2 * 3_600_000;
  await insertEnquiry(opened, { id: id(1), received_at, deliveries: [dueDelivery({ status: 'failed' })] });
  await insertEnquiry(opened, { id: id(2), received_at, deliveries: [dueDelivery()] });
  await insertEnquiry(opened, { id: id(3), received_at, held: 1 });
  environment = { ...environment, LIMIT_HELD: '1', BACKUP_DIR: temporaryFolder() };
  const { code, stdout } = await check();
  expect(code).toBe(1);
  expect(stdout).toContain(
    'FAIL  deliveries: 1 wait for more than an hour, and 1 have failed: list --failed, mail --failed',
  );
  expect(stdout).toMatch(/^FAIL {2}held enquiries: 1 of at most 1 .*mark --held handled/m);
  expect(stdout).toMatch(/^FAIL {2}backups: There is no backup in .* yet\./m);
  environment = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/none' };
  const away = await check();
  expect(away).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAIL {2}store: /m) });
  expect(away.stdout + away.stderr).not.toContain('hunter2');
});

test('a copy in the backup folder that is three days old needs a person, whatever its file says', async () => {
  await (await store()).close();
  const BACKUP_DIR = temporaryFolder();
  environment = { ...environment, BACKUP_DIR };
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const file = join(BACKUP_DIR, `enquiries-${day}T000000Z.jsonl`);
  writeFileSync(file, '{"end":0}\n');
  utimesSync(file, new Date(), new Date());
  expect(readdirSync(BACKUP_DIR)).toHaveLength(1);
  expect((await check()).stdout).toMatch(/^FAIL {2}backups: The newest backup in .* is [34] days old\./m);
});
