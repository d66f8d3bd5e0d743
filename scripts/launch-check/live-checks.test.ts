import { readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/store.ts';
import { startReceiver } from '../../testing/server/receiver.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { liveChecks } from './live-checks.ts';

const addresses = { ENQUIRY_TO: 'team@a.example', ENQUIRY_FROM: 'site@a.example' };

async function tried(environment: Record<string, string>, word: string) {
  const results = await liveChecks(environment);
  return results.find(({ what }) => what.includes(word));
}

test('what is not set is no fault, and is said with what follows from it', async () => {
  const results = await liveChecks({});
  expect(results.map(({ open }) => open)).toEqual([false, false, false]);
  expect(results.map(({ what }) => what.split(' ')[0])).toEqual([
    'SMTP_URL',
    'DATABASE_URL',
    'RECAPTCHA_SECRET',
  ]);
});

test('a setting that cannot be read is named with its repair', async () => {
  expect(await liveChecks({ SMTP_URL: 'mail.host', PORT: 'many' })).toEqual([
    expect.objectContaining({ open: true, what: expect.stringMatching(/^PORT "many" is not .*\. Give /) }),
    expect.objectContaining({ open: true, what: expect.stringMatching(/^SMTP_URL\b.* is not /) }),
    ...Array.from({ length: 2 }, () => expect.objectContaining({ open: true })),
  ]);
});

test('the mail server is logged in to over a secured line, as deliveries are', async () => {
  const logins: [user: string | undefined, secure: boolean][] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, { secure }, done) => {
      logins.push([username, secure]);
      if (password === 'r@i/g#h?t%') done(null, { user: username });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  // The certificate that the server brings is nobody's.
  const url = (password: string) =>
    `smtp://desk:${encodeURIComponent(password)}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
  const ask = (SMTP_URL: string) => tried({ SMTP_URL: SMTP_URL, ...addresses }, 'mail server');

  expect(await ask(url('r@i/g#h?t%'))).toEqual({
    open: false,
    what: `the mail server 127.0.0.1:${port} takes our connection and login`,
  });
  expect(await ask('smtp://127.0.0.1:1')).toMatchObject({
    open: true,
    what: expect.stringMatching(/cannot be used: correct SMTP_URL, or the server \(.*ECONNREFUSED/),
  });
  const refused = await ask(url('hunter2'));
  expect(refused).toMatchObject({ open: true, what: expect.stringMatching(/Invalid login: 535/) });
  expect(refused?.what).not.toContain('hunter2');
  expect(logins).toEqual([
    ['desk', true],
    ['desk', true],
  ]);
  expect(await ask(url('r@i/g#h?t%').replace(/\?.*/, ''))).toMatchObject({
    open: true,
    what: expect.stringMatching(/certificate/),
  });
  expect(logins).toHaveLength(2);
});

test('a store is opened and written, but not made, and no password is shown', async () => {
  const folder = temporaryFolder();
  expect(await tried({ DATA_DIR: folder }, 'the store')).toMatchObject({
    open: true,
    what: expect.stringContaining('There is no store'),
  });
  expect(readdirSync(folder)).toEqual([]);
  const server = openStore({ DATA_DIR: folder });
  await server.read(async () => undefined);
  await server.close();
  expect(await tried({ DATA_DIR: folder }, 'the store')).toMatchObject({ open: false });
  // It was closed again: nothing but the store itself is left.
  expect(readdirSync(folder)).toEqual(['enquiries.sqlite']);
  writeFileSync(join(folder, 'file'), '');
  expect(await tried({ DATA_DIR: join(folder, 'file') }, 'the store')).toMatchObject({ open: true });
  const away = await tried({ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/site' }, 'the store');
  expect(away).toMatchObject({ open: true });
  expect(away?.what).not.toContain('hunter2');
});

test('the captcha’s secret is shown to its provider', async () => {
  const { url } = await startReceiver((response, body) => {
    const known = new URLSearchParams(body).get('secret') === 'right';
    const code = known ? 'invalid-input-response' : 'invalid-input-secret';
    response.end(JSON.stringify({ success: false, 'error-codes': [code] }));
  });
  const settings = { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_VERIFY_URL: `${url}/verify` };
  expect(await tried({ ...settings, RECAPTCHA_SECRET: 'right' }, 'captcha')).toMatchObject({ open: false });
  expect(await tried({ ...settings, RECAPTCHA_SECRET: 'wrong' }, 'captcha')).toEqual({
    open: true,
    what: 'the captcha’s provider does not take RECAPTCHA_SECRET: correct it, or RECAPTCHA_VERIFY_URL (invalid-input-secret)',
  });
});
