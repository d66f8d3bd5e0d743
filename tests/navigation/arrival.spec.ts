/** How the next page arrives. */
import { holdFile, partOf } from '../../testing/browser/hold.ts';
import { goTo, openInteractive, shown } from '../../testing/browser/interactive.ts';
import { barLink, spinner } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

test('of two links pressed at once the last is followed, and the history has one more entry', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, '/');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    for (const path of ['/company', '/how-we-work'])
      document.querySelector<HTMLElement>(`nav[aria-label=Main] a[href="${path}"]`)?.click();
  });
  await shown(page, '/how-we-work');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a link to the page that is shown cancels a page that is on its way', async ({ newPage, audit }) => {
  const page = await newPage();
  await openInteractive(page, '/how-we-work');
  const privacy = await holdFile(page, partOf('/privacy'));
  await page.getByRole('contentinfo').locator('[href="/privacy"]').click();
  await expect(spinner(page)).toBeVisible();
  await audit(page, '[role=status]');
  await barLink(page, '/how-we-work').click();
  await expect(spinner(page)).toHaveCount(0);
  const answered = page.waitForResponse(partOf('/privacy'));
  await privacy.release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(new URL(page.url()).pathname).toBe('/how-we-work');
});

test('the bar marks the section that is shown', async ({ newPage }) => {
  const page = await newPage();
  await openInteractive(page, '/company');
  await goTo(page, '/startups/mvp');
  await expect(barLink(page, '/startups').first()).toHaveAttribute('aria-current', 'true');
  await goTo(page, '/startups');
  await expect(barLink(page, '/startups').first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').locator('[aria-current]').filter({ visible: true })).toHaveText(
    'Startups',
  );
});

test('a page that comes back from the browser’s own cache is a visit', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/company');
  const visits = () =>
    page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('visit-history') ?? '{}')).length);
  await expect.poll(visits).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await visits()).toBe(2);
});
