/** Unknown and old addresses, loaded from elsewhere and navigated to inside the site. */
import type { Page } from 'playwright';
import { navigate, openInteractive, shown } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'HOME PAGE', exact: true }).click();
  await expect(page).toHaveURL('/');
}

test('an unknown address is a 404 with the owner’s wording and a way home', async ({
  newPage,
  expectConsoleError,
  audit,
}) => {
  expectConsoleError(/404/);
  const page = await newPage();
  expect((await page.goto('/case-studies/dbs/more'))?.status()).toBe(404);
  await audit(page);
  await expectNotFound(page);
});

test('inside the site, an address that no page of its folder has shows Not Found', async ({
  newPage,
  expectConsoleError,
}) => {
  // Only the server knows that there's no such page.
  expectConsoleError(/404/);
  const page = await newPage();
  await openInteractive(page, '/');
  await navigate(page, '/case-studies/no-such-client');
  await expect(page).toHaveURL('/case-studies/no-such-client');
  await expectNotFound(page);
});

test('an old address inside the site leads where the server says', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const page = await newPage();
  await openInteractive(page, '/disclaimer');
  await navigate(page, '/our-approach?a=b&tab=ui-ux');
  await shown(page, '/services/artificial-intelligence');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goBack();
  await shown(page, '/disclaimer');
});
