/** The spinner: after 150 ms, and not for a page that comes fast. */
import { holdFile, partOf, stopClock } from '../../testing/browser/hold.ts';
import { navigate, openInteractive } from '../../testing/browser/interactive.ts';
import { spinner } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

test('it appears after 150 ms and not before, and leaves with the wait', async ({ newPage }) => {
  const page = await newPage();
  await page.clock.install();
  await openInteractive(page, '/');
  const privacy = await holdFile(page, partOf('/privacy'));
  await stopClock(page);
  await navigate(page, '/privacy');
  await page.clock.runFor(149);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner(page)).toBeVisible();
  await privacy.release();
  await expect(page).toHaveURL('/privacy');
  await expect(spinner(page)).toHaveCount(0);
});
