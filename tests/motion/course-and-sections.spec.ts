/** What hydration adds: links to sections in wide windows, and to the stages on a chart. */

import { goTo, openHydrated } from '../../testing/browser/hydrate.ts';
import { scrollTo } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

const smallest = (targets: (HTMLElement | SVGElement)[]) =>
  Math.min(
    ...targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return [width, height];
    }),
  );

test('a wide window shows section links and marks the section being read', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openHydrated(page, '/company');
  await goTo(page, '/how-we-work');
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  const links = sections.getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  const headings = await page.locator('main h2:visible').allInnerTexts();
  expect(headings).toEqual(expect.arrayContaining(await links.allInnerTexts()));
  expect(await links.evaluateAll(smallest)).toBeGreaterThanOrEqual(24);
  const current = () => sections.locator('[aria-current=location]').allInnerTexts();
  const name = await links.nth(2).innerText();
  await links.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect.poll(current).toEqual([name]);
  await scrollTo(page, 0);
  await expect.poll(current).toEqual([]);
});

test('waypoints on the chart are links to the stages they stand for', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 800 } });
  await openHydrated(page, '/');
  const stops = page.locator('.chart-stops').getByRole('link');
  const steps = await page.locator('.course-step h3').allInnerTexts();
  await expect.poll(() => stops.evaluateAll((all) => all.map((stop) => stop.ariaLabel))).toEqual(steps);
  expect(await stops.evaluateAll(smallest)).toBeGreaterThanOrEqual(24);
  await stops.last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/how-we-work#[a-z-]+$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(steps.at(-1));
});
