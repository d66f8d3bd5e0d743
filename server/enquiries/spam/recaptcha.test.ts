import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../listen.ts';
import { listJson } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startService } from '../testing/start-service.ts';
import type { CaptchaResult } from './captcha.ts';
import { recaptcha } from './recaptcha.ts';

type Behaviour =
  | 'success'
  | 'failure'
  | 'duplicate'
  | 'bad-secret'
  | 'error'
  | 'rubbish'
  | 'redirect'
  | 'hang';
let behaviour: Behaviour = 'success';
let asked: string[] = [];

/** Stands in for the provider's verify address. */
const provider = createServer(async (request, response) => {
  asked.push(await text(request));
  const replies: Record<Behaviour, [number, string] | null> = {
    success: [200, '{"success":true}'],
    failure: [200, '{"success":false,"error-codes":["invalid-input-response"]}'],
    duplicate: [200, '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
    'bad-secret': [200, '{"success":false,"error-codes":["invalid-input-secret"]}'],
    error: [500, 'oops'],
    rubbish: [200, '<html>'],
    redirect: [302, ''],
    hang: null,
  };
  const reply = replies[behaviour];
  if (reply === null) return;
  response.writeHead(reply[0], { location: '/elsewhere' }).end(reply[1]);
});
const verifyUrl = `${await listen(provider, { host: '127.0.0.1', port: 0 })}/siteverify`;
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = [];
});

const keys = { siteKey: 'site-key', secret: 'the-secret', verifyUrl };
const captcha = recaptcha(keys);
const verify = (token: string) => captcha.verify({ 'g-recaptcha-response': token });
const reasonOf = (result: CaptchaResult) => (result.verified ? 'verified' : result.failure);

test('the offer names the provider and its site key', async () => {
  expect(await captcha.offer()).toEqual({ provider: 'recaptcha', siteKey: 'site-key' });
});

test('the provider is asked with the secret and the token, and nothing about the visitor', async () => {
  behaviour = 'success';
  expect(reasonOf(await verify('a-token'))).toBe('verified');
  expect(asked).toEqual(['secret=the-secret&response=a-token']);
});

test.each<[Behaviour, string]>([
  ['failure', 'captcha-forged'],
  ['duplicate', 'captcha-expired'],
  ['bad-secret', 'captcha-unreachable'],
  ['error', 'captcha-unreachable'],
  ['rubbish', 'captcha-unreachable'],
  ['redirect', 'captcha-unreachable'],
])('when the provider answers with %s, the result is %s', async (how, failure) => {
  behaviour = how;
  expect(reasonOf(await verify('a-token'))).toBe(failure);
});

test('a slow provider keeps the visitor waiting no longer than the limit', async () => {
  behaviour = 'hang';
  const started = performance.now();
  expect(reasonOf(await verify('a-token'))).toBe('captcha-unreachable');
  const waited = performance.now() - started;
  expect(waited).toBeGreaterThanOrEqual(2990);
  expect(waited).toBeLessThan(8000);
});

test('a provider that cannot be reached leaves the enquiry unverified', async () => {
  const blocked = recaptcha({ siteKey: 'k', secret: 's', verifyUrl: 'http://127.0.0.1:9/' });
  expect(reasonOf(await blocked.verify({ 'g-recaptcha-response': 'a-token' }))).toBe('captcha-unreachable');
});

test('no more than 32 questions are open at once', async () => {
  behaviour = 'hang';
  const results = await Promise.all(Array.from({ length: 60 }, (_, index) => verify(`token-${index}`)));
  expect(results.every(({ verified }) => !verified)).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(32);
});

test('without a token, or with an absurd one, nobody is asked', async () => {
  expect(reasonOf(await captcha.verify({}))).toBe('captcha-missing');
  expect(reasonOf(await verify('t'.repeat(10_000)))).toBe('captcha-forged');
  expect(asked).toEqual([]);
});

test('an enquiry is kept whatever the provider does, and a token counts once', async () => {
  const settings = {
    recaptchaSiteKey: 'site-key',
    recaptchaSecret: 'the-secret',
    recaptchaVerifyUrl: verifyUrl,
  };
  const service = await startService({ settings });
  const send = (name: string, token: string) =>
    service.post({ ...sampleFields({ name }), 'g-recaptcha-response': token });
  behaviour = 'success';
  await send('Right', 'token-1');
  await send('Replayed', 'token-1');
  behaviour = 'error';
  await send('Unreachable', 'token-2');
  const stored = await listJson({ DATA_DIR: service.dataDir });
  expect(stored.map(({ name, verified }) => `${name}: ${verified}`).sort()).toEqual([
    'Replayed: false',
    'Right: true',
    'Unreachable: false',
  ]);
  await service.close();
});
