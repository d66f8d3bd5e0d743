import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { startFixtureApp } from '../testing/server/fixture-app.ts';
import { fixtureFiles } from '../testing/server/fixture-site.ts';
import type { Api } from './enquiries/take/routes.ts';

function sampleApi(): Api {
  const api: Api = new Hono();
  api.get('/fine', (context) => context.text('fine'));
  api.post('/page', (context) => context.html('<!doctype html><title>Contact</title>', 422));
  api.get('/broken', (): Response => {
    throw new Error('secret words');
  });
  return api;
}

test('/healthz answers as long as the process serves, whatever the store does', async () => {
  await using site = await startFixtureApp({ ready: async () => false });
  expect((await site.get('/healthz')).status).toBe(200);
  expect((await site.get('/healthz?from=probe')).headers).toMatchObject({ 'cache-control': 'no-store' });
});

test.each([
  ['answers', true, 200],
  ['says no', false, 503],
])('/readyz when the store %s', async (_what, isReady, status) => {
  await using site = await startFixtureApp({ ready: async () => isReady });
  expect((await site.get('/readyz')).status).toBe(status);
});

test('/readyz does not let a probe wait for a store that hangs', async () => {
  await using site = await startFixtureApp({ ready: () => new Promise(() => undefined) });
  expect((await site.get('/readyz')).status).toBe(503);
});

test.each([
  ['nothing', [], 200],
  ['something', ['backup', 'clock'], 503],
])('/status says what needs a person: %s', async (_what, names, status) => {
  await using site = await startFixtureApp({ status: async () => names });
  const answer = await site.get('/status');
  expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([status, names]);
});

test('/status answers 500 where an error of our own keeps the list back, and names no outage', async () => {
  await using site = await startFixtureApp({ status: () => Promise.reject(new Error('a fault of ours')) });
  const { status, body } = await site.get('/status');
  expect([status, JSON.parse(body.toString())]).toEqual([500, { error: 'internal' }]);
});

test.each([true, false])(
  'the contact page that comes back from the API carries its own policy (reCAPTCHA: %s)',
  async (recaptcha) => {
    await using site = await startFixtureApp({ api: sampleApi(), recaptcha });
    const back = await site.get('/api/page', {}, 'POST');
    const policy = back.headers['content-security-policy'] ?? '';
    expect(back.status).toBe(422);
    expect(policy).toContain(`style-src 'self' 'sha256-${'d'.repeat(43)}='`);
    expect(policy.includes('https://www.google.com/recaptcha/api.js')).toBe(recaptcha);
  },
);

test('a failing API shows people the failure page and programs JSON, without the error’s words', async () => {
  await using site = await startFixtureApp({ api: sampleApi() });
  const person = await site.get('/api/broken', { accept: 'application/xhtml+xml,text/html' });
  expect([person.status, person.body.toString()]).toEqual([500, fixtureFiles['500.html']]);
  expect(person.headers['content-security-policy']).toContain('f'.repeat(43));
  expect(person.headers['cache-control']).toBe('no-store');
  const program = await site.get('/api/broken');
  expect([program.status, program.body.toString()]).toEqual([500, '{"error":"internal"}']);
});
