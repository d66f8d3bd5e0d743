/** After hydration wide windows have links to the page's sections, and phones a line for how much has been read. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { goTo, openHydrated } from '../browser/hydrate.ts';
import { scrollTo } from '../browser/state.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

test('each page has links to its sections, and the section that is read is current', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openHydrated(page, '/company');
  await goTo(page, '/how-we-work');
  const links = sections(page).getByRole('link');
  const headings = () => page.locator('main h2:visible').allInnerTexts();
  const missing = async () => {
    const shown = await headings();
    return (await links.allInnerTexts()).filter((name) => !shown.includes(name));
  };
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  await expect.poll(missing).toEqual([]);
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(24);

  const current = () => sections(page).locator('[aria-current=location]').allInnerTexts();
  const name = await links.nth(2).innerText();
  await links.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect.poll(current).toEqual([name]);
  await scrollTo(page, 0);
  await expect.poll(current).toEqual([]);
});

test('below 1280 px a line under the bar is as long as what has been read', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openHydrated(page, '/how-we-work');
  const line = page.locator('.reading-progress');
  await line.waitFor({ state: 'attached' });
  expect(await sections(page).count()).toBe(0);
  const width = async () => (await line.boundingBox())?.width ?? 0;
  expect(await width()).toBe(0);
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
  await expect.poll(width).toBeGreaterThan(389);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => line.isVisible()).toBe(false);
});
