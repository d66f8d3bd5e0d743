/** Awake, the edge of the sheet shows where one is and leads to the page's sections; on a phone a course grows under the bar. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const edge = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const current = (page: Page) => edge(page).locator('[aria-current=location]').allInnerTexts();

/** What lives comes once a visitor goes on. */
async function openLiving(page: Page, path: string): Promise<void> {
  await openAwake(page, path);
  await page.mouse.move(200, 300);
}

/** Headings that are shown, as the page has them. */
const headings = (page: Page) =>
  page.locator('main h2:visible').evaluateAll((found) => {
    const tops = found.map((heading) => Math.round(heading.getBoundingClientRect().top));
    return found
      .filter((_, index) => tops[index] !== tops[index - 1])
      .map((heading) => (heading instanceof HTMLElement ? heading.innerText : ''));
  });

test.for(['/', '/services/artificial-intelligence', '/case-studies/dbs', '/company'])(
  '%s has a tick for each section, a target of its own, beside the content',
  async (path, { newPage }) => {
    const page = await newPage({ viewport: { width: 1280, height: 800 } });
    await openLiving(page, path);
    const links = edge(page).getByRole('link');
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

test('a tick leads to its section, and the scale follows the reader', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openLiving(page, '/how-we-work');
  const link = edge(page).getByRole('link', { name: 'Who is in a crew' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => current(page)).toEqual(['Who is in a crew']);
  const cursor = page.locator('.sheet-edge-cursor');
  const distance = async () => {
    const [mark, tick] = await Promise.all([cursor.boundingBox(), link.boundingBox()]);
    return (mark?.y ?? 0) - (tick?.y ?? 0);
  };
  // The heading has come up to the bar, past the line at which its reading begins.
  await expect.poll(distance).toBeGreaterThan(0);
  await expect.poll(distance).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => current(page)).toEqual([]);
});

test('another page has its own sections', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openLiving(page, '/how-we-work');
  await page.getByRole('link', { name: 'Company', exact: true }).first().click();
  await page.waitForURL('/company');
  await expect.poll(() => edge(page).getByRole('link').allInnerTexts()).toContain('Where we work from');
  expect(await edge(page).getByRole('link', { name: 'Who is in a crew' }).count()).toBe(0);
});

test('below 1280 px there is a course under the bar instead, as long as what is read', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openLiving(page, '/how-we-work');
  const course = page.locator('.reading-course');
  await course.waitFor({ state: 'attached' });
  expect(await edge(page).count()).toBe(0);
  const width = async () => (await course.boundingBox())?.width ?? 0;
  expect(await width()).toBe(0);
  const scrollTo = (part: number) =>
    page.evaluate((to) => window.scrollTo(0, to * (document.body.scrollHeight - innerHeight)), part);
  await scrollTo(0.5);
  await expect.poll(width).toBeGreaterThan(190);
  expect(await width()).toBeLessThan(200);
  await scrollTo(1);
  await expect.poll(width).toBeGreaterThan(389);
});

test('with reduced motion no course grows', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await openLiving(page, '/how-we-work');
  const course = page.locator('.reading-course');
  await course.waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 2000));
  expect(await course.isVisible()).toBe(false);
});
