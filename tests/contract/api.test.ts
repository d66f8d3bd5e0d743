/** What `/api` answers in each case that visitors' forms and other programs rely on. */
import { expect, test } from 'vitest';
import { ask, headersOf, stable } from './answers.ts';
import { enquiry, postJson, startServer } from './site-process.ts';

const common =
  /^(?:cross-origin|permissions-policy|referrer-policy|strict-transport|x-content|x-frame|x-request)/;

/** JSON without the wording of messages, or of a page only that it is one. */
async function describe(answer: Response): Promise<string> {
  const headers = [...headersOf(answer)].filter(([name]) => !common.test(name)).sort();
  const text = await answer.text();
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  const body = isPage ? 'an HTML page' : stable(text).replaceAll(/"message":"[^"]+"/g, '"message":"…"');
  const lines = headers.map(
    ([name, value]) => `  ${name}: ${name.startsWith('content-security') ? '…' : value}`,
  );
  return [`${answer.status} ${body}`.trim(), ...lines].join('\n');
}

test('answers to enquiries', async () => {
  const { url } = await startServer({ LIMIT_PER_SENDER: '24' });
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    ask(`${url}/api/enquiries`, { method: 'POST', body, headers });
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(fields), headers);
  const multipart = new FormData();
  for (const [name, value] of Object.entries(enquiry)) multipart.append(name, value);
  const wrong = { name: '', email: 'nope', message: 'Help', phone: 'x'.repeat(65), consent: '' };
  const none = { ...enquiry, ...wrong };
  const cases: readonly [string, () => Promise<Response>][] = [
    ['JSON', () => postJson(url, enquiry)],
    ['a form', () => form({ ...enquiry, name: 'By form' })],
    ['multipart', () => post(multipart)],
    ['with the honeypot filled', () => postJson(url, { ...enquiry, website: 'https://spam.example' })],
    ['JSON with faults', () => postJson(url, none)],
    ['a form with faults', () => form(none)],
    ['no JSON', () => post('{', { 'content-type': 'application/json' })],
    ['JSON from another origin', () => postJson(url, enquiry, { origin: 'https://evil.example' })],
    ['a form from another origin', () => form(enquiry, { origin: 'https://evil.example' })],
    ['over 128 KiB', () => postJson(url, { ...enquiry, history: 'h'.repeat(140_000) })],
    ['a form over 128 KiB', () => form({ ...enquiry, history: 'h'.repeat(140_000) })],
    ['another type', () => post('text', { 'content-type': 'text/plain' })],
    ['GET', () => ask(`${url}/api/enquiries`)],
    ['another method', () => ask(`${url}/api/enquiries`, { method: 'PUT' })],
    ['another address', () => ask(`${url}/api/other`)],
  ];
  const parts = [];
  for (const [name, send] of cases) parts.push(`${name}: ${await describe(await send())}`);

  let limited = await postJson(url, enquiry);
  for (let tries = 0; limited.status !== 429 && tries < 30; tries += 1)
    limited = await postJson(url, { ...enquiry, name: `Try ${tries}` });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  parts.push(`too many: ${(await describe(limited)).replace(/(retry-after: )\d+/, '$1SECONDS')}`);
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('snapshots/api.txt');
});

test('without its store the server answers 503 and says when to try again', async () => {
  const { url } = await startServer({ DATABASE_URL: 'postgres://u:p@127.0.0.1:9/none' });
  const parts = [
    `JSON: ${await describe(await postJson(url, enquiry))}`,
    `a form: ${await describe(await ask(`${url}/api/enquiries`, { method: 'POST', body: new URLSearchParams(enquiry) }))}`,
    `readyz: ${await describe(await ask(`${url}/readyz`))}`,
    `healthz: ${await describe(await ask(`${url}/healthz`))}`,
    `status: ${await describe(await ask(`${url}/status`))}`,
  ];
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('snapshots/store-away.txt');
});

test('the captcha offered: proof of work, or reCAPTCHA where it is configured', async () => {
  const own = await startServer();
  const offer = await (await ask(`${own.url}/api/captcha`)).json();
  expect(Object.keys(offer).sort()).toEqual(['challenge', 'minimumAgeMs', 'provider']);
  expect(offer.provider).toBe('altcha');
  const google = await startServer({ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' });
  expect(await (await ask(`${google.url}/api/captcha`)).json()).toEqual({
    provider: 'recaptcha',
    siteKey: 'key',
  });
  const headers = headersOf(await ask(`${google.url}/contact-us`));
  const policy = headers.get('content-security-policy')?.split('; ').join('\n') ?? '';
  await expect(`${policy}\n`).toMatchFileSnapshot('snapshots/recaptcha-policy.txt');
});
