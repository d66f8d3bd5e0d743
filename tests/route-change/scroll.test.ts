/** Where a page is scrolled to after a change of route: its top, its anchor, or where the visitor had left it. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { goTo, hydrate, hydrated, navigate, openHydrated } from '../browser/hydrate.ts';
import { scrolled, scrollTo } from '../browser/state.ts';

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
  // Before hydration, which scrolling begins.
  await moveTo(page, 1500);
  await hydrated(page);
  await goTo(page, '/company');
  await isAt(page, 0);
  await moveTo(page, 400);
  await page.goBack();
  await page.waitForURL('/');
  await isAt(page, 1500);
  await page.goForward();
  await page.waitForURL('/company');
  await isAt(page, 400);
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await page.waitForURL('/');
  await isAt(page, 1500);
});

const anchor = '#architecture-advisory';

/** Below the bar, near the top of the window. */
async function anchorIsShown(page: Page): Promise<void> {
  const top = () => page.locator(anchor).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await scrolled(page)).toBeGreaterThan(200);
}

test('an anchor is scrolled to: by a full load, from another page and on the shown one', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(`/enterprises${anchor}`);
  await anchorIsShown(page);
  await openHydrated(page, '/');
  await moveTo(page, 900);
  await navigate(page, `/enterprises${anchor}`);
  await page.waitForURL(`/enterprises${anchor}`);
  await anchorIsShown(page);

  await openHydrated(page, '/enterprises');
  await moveTo(page, 150);
  await navigate(page, anchor);
  await anchorIsShown(page);
  await page.goBack();
  await page.waitForURL('/enterprises');
  await isAt(page, 150);
  await page.goForward();
  await anchorIsShown(page);
  // The same link, followed twice.
  await moveTo(page, 0);
  await navigate(page, anchor);
  await anchorIsShown(page);
});
