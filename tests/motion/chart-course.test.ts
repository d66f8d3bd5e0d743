/** After hydration a vessel sails a hero's course with the scroll, and its waypoints are links. */
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const wide = { viewport: { width: 1440, height: 900 } };

test('at rest the chart is as it was drawn; with the scroll a vessel sails along its course', async ({
  newPage,
}) => {
  const page = await newPage(wide);
  await openAwake(page, '/how-we-work');
  const vessel = page.locator('.vessel');
  await vessel.waitFor({ state: 'attached' });
  const added = () =>
    page
      .locator('.chart-course > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(new Set(await added())).toEqual(new Set(['0']));
  const sailed = () => vessel.evaluate((hull) => Number.parseFloat(getComputedStyle(hull).offsetDistance));
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(async () => (await added()).at(-1)).toBe('1');
  const half = await sailed();
  expect(half).toBeGreaterThan(30);
  expect(half).toBeLessThan(95);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(sailed).toBe(100);
  expect(new Set(await added())).toEqual(new Set(['1']));
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => new Set(await added())).toEqual(new Set(['0']));
});

test('with reduced motion nothing sails', async ({ newPage }) => {
  const page = await newPage({ ...wide, reducedMotion: 'reduce' });
  await openAwake(page, '/how-we-work');
  const vessel = page.locator('.vessel');
  await vessel.waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  expect(await vessel.evaluate((hull) => getComputedStyle(hull).opacity)).toBe('0');
});

test('waypoints are links to the stages that they stand for', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 800 } });
  await openAwake(page, '/');
  const stops = page.locator('.chart-stops').getByRole('link');
  const steps = await page.locator('.course-step h3').allInnerTexts();
  await expect.poll(() => stops.evaluateAll((all) => all.map((stop) => stop.ariaLabel))).toEqual(steps);
  for (const stop of await stops.all()) {
    const box = await stop.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await stops.last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/how-we-work#[a-z-]+$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(steps.at(-1));
});
