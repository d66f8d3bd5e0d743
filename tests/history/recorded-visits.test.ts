/** The history of visits in a real browser: when entries are added, and what the privacy page does with them. */
import type { Page } from 'playwright';
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const key = 'visit-history';

const stored = (page: Page): Promise<[string, string][]> =>
  page.evaluate((name) => Object.entries(JSON.parse(localStorage.getItem(name) ?? '{}')), key);

const entries = (page: Page) => page.locator('[data-history]').getByRole('listitem');

test('the first view is noted before any sign of the visitor, in Singapore time', async ({
  newPage,
  site,
}) => {
  const page = await newPage({ timezoneId: 'America/New_York' });
  await page.clock.setFixedTime(new Date('2026-11-20T10:03:12Z'));
  await page.goto('/services/dev-ops');
  await expect
    .poll(() => stored(page))
    .toEqual([
      [
        String(Date.UTC(2026, 10, 20, 10, 3, 12) / 1000),
        `Fri Nov 20 2026 18:03:12 GMT+0800 (Singapore Standard Time) ${site}/services/dev-ops`,
      ],
    ]);
});

test('every change of route is noted, and so is going back', async ({ newPage, site }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await navigate(page, '/our-works');
  await page.waitForURL('/case-studies');
  await page.goBack();
  await page.waitForURL('/company');
  const addresses = async () => (await stored(page)).map(([, text]) => text.split(' ').at(-1));
  await expect
    .poll(addresses)
    .toEqual([`${site}/`, `${site}/company`, `${site}/case-studies`, `${site}/company`]);
  const seconds = (await stored(page)).map(([time]) => Number(time));
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
});

test('the history outlives a full load', async ({ newPage }) => {
  const page = await newPage();
  for (const path of ['/', '/company', '/privacy']) await page.goto(path);
  await expect.poll(async () => (await stored(page)).length).toBe(3);
});

test('storage of another shape is replaced', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript((name) => {
    if (!sessionStorage.getItem('spoilt')) localStorage.setItem(name, '{"half": a write');
    sessionStorage.setItem('spoilt', 'yes');
  }, key);
  await page.goto('/company');
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});

test('at most 500 entries are kept', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript((name) => {
    const old = Array.from({ length: 500 }, (_, index) => [1_000_000_000 + index, `visit ${index}`]);
    if (!localStorage.getItem(name)) localStorage.setItem(name, JSON.stringify(Object.fromEntries(old)));
  }, key);
  await page.goto('/company');
  await expect.poll(async () => (await stored(page)).at(-1)?.[1]).toMatch(/\/company$/);
  const kept = await stored(page);
  expect(kept.length).toBe(500);
  expect(kept[0]?.[0]).toBe('1000000001');
});

test('blocked storage is no error: the site works the same', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await openAwake(page, '/');
  await navigate(page, '/privacy');
  await page.waitForURL('/privacy');
  await page.locator('[data-history]').waitFor();
  expect(await entries(page).count()).toBe(0);
});

test('the privacy page lists all entries, and clears them', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await navigate(page, '/privacy');
  await page.waitForURL('/privacy');
  await expect.poll(() => entries(page).count()).toBe(3);
  expect(await entries(page).allTextContents()).toEqual((await stored(page)).map(([, text]) => text));

  // The live region is there before its text. Screen readers often skip one that comes together with it.
  expect(await page.locator('[data-history]').getByRole('status').textContent()).toBe('');
  await page.locator('[data-history]').getByRole('button').click();
  await expect.poll(() => entries(page).count()).toBe(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  // The pressed button is gone, so the focus goes to what says so.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('no history');
});

test('without scripts the privacy page says why there is no list', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/privacy');
  expect((await page.locator('[data-history]').textContent())?.toLowerCase()).toContain('script');
});

test('reading pages sends the history nowhere', async ({ newPage, site }) => {
  const page = await newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).origin !== site) sent.push(request.url());
    if (/GMT/.test(decodeURIComponent(request.url()))) sent.push(request.url());
  });
  await openAwake(page, '/');
  await navigate(page, '/privacy');
  await page.waitForURL('/privacy');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});
