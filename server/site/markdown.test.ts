import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';
import { fixtureFiles } from '../testing/fixture-site.ts';

let fixture: FixtureApp;
beforeAll(async () => {
  fixture = await startFixtureApp();
});
afterAll(() => fixture.close());

const asked = { accept: 'text/markdown' };
const pages = [
  ['/', 'index'],
  ['/services', 'services'],
  ['/services/cloud', 'services/cloud'],
] as const;

test.each(pages)('%s answers in Markdown to those who ask for it, under its own ETag', async (path, name) => {
  const page = await fixture.get(path);
  const { status, headers, body } = await fixture.get(path, asked);
  expect(status).toBe(200);
  expect(body.toString()).toBe(fixtureFiles[`${name}.md`]);
  expect(headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-location': `/${name}.md`,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept, accept-encoding',
  });
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(page.body.toString()).toBe(fixtureFiles[`${name}.html`]);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers.vary).toBe('accept, accept-encoding');
  expect(page.headers.etag).not.toBe(headers.etag);
});

test('the Markdown of a page that is not to be listed names no page in its place', async () => {
  const { headers } = await fixture.get('/contact-us.md');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['link']).toBeUndefined();
});

test('a copy of one form is never taken for the other', async () => {
  const page = await fixture.get('/services');
  const markdown = await fixture.get('/services', asked);
  const match = (etag = '') => ({ 'if-none-match': etag });
  expect((await fixture.get('/services', { ...asked, ...match(page.headers.etag) })).status).toBe(200);
  expect((await fixture.get('/services', match(markdown.headers.etag))).status).toBe(200);
  const again = await fixture.get('/services', { ...asked, ...match(markdown.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.headers.vary).toBe('accept, accept-encoding');
});
