import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startFixtureApp } from '../../testing/server/fixture-app.ts';
import { fixtureFiles, largeAsset } from '../../testing/server/fixture-site.ts';
import { recordLog } from '../../testing/temporary.ts';

const site = await startFixtureApp({ redirects: [{ from: `/x${'\u0316'.repeat(30)}`, to: '/services' }] });
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

test.each([
  ['/', 'same-origin'],
  ['/index.md', 'same-origin'],
  [largeAsset, 'same-origin'],
  ['/robots.txt', 'cross-origin'],
  ['/documents/security%20policy.pdf', 'cross-origin'],
  ['/our-approach', 'same-origin'],
])('%s is for %s readers', async (path, policy) => {
  expect((await get(path)).headers['cross-origin-resource-policy']).toBe(policy);
});

test('another method is refused under the headers of every answer', async () => {
  const { status, headers, body } = await get('/services', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(String(body)).toBe('This address answers GET and HEAD only.\n');
  expect(headers).toMatchObject(site.site.headers);
});

test('nothing runs in an owner’s own HTML', async () => {
  const { headers } = await get('/verify0123.html');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a query does not hide a page, nor an escape a file', async () => {
  expect((await get('/services?utm_source=x')).status).toBe(200);
  expect((await get('/documents/security%20policy.pdf')).headers['content-type']).toBe('application/pdf');
});

test.each([
  '/nope',
  '/404',
  '/404.html',
  '/_redirects',
  '/services.html.br',
  '/site.json',
  '/%zz',
  '/%ff',
  '/..%2fsite.json',
  '/services/cloud.php',
  '/nope/?q',
  '/nope&a=b',
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
  ['/services.html?x', '/services?x'],
  ['/index.html', '/'],
  ['/%73ervices?x', '/services?x'],
  ['/services/%63loud', '/services/cloud'],
  ['/documents/security%20polic%79.pdf', '/documents/security%20policy.pdf'],
  ['/documents/security%20policy.pdf/', '/documents/security%20policy.pdf'],
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
  ['//contact-us', '/contact-us'],
  ['///Services//cloud/', '/services/cloud'],
  ['/contact-us&utm_source=x', '/contact-us?utm_source=x'],
  ['/contact-us%26utm_source=x', '/contact-us?utm_source=x'],
  ['/contact-us%3Futm_source=x%26y', '/contact-us?utm_source=x%26y'],
  ['/contact-us&utm_source=x?fbclid=y', '/contact-us?fbclid=y'],
  ['/services%23cloud', '/services#cloud'],
  ['/contact-us.', '/contact-us'],
  ['/contact-us).', '/contact-us'],
  ['/contact-us%20', '/contact-us'],
  ['/contact-us%C2%A0?a=b', '/contact-us?a=b'],
  ['/contact-us%E2%80%9D,', '/contact-us'],
  ['/%3CContact-us%3E', '/contact-us'],
  // A zero-width space, a soft hyphen, a line that was broken, other hyphens, none, and letters of full width.
  ['/contact%E2%80%8B-us', '/contact-us'],
  ['/con%C2%ADtact-us', '/contact-us'],
  ['/contact-%20us', '/contact-us'],
  ['/contact-%0D%0Aus', '/contact-us'],
  ['/contact%E2%80%93us?a=b', '/contact-us?a=b'],
  ['/contact%E2%80%91us', '/contact-us'],
  ['/contact_us', '/contact-us'],
  ['/contactus', '/contact-us'],
  ['/%EF%BD%83ontact-us', '/contact-us'],
  ['/services/=cloud', '/services/cloud'],
  ['/Documents/Security%20Policy.PDF', '/documents/security%20policy.pdf'],
  ['/documents/security-policy.pdf', '/documents/security%20policy.pdf'],
  ['/Robots.TXT', '/robots.txt'],
  ['/SERVICES.MD', '/services.md'],
  ['//', '/'],
])('%s plainly means %s', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([301, to]);
});

test('of the marks in a path, only thirty are put in order', async () => {
  expect((await get(`/x${'%CC%96'.repeat(40)}`)).headers.location).toBe('/services');
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

const whole = fixtureFiles[largeAsset.slice(1)]?.length ?? 0;

test.each([
  ['bytes=0-1', 206, 'bytes 0-1/1000000', 2],
  ['bytes=999990-', 206, 'bytes 999990-999999/1000000', 10],
  ['bytes=999990-2000000', 206, 'bytes 999990-999999/1000000', 10],
  ['bytes=-5', 206, 'bytes 999995-999999/1000000', 5],
  ['bytes=-2000000', 206, 'bytes 0-999999/1000000', 1_000_000],
  ['bytes=1000000-', 416, 'bytes */1000000', 0],
  ['bytes=-0', 416, 'bytes */1000000', 0],
  ['bytes=0-1,5-6', 200, undefined, 1_000_000],
  ['bytes=5-1', 200, undefined, 1_000_000],
  ['bytes=-', 200, undefined, 1_000_000],
  ['words=0-1', 200, undefined, 1_000_000],
])('%s of a file that is not compressed is answered with %i', async (range, status, contentRange, length) => {
  const answer = await get(largeAsset, { range });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-range']).toBe(contentRange);
  expect(answer.headers['content-length']).toBe(String(length));
  expect(answer.headers['accept-ranges']).toBe('bytes');
  expect(answer.body).toHaveLength(length);
});

test('a part is that of the file whose tag was named, or the whole of the newer one', async () => {
  const { headers } = await get(largeAsset, {}, 'HEAD');
  expect(headers['accept-ranges']).toBe('bytes');
  const part = { range: 'bytes=0-1' };
  expect((await get(largeAsset, { ...part, 'if-range': String(headers.etag) })).status).toBe(206);
  for (const older of ['"old"', `W/${headers.etag}`, 'Fri, 20 Nov 2026 10:00:00 GMT']) {
    const { status, body } = await get(largeAsset, { ...part, 'if-range': older });
    expect([status, body.length]).toEqual([200, whole]);
  }
  expect((await get(largeAsset, { ...part, 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('the parts are those of the file, and a page or a HEAD is sent whole', async () => {
  const part = { range: 'bytes=5-7' };
  expect((await get('/documents/security%20policy.pdf', part)).body.toString()).toBe('1.7');
  const { status, headers } = await get('/services', part);
  expect([status, headers['accept-ranges']]).toEqual([200, undefined]);
  expect((await get(largeAsset, part, 'HEAD')).status).toBe(200);
});

test('a large picture whose file has gone isn’t found until it’s there again, and the server goes on', async () => {
  await using own = await startFixtureApp();
  const file = join(own.build, 'client', largeAsset);
  renameSync(file, `${file}-away`);
  for (const headers of [{}, { range: 'bytes=0-1' }]) {
    const answer = await own.get(largeAsset, headers);
    expect([answer.status, answer.headers['cache-control'], answer.body.length]).toEqual([
      404,
      'no-store',
      0,
    ]);
  }
  expect((await own.get('/')).status).toBe(200);
  renameSync(`${file}-away`, file);
  expect((await own.get(largeAsset)).body).toHaveLength(whole);
});
