import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureApp, startFixtureApp } from './testing/fixture-app.ts';
import { fixtureFiles } from './testing/fixture-site.ts';

const securityHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

let site: FixtureApp;
beforeAll(async () => {
  site = await startFixtureApp();
});
afterAll(() => site.close());

const get: FixtureApp['get'] = (...request) => site.get(...request);

test('a page comes whole, with its length, type and caching', async () => {
  const { status, headers, body } = await get('/services/cloud');
  expect(status).toBe(200);
  expect(body.toString()).toBe(fixtureFiles['services/cloud.html']);
  expect(headers).toMatchObject({
    'content-length': String(body.length),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept, accept-encoding',
    date: expect.stringMatching(/ GMT$/),
  });
});

test('every page carries the security headers and the policy of its own style', async () => {
  const { headers } = await get('/services');
  expect(headers).toMatchObject(securityHeaders);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${'s'.repeat(43)}='; ` +
      `style-src 'self' 'sha256-${'b'.repeat(43)}='; img-src 'self'; font-src 'self'; connect-src 'self'; ` +
      "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types site",
  );
});

test.each(['br', 'gzip'])('%s is sent to those who ask for it, under its own ETag', async (encoding) => {
  const plain = await get('/');
  const { headers, body } = await get('/', { 'accept-encoding': encoding });
  expect(headers['content-encoding']).toBe(encoding);
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(headers.etag).not.toBe(plain.headers.etag);
  const unpack = encoding === 'gzip' ? gunzipSync : brotliDecompressSync;
  expect(unpack(body)).toEqual(plain.body);
});

test('HSTS can be made ready for the preload lists', async () => {
  const preloaded = await startFixtureApp({ hstsPreload: true });
  expect((await preloaded.get('/')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
  await preloaded.close();
});

test('a visitor who has the current copy is told so, without it', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  const match = { 'accept-encoding': 'br', 'if-none-match': `"old", W/${headers.etag}` };
  const again = await get('/', match);
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    vary: 'accept, accept-encoding',
    'cache-control': 'no-cache',
  });
  const otherEncoding = await get('/', { ...match, 'accept-encoding': 'gzip' });
  expect(otherEncoding.status).toBe(200);
});

test.each(['*', '"anything"'])(
  'an error page is sent whole to a visitor who says If-None-Match: %s',
  async (match) => {
    const { status, headers, body } = await get('/nope', { 'if-none-match': match });
    expect(status).toBe(404);
    expect(headers.etag).toBeUndefined();
    expect(body.toString()).toBe(fixtureFiles['404.html']);
  },
);

test('hashed assets are kept for a year, page data is asked for again, the rest is kept an hour', async () => {
  const caching = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await caching('/assets/client-abc123.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/services.data.json')).toBe('no-cache');
  expect(await caching('/robots.txt')).toBe('public, max-age=3600');
});

test('a query does not hide a page, nor an escape a file', async () => {
  expect((await get('/services?utm_source=x')).status).toBe(200);
  expect((await get('/documents/security%20policy.pdf')).headers['content-type']).toBe('application/pdf');
});

test.each([
  '/nope',
  '/404',
  '/500',
  '/404.html',
  '/_redirects',
  '/_headers',
  '/services.html.br',
  '/site.json',
  '/%zz',
  '/%ff',
  '/%00',
  '/..%2fsite.json',
  '/services//cloud',
  '/our-worksx',
])('%s is not found, and says so with the site’s own page', async (path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).toBe(fixtureFiles['404.html']);
  expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-cache' });
  expect(headers.etag).toBeUndefined();
});

test.each([
  ['/services/', '/services'],
  ['/services///?a=1&b=/', '/services?a=1&b=/'],
  ['/nope/?q', '/nope?q'],
  ['/SERVICES/Cloud', '/services/cloud'],
  ['/Services/?a=B', '/services?a=B'],
  ['/services.html?x', '/services?x'],
  ['/index.html', '/'],
  ['/documents/security%20policy.pdf/', '/documents/security%20policy.pdf'],
  ['/our-approach', '/services'],
  ['/our-approach/', '/services'],
  ['/Our-Approach/', '/services'],
  ['/our-approach?ui-ux', '/services/cloud'],
  ['/our-approach/?tab=ui-ux', '/services/cloud'],
  ['/our-works', '/services'],
  ['/our-works/', '/services'],
  ['/our-works/a/b/', '/services'],
])('%s leads to %s in one hop', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([301, to]);
  expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'public, max-age=3600' });
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '///evil.example//',
  '/.//evil.example/',
  '/%5c/evil.example/',
  '//evil.example/services/',
  '/%0d%0aset-cookie:x/',
])('%s never sends a visitor to another site', async (path) => {
  const { headers } = await get(path);
  const landing = new URL(headers.location ?? '/', 'http://ours.example');
  expect(landing.host).toBe('ours.example');
  expect(headers['set-cookie']).toBeUndefined();
});

test('HEAD answers as GET does, without the body', async () => {
  const { status, headers, body } = await get('/services', {}, 'HEAD');
  expect(status).toBe(200);
  expect(body).toHaveLength(0);
  expect(headers['content-length']).toBe(String(fixtureFiles['services.html']?.length));
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s on a page is refused with what is allowed',
  async (method) => {
    const { status, headers } = await get('/services', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers).toMatchObject(securityHeaders);
  },
);

test('a failure shows the failure page, and none of the error’s words', async () => {
  const broken = await startFixtureApp();
  const fail = () => {
    throw new Error('secret words');
  };
  Object.defineProperty(broken.site.files.get('/services'), 'identity', { get: fail });
  const { status, body } = await broken.get('/services');
  expect(status).toBe(500);
  expect(body.toString()).toBe(fixtureFiles['500.html']);
  expect((await broken.get('/')).status).toBe(200);
  await broken.close();
});

test('a failure is logged with its address, and without the query, which can hold a visitor’s words', async () => {
  const lines: string[] = [];
  const broken = await startFixtureApp({
    log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  });
  const fail = () => {
    throw new Error('broken');
  };
  Object.defineProperty(broken.site.files.get('/services'), 'identity', { get: fail });
  await broken.get('/services?email=mei@visitor.example');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'request failed', method: 'GET', path: '/services', err: { message: 'broken' } },
  ]);
  expect(lines.join()).not.toContain('visitor.example');
  await broken.close();
});

describe('the captcha provider’s widget', () => {
  const policy = async (app: FixtureApp, path: string) =>
    (await app.get(path)).headers['content-security-policy'];

  test('may be loaded by the contact page alone, and only when it is configured', async () => {
    const configured = await startFixtureApp({ recaptcha: true });
    const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
    const contact = (await policy(configured, '/contact-us'))?.toString().split('; ');
    expect(contact).toContain(`script-src 'self' 'sha256-${'s'.repeat(43)}=' ${google}`);
    expect(contact).toContain(`frame-src ${google} https://recaptcha.google.com/recaptcha/`);
    expect(contact).toContain(`connect-src 'self' ${google}`);
    expect(contact).toContain("style-src 'self' 'sha256-ddddddddddddddddddddddddddddddddddddddddddd='");
    expect(contact?.join()).not.toContain('trusted-types');
    expect((await configured.get('/')).headers).not.toHaveProperty('cross-origin-embedder-policy');
    expect(await policy(configured, '/services')).not.toContain('google');
    expect(await policy(configured, '/services')).toContain("require-trusted-types-for 'script'");
    expect(await policy(site, '/contact-us')).not.toContain('google');
    await configured.close();
  });

  test('changes the page’s ETag with its policy, so that no visitor keeps the old one', async () => {
    const configured = await startFixtureApp({ recaptcha: true });
    const before = await site.get('/contact-us');
    const after = await configured.get('/contact-us', { 'if-none-match': String(before.headers.etag) });
    expect(after.body).toEqual(before.body);
    expect(after.status).toBe(200);
    expect((await site.get('/contact-us', { 'if-none-match': String(before.headers.etag) })).status).toBe(
      304,
    );
    await configured.close();
  });
});
