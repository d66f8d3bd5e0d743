/** Old addresses lead on: from the server, and inside the application. */
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { pages, redirects } from '../pages.ts';

test.for(redirects)('%s is a 301 to %s', async ([from, to], { site }) => {
  const answer = await fetch(site + from, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(new URL(answer.headers.get('location') ?? '', site).pathname).toBe(to);
});

test('old addresses inside the application lead to the same pages', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/disclaimer');
  for (const [from, to] of redirects) {
    await navigate(page, from);
    await page.waitForURL(({ pathname }) => pathname === to);
    await page.locator(`link[rel=canonical][href$="${to}"]`).waitFor({ state: 'attached' });
    expect(await isSameDocument(page), `${from} was navigated inside the application`).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.goBack();
    await page.waitForURL('/disclaimer');
  }
});

test.for(pages.filter((path) => path !== '/'))(
  '%s with a trailing slash is a 301 to the form without',
  async (path, { site }) => {
    const answer = await fetch(`${site}${path}/?a=b`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', site);
    expect(pathname + search).toBe(`${path}?a=b`);
  },
);

test('an unknown address with a trailing slash is not found', async ({ site }) => {
  expect((await fetch(`${site}/nowhere/`)).status).toBe(404);
});
