/** The visit history in a browser. */
import type { Page } from 'playwright';
import { goTo, navigate, openInteractive } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';

const key = 'visit-history';

const stored = (page: Page): Promise<[string, string][]> =>
  page.evaluate((name) => Object.entries(JSON.parse(localStorage.getItem(name) ?? '{}')), key);

const list = (page: Page) => page.locator('[data-visits]');
const entries = (page: Page) => list(page).getByRole('listitem');

test('every change of route is recorded, sent nowhere, listed on the privacy page and cleared there', async ({
  newPage,
  site,
  expectConsoleError,
}) => {
  // An old address has no part.
  expectConsoleError(/404/);
  const page = await newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.method() === 'GET' && new URL(request.url()).origin === site;
    if (!isOurs || /GMT/.test(decodeURIComponent(request.url()))) sent.push(request.url());
  });
  await openInteractive(page, '/');
  await goTo(page, '/company');
  await navigate(page, '/our-works');
  await expect(page).toHaveURL('/case-studies');
  await page.goBack();
  await expect(page).toHaveURL('/company');
  await openInteractive(page, '/disclaimer');
  await goTo(page, '/privacy');
  const paths = ['/', '/company', '/case-studies', '/company', '/disclaimer', '/privacy'];
  const addresses = async () => (await stored(page)).map(([, text]) => text.split(' ').at(-1));
  await expect.poll(addresses).toEqual(paths.map((path) => site + path));
  await expect(entries(page)).toHaveCount(paths.length);
  expect(await entries(page).allTextContents()).toEqual((await stored(page)).map(([, text]) => text));

  // Screen readers often skip a live region that comes together with its text.
  await expect(list(page).getByRole('status')).toHaveText('');
  await list(page).getByRole('button').click();
  await expect(entries(page)).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  // The pressed button is gone, so the focus goes to what says so.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('no list');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('a page that comes back from the browser’s own cache is a visit', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/company');
  await expect.poll(() => stored(page)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await stored(page)).toHaveLength(2);
});

test('blocked storage isn’t an error: the site works the same', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await openInteractive(page, '/');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark');
  await goTo(page, '/privacy');
  await expect(list(page)).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await goTo(page, '/contact-us');
  await expect(page.getByLabel('Your message')).toBeEditable();
});

test('without scripts the privacy page says why there is no list', async ({ plainPage: page }) => {
  await page.goto('/privacy');
  await expect(list(page)).toHaveText(/script/i);
});
