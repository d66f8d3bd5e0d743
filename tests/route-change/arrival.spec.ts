/** How the next page arrives: the press is answered first, then comes the first view with its chart, then the rest. */
import type { Page } from 'playwright';
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, openInteractive, shown } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';

const barLink = (page: Page, path: string) => page.locator(`.bar-menu a[href="${path}"]`);

async function fetchAhead(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse(`**${path}`);
  await barLink(page, path).hover();
  await (await answer).finished();
}

test('of two links pressed at once the last is followed, and the history has one more entry', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, '/');
  await fetchAhead(page, '/company');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    for (const path of ['/company', '/how-we-work'])
      document.querySelector<HTMLElement>(`.bar-menu a[href="${path}"]`)?.click();
  });
  await shown(page, '/how-we-work');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a link to the page that is shown cancels a page that is on its way', async ({ newPage, audit }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openInteractive(page, '/how-we-work');
  const company = await holdFile(page, '**/company');
  await barLink(page, '/company').click();
  await expect(page.locator('.spinner:visible')).toBeVisible();
  await audit(page, '.spinner');
  await barLink(page, '/how-we-work').click();
  await expect(page.locator('.spinner:visible')).toHaveCount(0);
  const answered = page.waitForResponse('**/company');
  await company.release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(new URL(page.url()).pathname).toBe('/how-we-work');
});

test('a page that is navigated to has its chart, and still has it after Back', async ({ newPage }) => {
  const page = await newPage();
  await openInteractive(page, '/services');
  await goTo(page, '/company');
  await expect(page.locator('.hero-chart svg')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(page.locator('.hero-chart svg')).toBeVisible();
});
