/** Where a page is scrolled to, and what has the focus, after a change of route. */
import type { Page } from 'playwright';
import * as app from '../../testing/browser/interactive.ts';
import { scrolled, scrollTo } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

const isAt = (page: Page, top: number) => expect.poll(() => scrolled(page)).toBe(top);

async function moveTo(page: Page, top: number) {
  await scrollTo(page, top);
  await isAt(page, top);
}

test('a new page starts at the top, and Back, Forward and a reload restore the place', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto('/');
  // Before the client starts, which scrolling brings.
  await moveTo(page, 1500);
  await app.untilInteractive(page);
  await app.goTo(page, '/company');
  await isAt(page, 0);
  await moveTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await isAt(page, 1500);
  await page.goForward();
  await expect(page).toHaveURL('/company');
  await isAt(page, 400);
  await page.reload();
  await app.makeInteractive(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await isAt(page, 1500);
});

const anchor = 'architecture-advisory';

async function anchorIsShown(page: Page): Promise<void> {
  const top = () => page.locator(`#${anchor}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await scrolled(page)).toBeGreaterThan(200);
  await expect(page.locator(`#${anchor}`)).toBeFocused();
  // Nobody presses Back before there's a frame of it, with which the browser tells of the scroll.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('an anchor is scrolled to and focused: by a full load, from another page and on the shown one', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(`/enterprises#${anchor}`);
  await anchorIsShown(page);
  await app.openInteractive(page, '/');
  await moveTo(page, 900);
  await app.navigate(page, `/enterprises#${anchor}`);
  await page.waitForURL(`/enterprises#${anchor}`);
  await anchorIsShown(page);
  expect(await app.isSameDocument(page)).toBe(true);

  await app.openInteractive(page, '/enterprises');
  await moveTo(page, 150);
  await app.navigate(page, `#${anchor}`);
  await anchorIsShown(page);
  await page.goBack();
  await expect(page).toHaveURL('/enterprises');
  await isAt(page, 150);
  await page.goForward();
  await anchorIsShown(page);
  await moveTo(page, 0);
  await app.navigate(page, `#${anchor}`);
  await anchorIsShown(page);
  // A place in the page is no visit.
  await app.goTo(page, '/company');
  const visits = await page.evaluate(() => localStorage.getItem('visit-history') ?? '');
  expect(visits).toContain('/company');
  expect(visits.match(/\/enterprises/g)).toHaveLength(3);
  // An anchor that isn't there leads to the top of the page.
  await app.navigate(page, '/services#100%');
  await app.shown(page, '/services');
  await isAt(page, 0);
});

test('the first Tab reaches the link that skips to the content, before and after the client starts', async ({
  newPage,
}) => {
  const page = await newPage();
  for (const isStarted of [false, true]) {
    await page.goto('/services');
    await page.keyboard.press('Tab');
    if (isStarted) await app.untilInteractive(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test('a change of route moves the focus to the main part and announces the title', async ({ newPage }) => {
  const page = await newPage();
  await app.openInteractive(page, '/');
  const earlier = await page.title();
  const live = page.locator('[aria-live=polite]:not([role])').last();
  expect((await live.textContent())?.trim()).toBe('');
  await page.getByRole('link', { name: 'Company', exact: true }).first().focus();
  await app.goTo(page, '/company');
  await expect(page.locator('#main')).toBeFocused();
  await expect(live).toHaveText(await page.title());
  expect(await page.title()).not.toBe(earlier);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
