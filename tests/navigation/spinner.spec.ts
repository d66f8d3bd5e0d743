/** The spinner: after 150 ms, and not for a page that comes fast. */
import type { Page } from 'playwright';
import { holdFile, partOf, stopClock } from '../../testing/browser/hold.ts';
import { navigate, openInteractive } from '../../testing/browser/interactive.ts';
import { spinner } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

async function watchSpinner(page: Page) {
  await page.evaluate(() => {
    const begun = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=status] > :not([hidden]) svg')) return;
      document.documentElement.dataset['spinnerAfter'] = String(performance.now() - begun);
      observer.disconnect();
    }).observe(document.body, { attributes: true, subtree: true });
  });
}

const spinnerAfter = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['spinnerAfter'] ?? null);

test('it appears after 150 ms and not before, and leaves with the wait', async ({ newPage }) => {
  const page = await newPage();
  await page.clock.install();
  await openInteractive(page, '/');
  const privacy = await holdFile(page, partOf('/privacy'));
  await stopClock(page);
  await watchSpinner(page);
  await navigate(page, '/privacy');
  const shown = spinner(page);
  const appears = async () => {
    await page.clock.runFor(10);
    return shown.count();
  };
  await expect.poll(appears, { intervals: [10] }).toBe(1);
  const after = Number(await spinnerAfter(page));
  expect(after).toBeGreaterThanOrEqual(150);
  // The wait begins a frame and a few steps after the click.
  expect(after).toBeLessThan(400);
  await expect(shown).toBeVisible();
  await privacy.release();
  await expect(page).toHaveURL('/privacy');
  await expect(shown).toHaveCount(0);
  const next = await holdFile(page, partOf('/disclaimer'));
  await navigate(page, '/disclaimer');
  await page.clock.runFor(100);
  await expect(shown).toHaveCount(0);
  await next.release();
});
