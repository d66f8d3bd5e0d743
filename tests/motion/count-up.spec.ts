/** The failure statistics count up by 1 every 20 ms; their final values are in the HTML from the start. */
import type { Page } from 'playwright';
import { stopClock } from '../../testing/browser/hold.ts';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { watchShifts } from '../../testing/browser/layout-shift.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const viewport = { width: 1440, height: 900 };
const finals = [37, 23, 25];
const percents = (values: readonly number[]) => values.map((value) => `${value}%`);

/** What eyes see; screen readers have the final value beside it. */
const shown = (page: Page) => page.locator('main [aria-hidden=true]').filter({ hasText: /^\d+%$/ });
const firstText = (page: Page) => shown(page).first().textContent();

/** Just below the window, where it waits. */
async function scrollNearFirst(page: Page): Promise<void> {
  const first = shown(page).first();
  await first.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 20, behavior: 'instant' }),
  );
  await expect.poll(() => first.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
}

const scrollToFirst = (page: Page) =>
  shown(page)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('they count from 0 by 1 every 20 ms, nothing moves, and screen readers and paper have the final values', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await page.clock.install();
  await openInteractive(page, '/');
  const tree = await page.getByRole('main').ariaSnapshot();
  for (const final of percents(finals)) expect(tree).toContain(final);
  expect(tree).not.toMatch(/\b0%/);
  await scrollNearFirst(page);
  await stopClock(page);
  const moved = await watchShifts(page);
  await scrollToFirst(page);
  await expect.poll(() => firstText(page)).toBe('0%');
  let passed = 0;
  const countsUntil = async (milliseconds: number, counted: number) => {
    await page.clock.runFor(milliseconds - passed);
    passed = milliseconds;
    await expect.poll(() => firstText(page)).toBe(`${counted}%`);
  };
  for (const milliseconds of [20, 40, 200, 480, 500]) await countsUntil(milliseconds, milliseconds / 20);
  expect(await moved()).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const takesRoom = await shown(page).evaluateAll((found) =>
    found.map(({ parentElement }) =>
      [...(parentElement?.children ?? [])]
        .filter((text) => text.getBoundingClientRect().width > 20)
        .map((text) => text.textContent),
    ),
  );
  expect(takesRoom).toEqual(percents(finals).map((final) => [final]));
  await page.emulateMedia({ media: 'screen' });
  for (const milliseconds of [740, 2000]) await countsUntil(milliseconds, 37);
});
