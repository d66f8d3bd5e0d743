/** After hydration a vessel sails along a hero's course with the scroll, and the waypoints are links. */
import { expect, test } from '../browser/browser-test.ts';
import { openHydrated } from '../browser/hydrate.ts';
import { scrollTo } from '../browser/state.ts';

const viewport = { width: 1440, height: 900 };

test('at rest the chart is as it was drawn; with the scroll a vessel sails along its course', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await openHydrated(page, '/how-we-work');
  const vessel = page.locator('.vessel');
  await vessel.waitFor({ state: 'attached' });
  const opacity = () => vessel.evaluate((hull) => getComputedStyle(hull).opacity);
  const sailed = () => vessel.evaluate((hull) => Number.parseFloat(getComputedStyle(hull).offsetDistance));
  expect(await opacity()).toBe('0');
  await scrollTo(page, 150);
  await expect.poll(opacity).toBe('1');
  const half = await sailed();
  expect(half).toBeGreaterThan(30);
  expect(half).toBeLessThan(95);
  await scrollTo(page, 400);
  await expect.poll(sailed).toBe(100);
  await scrollTo(page, 0);
  await expect.poll(opacity).toBe('0');
});

test('waypoints are links to the stages they stand for', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 800 } });
  await openHydrated(page, '/');
  const stops = page.locator('.chart-stops').getByRole('link');
  const steps = await page.locator('.course-step h3').allInnerTexts();
  await expect.poll(() => stops.evaluateAll((all) => all.map((stop) => stop.ariaLabel))).toEqual(steps);
  const sizes = await stops.evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect()));
  expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(24);
  await stops.last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/how-we-work#[a-z-]+$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(steps.at(-1));
});
