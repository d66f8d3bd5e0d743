import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startFixtureApp } from '../../testing/server/fixture-app.ts';
import { fixtureFiles } from '../../testing/server/fixture-site.ts';
import { recordLog } from '../../testing/temporary.ts';

const site = await startFixtureApp();
afterAll(() => site.close());
const { get } = site;

test.each(['br', 'gzip'])('%s is sent to those who ask for it, under its own ETag', async (encoding) => {
  const plain = await get('/');
  const { headers, body } = await get('/', { 'accept-encoding': encoding });
  expect(headers['content-encoding']).toBe(encoding);
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(headers.etag).not.toBe(plain.headers.etag);
  const unpack = encoding === 'gzip' ? gunzipSync : brotliDecompressSync;
  expect(unpack(body)).toEqual(plain.body);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, GZIP', 'gzip'],
  ['zstd', undefined],
])('to %s the answer is encoded as %s', async (accepted, encoding) => {
  expect((await get('/', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

test('a visitor who has the current copy is told so, without it', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  const match = { 'accept-encoding': 'br', 'if-none-match': `"old", W/${headers.etag}` };
  const again = await get('/', match);
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
  });
  const otherEncoding = await get('/', { ...match, 'accept-encoding': 'gzip' });
  expect(otherEncoding.status).toBe(200);
});

test('nothing runs in an owner’s own HTML, and a PDF’s viewer needs no policy', async () => {
  const { headers } = await get('/verify0123.html');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const pdf = await get('/documents/security%20policy.pdf');
  expect(pdf.headers['content-security-policy']).toBeUndefined();
});

test('a query does not hide a page, nor an escape a page or a file', async () => {
  for (const path of ['/services?utm_source=x', '/%73ervices']) expect((await get(path)).status).toBe(200);
  expect((await get('/documents/security%20policy.pdf')).headers['content-type']).toBe('application/pdf');
});

test.each([
  '/nope',
  '/404',
  '/404.html',
  '/services.html.br',
  '/site.json',
  '/%zz',
  '/%ff',
  '/..%2fsite.json',
  '/services/cloud.php',
  '/nope/?q',
  '/nope&a=b',
  '/contact_us',
  '/services.html',
  '/Robots.TXT',
  '/our-worksx',
  '/%E2%82%AC',
  '/-',
  '/_',
  '/!',
  '/)',
  '/assets/CLIENT-abc123.js',
  '/Assets/client-abc123.js',
])('%s is not found, and says so with the site’s own page', async (path) => {
  const { status, headers, body } = await get(path, { 'if-none-match': '*' });
  expect(status).toBe(404);
  expect(body.toString()).toBe(fixtureFiles['404.html']);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  expect(headers.etag).toBeUndefined();
});

test.each([
  ['/services///?a=1&b=/', '/services?a=1&b=/'],
  ['/SERVICES/Cloud', '/services/cloud'],
  ['/%53ervices', '/services'],
  ['//contact-us', '/contact-us'],
  ['///Services//cloud/', '/services/cloud'],
  ['//', '/'],
  ['/contact-us.', '/contact-us'],
  ['/contact-us).', '/contact-us'],
  ['/contact-us%C2%A0?a=b', '/contact-us?a=b'],
  ['/contact-us%E2%80%9D,', '/contact-us'],
  ['/our-approach', '/services'],
  ['/Our-Approach/', '/services'],
  ['/our-approach?ui-ux', '/services/cloud'],
  ['/our-approach/?tab=ui-ux', '/services/cloud'],
  ['/?p=123', '/services/cloud'],
  ['/our-works/a/b/', '/services'],
  ['/about.html', '/services'],
  ['/%E6%9C%8D%E5%8A%A1/', '/services/cloud#%E4%BA%91'],
  ['/shop/a.php?id=1', 'https://shop.example/'],
])('%s leads to %s in one hop', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([301, to]);
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

test('shows the failure page when a page fails, and logs it without the query', async () => {
  const { log, lines, logged } = recordLog('error');
  await using broken = await startFixtureApp({ log });
  Object.assign(broken.site.files.get('/services') ?? {}, { identity: undefined });
  const { status, body } = await broken.get('/services?email=mei@visitor.example');
  expect([status, body.toString()]).toEqual([500, fixtureFiles['500.html']]);
  expect(logged()).toMatchObject([
    { msg: 'request failed', method: 'GET', path: '/services', err: { type: 'TypeError' } },
  ]);
  expect(lines.join()).not.toContain('visitor.example');
  expect((await broken.get('/')).status).toBe(200);
});

test('changes the ETag with the policy, so that no visitor keeps the old one', async () => {
  await using configured = await startFixtureApp({ recaptcha: true });
  const before = await site.get('/contact-us');
  const after = await configured.get('/contact-us', { 'if-none-match': String(before.headers.etag) });
  expect(after.body).toEqual(before.body);
  expect(after.status).toBe(200);
  expect((await site.get('/contact-us', { 'if-none-match': String(before.headers.etag) })).status).toBe(304);
});

test('the Markdown of an unlisted page has no canonical address', async () => {
  const { headers } = await get('/contact-us.md');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['link']).toBeUndefined();
});
