/** What hydration adds: links to sections, a ship on a hero's course, waypoints, and a line of what has been read. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { goTo, openHydrated } from '../browser/hydrate.ts';
import { scrollTo } from '../browser/state.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

const smallest = (targets: (HTMLElement | SVGElement)[]) =>
  Math.min(
    ...targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return [width, height];
    }),
  );

test('a wide window shows section links, marks the section being read, and moves the ship on scrolling', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openHydrated(page, '/company');
  await goTo(page, '/how-we-work');
  const ship = page.locator('.ship');
  await ship.waitFor({ state: 'attached' });
  const opacity = () => ship.evaluate((hull) => getComputedStyle(hull).opacity);
  const sailed = () => ship.evaluate((hull) => Number.parseFloat(getComputedStyle(hull).offsetDistance));
  expect(await opacity()).toBe('0');
  await scrollTo(page, 150);
  await expect.poll(opacity).toBe('1');
  const half = await sailed();
  expect(half).toBeGreaterThan(30);
  expect(half).toBeLessThan(95);
  await scrollTo(page, 400);
  await expect.poll(sailed).toBe(100);

  const links = sections(page).getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  const headings = await page.locator('main h2:visible').allInnerTexts();
  expect(headings).toEqual(expect.arrayContaining(await links.allInnerTexts()));
  expect(await links.evaluateAll(smallest)).toBeGreaterThanOrEqual(24);
  const current = () => sections(page).locator('[aria-current=location]').allInnerTexts();
  const name = await links.nth(2).innerText();
  await links.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect.poll(current).toEqual([name]);
  await scrollTo(page, 0);
  await expect.poll(current).toEqual([]);
  await expect.poll(opacity).toBe('0');
});

test('on a phone a line is as long as what has been read, and waypoints are links to the stages they stand for', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 320, height: 800 } });
  await openHydrated(page, '/');
  const stops = page.locator('.chart-stops').getByRole('link');
  const steps = await page.locator('.course-step h3').allInnerTexts();
  await expect.poll(() => stops.evaluateAll((all) => all.map((stop) => stop.ariaLabel))).toEqual(steps);
  expect(await stops.evaluateAll(smallest)).toBeGreaterThanOrEqual(24);
  await stops.last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/how-we-work#[a-z-]+$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(steps.at(-1));

  const line = page.locator('.reading-progress');
  await line.waitFor({ state: 'attached' });
  expect(await sections(page).count()).toBe(0);
  const width = async () => (await line.boundingBox())?.width ?? 0;
  await scrollTo(page, 0);
  await expect.poll(width).toBe(0);
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
  await expect.poll(width).toBeGreaterThan(319);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => line.isVisible()).toBe(false);
});
