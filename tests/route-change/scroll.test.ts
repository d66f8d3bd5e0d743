/** Where a page stands after a change of route: at the top, at its anchor, or where one had left it. */
import type { Page } from 'playwright';
import { navigate, openAwake, waitUntilAwake, wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

test('a new page starts at the top, and going back restores the place', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await scrollTo(page, 1500);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await page.waitForURL('/');
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await page.waitForURL('/company');
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('a place that was reached before React woke is restored, too', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await scrollTo(page, 1500);
  await waitUntilAwake(page);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.goBack();
  await page.waitForURL('/');
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test('places outlive a reload', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await scrollTo(page, 1500);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.reload();
  await wake(page);
  await page.goBack();
  await page.waitForURL('/');
  await expect.poll(() => scrolled(page)).toBe(1500);
});

const anchor = '#architecture-advisory';

async function placeOfAnchor(page: Page): Promise<number> {
  return page.locator(anchor).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

test('an anchor is scrolled to by a full load', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/enterprises${anchor}`);
  await expect.poll(() => placeOfAnchor(page)).toBeLessThan(200);
  expect(await placeOfAnchor(page)).toBeGreaterThanOrEqual(0);
  expect(await scrolled(page)).toBeGreaterThan(200);
});

test('an anchor on another page is scrolled to inside the application', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await scrollTo(page, 900);
  await navigate(page, `/enterprises${anchor}`);
  await page.waitForURL(`/enterprises${anchor}`);
  await expect.poll(() => placeOfAnchor(page)).toBeLessThan(200);
  expect(await placeOfAnchor(page)).toBeGreaterThanOrEqual(0);
});

test('an anchor on the shown page is scrolled to', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/enterprises');
  await navigate(page, `/enterprises${anchor}`);
  await expect.poll(() => placeOfAnchor(page)).toBeLessThan(200);
  expect(await placeOfAnchor(page)).toBeGreaterThanOrEqual(0);
});
