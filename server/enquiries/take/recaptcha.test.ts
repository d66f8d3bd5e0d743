import { afterAll, beforeEach, expect, test } from 'vitest';
import { endAttempts } from '../../../testing/end-attempts.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { type CaptchaResult, recaptcha } from './captcha.ts';

/** How the provider may answer, if it does. */
const replies = {
  success: [200, '{"success":true}'],
  failure: [200, '{"success":false,"error-codes":["invalid-input-response"]}'],
  error: [500, 'oops'],
  rubbish: [200, '<html>'],
  redirect: [307, ''],
} as const;
let behaviour: keyof typeof replies | 'hang' = 'success';

const provider = await startReceiver((response) => {
  if (behaviour === 'hang') return;
  const [status, body] = replies[behaviour];
  response.writeHead(status, { location: '/elsewhere' }).end(body);
});
afterAll(provider.stop);
const verifyUrl = `${provider.url}/siteverify`;
const asked = () => provider.received.map(({ body }) => body);
beforeEach(() => {
  provider.received.length = 0;
});

const keys = { siteKey: 'site-key', secret: 'the-secret', verifyUrl };
const captcha = recaptcha(keys);
const verify = (token: string) => captcha.verify({ 'g-recaptcha-response': token });
const reasonOf = (result: CaptchaResult) => (result.hash === null ? result.failure : 'verified');

test('the provider is asked with the secret and the token, and nothing about the visitor', async () => {
  behaviour = 'success';
  expect(reasonOf(await verify('a-token'))).toBe('verified');
  expect(asked()).toEqual(['secret=the-secret&response=a-token']);
});

test.each([
  ['failure', 'captcha-refused invalid-input-response'],
  ['error', 'captcha-refused unreachable'],
  ['rubbish', 'captcha-refused unreachable'],
  ['redirect', 'captcha-refused unreachable'],
] as const)('when the provider answers with %s, the result is %s', async (how, failure) => {
  behaviour = how;
  expect(reasonOf(await verify('a-token'))).toBe(failure);
  // A redirect would take the secret along.
  expect(provider.received).toHaveLength(1);
});

test('leaves an enquiry unverified when the provider takes too long', async () => {
  behaviour = 'hang';
  const end = endAttempts();
  const result = verify('a-token');
  await expect.poll(asked).toHaveLength(1);
  end();
  expect(reasonOf(await result)).toBe('captcha-refused unreachable');
});

test('without a token, nobody is asked', async () => {
  expect(reasonOf(await captcha.verify({}))).toBe('captcha-missing');
  expect(asked()).toEqual([]);
});
