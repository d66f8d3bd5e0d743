/** Every page reached from home without a new document. */
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { notFoundWords, pages } from '../pages.ts';

test.for(pages.filter((path) => path !== '/'))('%s from home', async (path, { sharedPage: page, site }) => {
  const built = await (await fetch(site + path)).text();
  const [, title] = /<title>([^<]+)<\/title>/.exec(built) ?? [];
  await openAwake(page, '/');
  await navigate(page, path);
  await page.waitForURL(path);
  const written = title?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  await expect.poll(() => page.title()).toBe(written);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    expect.stringMatching(/\S/),
  ]);
});

test('home from another page', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/company');
  await navigate(page, '/');
  await page.waitForURL('/');
  await page.getByRole('heading', { name: 'Trusted by industry leaders' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

// The browser would report a file that is not there as an error of the page.
test.for(['/nowhere', '/services/nowhere', '/no/where/at-all'])(
  '%s shows the Not Found screen without asking for its data, and its button leads home',
  async (path, { newPage }) => {
    const page = await newPage();
    await openAwake(page, '/');
    await navigate(page, path);
    await page.getByRole('heading', { level: 1, name: notFoundWords.heading, exact: true }).waitFor();
    expect(await page.getByText(notFoundWords.text, { exact: true }).count()).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('main').getByRole('link', { name: notFoundWords.action, exact: true }).click();
    await page.waitForURL('/');
    await page.getByRole('heading', { name: 'Trusted by industry leaders' }).waitFor();
  },
);
