/** After hydration wide windows have links to the page's sections, and phones a line for the way that is read. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const current = (page: Page) => sections(page).locator('[aria-current=location]').allInnerTexts();

/** Headings that are shown, as the page has them. */
const headings = (page: Page) =>
  page.locator('main h2:visible').evaluateAll((found) => {
    const tops = found.map((heading) => Math.round(heading.getBoundingClientRect().top));
    return found
      .filter((_, index) => tops[index] !== tops[index - 1])
      .map((heading) => (heading instanceof HTMLElement ? heading.innerText : ''));
  });

test.for(['/', '/services/artificial-intelligence', '/case-studies/dbs', '/company'])(
  '%s has a link for each section, large enough to press, beside the content',
  async (path, { newPage }) => {
    const page = await newPage({ viewport: { width: 1280, height: 800 } });
    await openAwake(page, path);
    const links = sections(page).getByRole('link');
    await expect.poll(() => links.allInnerTexts()).toEqual(await headings(page));
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, right, width, height } = link.getBoundingClientRect();
        return { top, right, width, height };
      }),
    );
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.top ?? 0) + 24);
      // The content begins at 57 px.
      expect(box.right).toBeLessThan(57);
    }
  },
);

test('a link leads to its section, and the section that is read is current', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openAwake(page, '/how-we-work');
  const link = sections(page).getByRole('link', { name: /^Who.s on the team$/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => current(page)).toEqual([expect.stringMatching(/^Who.s on the team$/)]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => current(page)).toEqual([]);
});

test('another page has its own sections', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openAwake(page, '/how-we-work');
  await page.getByRole('link', { name: 'Company', exact: true }).first().click();
  await page.waitForURL('/company');
  await expect.poll(() => sections(page).getByRole('link').allInnerTexts()).toContain('Where we work from');
  expect(
    await sections(page)
      .getByRole('link', { name: /^Who.s on the team$/ })
      .count(),
  ).toBe(0);
});

test('below 1280 px a line under the bar is as long as what is read', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openAwake(page, '/how-we-work');
  const line = page.locator('.reading-progress');
  await line.waitFor({ state: 'attached' });
  expect(await sections(page).count()).toBe(0);
  const width = async () => (await line.boundingBox())?.width ?? 0;
  expect(await width()).toBe(0);
  const scrollTo = (part: number) =>
    page.evaluate((to) => window.scrollTo(0, to * (document.body.scrollHeight - innerHeight)), part);
  await scrollTo(0.5);
  await expect.poll(width).toBeGreaterThan(190);
  expect(await width()).toBeLessThan(200);
  await scrollTo(1);
  await expect.poll(width).toBeGreaterThan(389);
});

test('with reduced motion no line grows', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await openAwake(page, '/how-we-work');
  const line = page.locator('.reading-progress');
  await line.waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 2000));
  expect(await line.isVisible()).toBe(false);
});
