/** The failure statistics count up by 1 every 20 ms; their final values are in the HTML from the start. */
import type { Locator, Page } from 'playwright';
import { openAwake, wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { stopClock } from '../browser/stop-clock.ts';

const finals = [37, 23, 25];
const percents = (values: readonly number[]) => values.map((value) => `${value}%`);

/** What eyes see; screen readers have the final value beside it. */
const shown = (page: Page) => page.locator('main [aria-hidden=true]').filter({ hasText: /^\d+%$/ });
const shownTexts = (page: Page) => shown(page).allTextContents();

/** Observers are called in the order in which they were made: what the page observes has been called too. */
async function isSeen(elements: Locator): Promise<void> {
  await elements.evaluateAll((found) =>
    Promise.all(
      found.map(
        (element) =>
          new Promise<void>((resolve) => {
            new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
          }),
      ),
    ),
  );
}

test('the HTML holds the final numbers', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await shownTexts(page)).toEqual(percents(finals));
});

test('they count from 0 by 1 every 20 ms and stop at their targets', async ({ newPage }) => {
  // Wide and high enough for all three to come into view together.
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await openAwake(page, '/');
  await expect.poll(() => shownTexts(page)).toEqual(percents([0, 0, 0]));
  await stopClock(page);
  await shown(page)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await isSeen(shown(page));
  let passed = 0;
  for (const milliseconds of [20, 40, 200, 480, 500, 740, 2000]) {
    await page.clock.runFor(milliseconds - passed);
    passed = milliseconds;
    const count = Math.floor(milliseconds / 20);
    await expect
      .poll(() => shownTexts(page))
      .toEqual(percents(finals.map((final) => Math.min(final, count))));
  }
});

test('nothing moves while they count', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.evaluate(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('sources' in entry && Array.isArray(entry.sources))
          for (const { node } of entry.sources) moved.push(String(node?.textContent));
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { moved });
  });
  await wake(page);
  await expect.poll(() => shownTexts(page)).toEqual(percents([0, 0, 0]));
  await shown(page)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => shownTexts(page)).toEqual(percents(finals));
  expect(await page.evaluate('moved')).toEqual([]);
});

test('assistive technology hears the final number only', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await expect.poll(() => shownTexts(page)).toEqual(percents([0, 0, 0]));
  const tree = await page.getByRole('main').ariaSnapshot();
  for (const final of finals) expect(tree).toContain(`${final}%`);
  expect(tree).not.toMatch(/\b0%/);
});

test('with reduced motion they stand', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAwake(page, '/');
  expect(await shownTexts(page)).toEqual(percents(finals));
  await shown(page).first().scrollIntoViewIfNeeded();
  await isSeen(shown(page).first());
  expect(await shownTexts(page)).toEqual(percents(finals));
});
