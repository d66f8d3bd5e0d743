/** Awake, a hero's chart can be sounded, a vessel sails its course with the scroll, and its waypoints are links. */
import type { Page } from 'playwright';
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const lead = (page: Page) => page.locator('.lead-mark');
const wide = { viewport: { width: 1440, height: 900 } };

/** What lives comes once a visitor goes on. */
async function openLiving(page: Page, path: string): Promise<void> {
  await openAwake(page, path);
  await page.mouse.move(200, 300);
}

/** A point of the chart in the window, given in the units of its sheet. */
const onChart = (page: Page, x: number, y: number) =>
  page.locator('.living-chart').evaluate(
    (svg: SVGSVGElement, at) => {
      const { x, y } = new DOMPoint(...at).matrixTransform(svg.getScreenCTM() ?? undefined);
      return { x, y };
    },
    [x, y],
  );

async function sound(page: Page, x: number, y: number): Promise<string> {
  await page.locator('.living-chart').waitFor({ state: 'attached' });
  const at = await onChart(page, x, y);
  await page.mouse.move(at.x - 2, at.y);
  await page.mouse.move(at.x, at.y);
  return page.locator('.lead-depth').innerHTML();
}

test('the pointer sounds the chart: land, and the depths that are written on it', async ({ newPage }) => {
  const page = await newPage(wide);
  await openLiving(page, '/company');
  // The office's star is on land, and its place is the one that the chart states.
  await expect.poll(() => sound(page, 600, 372)).toBe('land');
  expect(await page.locator('.lead-position').innerHTML()).toMatch(/^1°1[56]\.\d′ N 103°5[01]\.\d′ E$/);
  const soundings = await page.locator('[data-chart] text').evaluateAll((texts) =>
    texts
      .map((text) => ({
        depth: text.innerHTML,
        x: Number(text.getAttribute('x')),
        y: Number(text.getAttribute('y')),
      }))
      // Neither faded out nor cut off, nor below the bar.
      .filter(({ depth, x, y }) => /^\d+$/.test(depth) && x > 500 && x < 870 && y > 150),
  );
  expect(soundings.length).toBeGreaterThan(5);
  for (const { depth, x, y } of soundings.slice(-6)) {
    await expect.poll(() => sound(page, x, y)).toBe(`${depth} m`);
  }
  expect(await page.locator('.lead-line').getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+L/);
});

test('the lead is taken in where words are, outside the hero, and with the scroll', async ({ newPage }) => {
  const page = await newPage(wide);
  await openLiving(page, '/company');
  await expect.poll(() => sound(page, 600, 372)).toBe('land');
  await page.locator('h1').hover();
  await expect.poll(() => lead(page).count()).toBe(0);
  await expect.poll(() => sound(page, 600, 372)).toBe('land');
  await page.mouse.move(700, 880);
  await expect.poll(() => lead(page).count()).toBe(0);
  await expect.poll(() => sound(page, 600, 372)).toBe('land');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => lead(page).count()).toBe(0);
});

test('a tap sets the lead, and it stays', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openLiving(page, '/company');
  await page.locator('.living-chart').waitFor({ state: 'attached' });
  await page.locator('.hero-chart').first().scrollIntoViewIfNeeded();
  const { x, y } = await onChart(page, 600, 372);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => page.locator('.lead-depth').innerHTML()).toBe('land');
});

test('on a chart that came as a picture, too', async ({ newPage }) => {
  const page = await newPage(wide);
  await openLiving(page, '/how-we-work');
  await navigate(page, '/company');
  await page.locator('img.hero-chart').waitFor();
  await expect.poll(() => sound(page, 600, 372)).toBe('land');
});

test('at rest the chart is as it was drawn; with the scroll a vessel sails along its course', async ({
  newPage,
}) => {
  const page = await newPage(wide);
  await openLiving(page, '/how-we-work');
  const vessel = page.locator('.vessel');
  await vessel.waitFor({ state: 'attached' });
  const added = () =>
    page
      .locator('.living-chart > g > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(new Set(await added())).toEqual(new Set(['0']));
  const place = () => vessel.evaluate((hull) => new DOMMatrix(getComputedStyle(hull).transform));
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(async () => (await added()).at(-1)).toBe('1');
  const half = await place();
  // Off the island, between the second waypoint and the third.
  expect([half.e > 390, half.e < 640, half.f > 255, half.f < 410]).toEqual([true, true, true, true]);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(async () => Math.round((await place()).e)).toBe(780);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => new Set(await added())).toEqual(new Set(['0']));
});

test('with reduced motion nothing sails', async ({ newPage }) => {
  const page = await newPage({ ...wide, reducedMotion: 'reduce' });
  await openLiving(page, '/how-we-work');
  await page.locator('.chart-stops').waitFor({ state: 'attached' });
  expect(await page.locator('.vessel').count()).toBe(0);
});

test('waypoints are links to the stages that they stand for', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 800 } });
  await openLiving(page, '/');
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
