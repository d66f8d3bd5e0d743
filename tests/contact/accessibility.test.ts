/** The form's states as auditors of accessibility see them: what is wrong, what is under way, what failed. */

import { expect, test } from '../browser/browser-test.ts';
import { barriersByDayAndNight, findings } from '../built/auditors.ts';
import { fillIn, openForm, sample, send, summary } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();

test('with problems, while sending, and after a failure', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/503/);
  const page = await newPage({ ...site.options(), reducedMotion: 'reduce' });
  await openForm(page);
  await send(page);
  await summary(page).waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(4);
  expect(await findings(page)).toEqual([]);

  await fillIn(page);
  await page.check('#history');
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/enquiries', async (route) => {
    await held;
    await route.fulfill({ status: 503 });
  });
  const progress = page.locator('.enquiry-progress[role=status]');
  expect(await progress.textContent()).toBe('');
  await send(page);
  await page.waitForSelector('[data-stage=sending]');
  expect(await progress.textContent()).not.toBe('');
  expect(await barriersByDayAndNight(page)).toEqual([]);
  answerNow();
  await summary(page).and(page.getByRole('alert')).waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});

test('the answer to a plain post', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/422/);
  expectConsoleError(/ERR_FAILED/);
  const page = await newPage(site.options());
  // The auditor is a script itself, so the site's are kept away instead.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact-us');
  for (const [name, value] of Object.entries({ ...sample, email: 'ada@engine' })) {
    await page.fill(`#${name}`, value);
  }
  await page.check('#consent');
  await send(page);
  await summary(page).waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});
