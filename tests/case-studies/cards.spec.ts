/** A card shows its chart, and over it the drawn interface when a visitor points at it. A tap still opens the page. */
import type { Page } from 'playwright';
import { watchRequests } from '../../testing/browser/hold.ts';
import { openHydrated } from '../../testing/browser/hydrate.ts';
import { expect, test } from '../support/test.ts';

/** The drawings that are asked for, as they are. */
const watchDrawings = (page: Page) => watchRequests(page, (request) => request.url().includes('/sketch-'));

const card = (page: Page) => page.locator('.case-card').nth(1);

/** Of the drawing, what is not clipped away, as a share of its width. */
const shownShare = (page: Page) =>
  card(page)
    .locator('.case-drawing')
    .evaluate((drawing) => {
      const [, right] = /^inset\((?:0px ([\d.]+)%.*|0px)\)$/.exec(getComputedStyle(drawing).clipPath) ?? [];
      return 1 - Number(right ?? 0) / 100;
    });

test('the drawing is fetched and shown under the pointer and for the keyboard', async ({ newPage }) => {
  const page = await newPage();
  const asked = watchDrawings(page);
  await openHydrated(page, '/');
  const chart = card(page).locator('.card-picture');
  await chart.scrollIntoViewIfNeeded();
  const before = await chart.boundingBox();
  expect(asked).toEqual([]);
  await chart.hover({ force: true });
  await expect.poll(() => shownShare(page)).toBe(1);
  expect(asked).toHaveLength(1);
  const covered = await card(page).locator('.case-picture').boundingBox();
  expect([covered?.width, covered?.height]).toEqual([before?.width, before?.height]);
  await page.mouse.move(0, 0);
  await expect.poll(() => shownShare(page)).toBe(0);
  await page.locator('.case-card').first().locator('a').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => shownShare(page)).toBe(1);
});

test('a finger has a button for it, fetches nothing by scrolling, and opens the page with one tap', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const asked = watchDrawings(page);
  await openHydrated(page, '/case-studies');
  const button = card(page).getByRole('button', { name: 'The screen' });
  await button.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await button.tap();
  await expect.poll(() => shownShare(page)).toBe(1);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual([expect.stringContaining('-phone-')]);
  await button.tap();
  await expect.poll(() => shownShare(page)).toBe(0);
  await card(page).locator('.card-picture').tap({ force: true });
  await expect(page).toHaveURL(/\/case-studies\/./);
});
