import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { alertNames } from '../alerts.ts';
import { openStore } from '../store/store.ts';

const mail = await startMailServer();
afterAll(() => mail.stop());
const hook = await startReceiver((response) => response.writeHead(204).end(), afterAll);

let environment: Record<string, string>;
beforeEach(() => {
  mail.misbehaves = {};
  mail.received.length = 0;
  const DATA_DIR = temporaryFolder();
  environment = { DATA_DIR, ...mail.settings, BACKUP_DIR: 'none' };
});
const check = (...args: string[]) => runEnquiries(['check', ...args], environment);

const store = async () => {
  await runEnquiries(['migrate'], environment);
  const opened = openStore({ DATA_DIR: environment['DATA_DIR'] ?? '' });
  await opened.run(async () => undefined);
  return opened;
};

test('logs in to the mail server, posts a test message, opens store and backup folder, and mails a test with --send', async () => {
  await (await store()).close();
  environment = { ...environment, BACKUP_DIR: temporaryFolder() };
  const webhook = { ENQUIRY_WEBHOOK_URL: hook.url, ENQUIRY_WEBHOOK_SECRET: 's'.repeat(24) };
  environment = { ...environment, ...webhook };
  await runEnquiries(['backup'], environment);
  const { code, stdout } = await check('--send');
  expect(stdout).not.toContain('FAIL');
  expect(code).toBe(0);
  expect(stdout.match(/(?<=^ok {4})[\w -]+/gm)).toEqual([
    'mail',
    'test mail',
    'webhook',
    'settings',
    'backup folder',
    ...alertNames,
  ]);
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Test: enquiries reach you']);
  expect(hook.received.map(({ body }) => JSON.parse(body).test)).toEqual([true]);
});

test('on a fresh machine it fails by name: a new store, nobody configured, no backup', async () => {
  const DATA_DIR = temporaryFolder();
  await using opened = openStore({ DATA_DIR });
  await opened.run(async () => undefined);
  environment = { DATA_DIR };
  const { code, stderr } = await check();
  expect(code).toBe(1);
  expect(stderr).toContain('This needs a person: new-store, nobody-is-told, backup.');
  environment = { DATA_DIR, ...mail.settings, BACKUP_DIR: 'none' };
  await runEnquiries(['migrate'], environment);
  expect((await check('--send')).code).toBe(0);
});

test('says where a running server has other settings, and nothing of them', async () => {
  await (await store()).close();
  const DATA_DIR = environment['DATA_DIR'] ?? '';
  await using _running = await startService({ settings: { DATA_DIR, ...mail.settings, BACKUP_DIR: 'none' } });
  await expect.poll(async () => (await check()).stdout).toContain('ok    settings\n');
  environment = { ...environment, ENQUIRY_TO: 'team@straitworks.example' };
  const { code, stdout } = await check();
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/^FAIL {2}settings: the server at \S+ localhost:3000 has others .*restart it/m),
  ]);
  expect(stdout).not.toContain('team@');
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

test('says what becomes of enquiries while the captcha’s provider can’t be asked', async () => {
  await (await store()).close();
  environment = {
    ...environment,
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/',
  };
  expect((await check()).stdout).toMatch(
    /^FAIL {2}captcha: RECAPTCHA_VERIFY_URL can't be asked \(\w+\), so every enquiry is held/m,
  );
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

test('makes due at once what waits for mail that gets through, whatever the webhook does', async () => {
  await using opened = await store();
  await insertEnquiry(opened, {
    received_at: await opened.now(),
    deliveries: [dueDelivery({ next_at: (await opened.now()) + 1e7, attempts: 1 })],
  });
  const nextAt = async () =>
    (await opened.run((db) => db.selectFrom('delivery').select('next_at').executeTakeFirstOrThrow())).next_at;
  mail.misbehaves = { greeting: '554 Blocklisted' };
  expect(await check()).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAIL {2}mail: .*554/m) });
  expect(await nextAt()).toBeGreaterThan(0);
  mail.misbehaves = {};
  const away = { ENQUIRY_WEBHOOK_URL: 'http://127.0.0.1:9/', ENQUIRY_WEBHOOK_SECRET: 's'.repeat(24) };
  environment = { ...environment, ...away };
  expect(await check()).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAIL {2}webhook/m) });
  expect(await nextAt()).toBe(0);
});

test('without a store it says where there is none, and never a password', async () => {
  environment = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/none' };
  const away = await check();
  expect(away).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAIL {2}store: /m) });
  expect(away.stdout + away.stderr).not.toContain('hunter2');
});

test('names a SQLite file that’s left where enquiries are kept in PostgreSQL', async () => {
  await (await store()).close();
  expect((await check()).stdout).not.toContain('warn');
  environment = { ...environment, DATABASE_URL: 'postgres://u@127.0.0.1:9/none' };
  expect((await check()).stdout).toMatch(/^warn {2}\/.*\/enquiries\.sqlite isn't used any more/m);
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
  expect((await check()).stdout).toMatch(
    /^FAIL {2}backup: The newest backup in .* is [34] days old: run backup/m,
  );
});
