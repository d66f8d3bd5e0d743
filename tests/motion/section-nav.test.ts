/** After hydration wide windows have links to the page's sections, and phones a line for how much has been read. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { goTo, openHydrated } from '../browser/hydrate.ts';
import { scrollTo } from '../browser/state.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

/** The first heading of each row. */
const headings = (page: Page) =>
  page.locator('main h2:visible').evaluateAll((found) => {
    const tops = found.map((heading) => Math.round(heading.getBoundingClientRect().top));
    return found
      .filter((_, index) => tops[index] !== tops[index - 1])
      .map((heading) => (heading instanceof HTMLElement ? heading.innerText : ''));
  });

test('each page has a link for each section, large enough to press, beside the content', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await openHydrated(page, '/');
  for (const path of ['/', '/services/artificial-intelligence', '/case-studies/dbs', '/company']) {
    if (path !== '/') await goTo(page, path);
    await page.locator('.below-first-view').waitFor({ state: 'detached' });
    const links = sections(page).getByRole('link');
    await expect.poll(() => links.allInnerTexts(), { message: path }).toEqual(await headings(page));
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.top ?? 0) + 24);
      // The content begins at 57 px.
      expect(box.right).toBeLessThan(57);
    }
  }
});

test('a link leads to its section, and the section that is read is current', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openHydrated(page, '/how-we-work');
  const current = () => sections(page).locator('[aria-current=location]').allInnerTexts();
  const link = sections(page).getByRole('link').nth(2);
  const name = await link.innerText();
  await link.focus();
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
  const length = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  await scrollTo(page, length / 2);
  await expect.poll(width).toBeGreaterThan(190);
  expect(await width()).toBeLessThan(200);
  await scrollTo(page, length);
  await expect.poll(width).toBeGreaterThan(389);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => line.isVisible()).toBe(false);
});
