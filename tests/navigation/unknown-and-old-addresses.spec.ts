/** Unknown and old addresses, navigated to inside the site. What the server answers itself is tested there. */
import { navigate, openInteractive, shown } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';

test('an address that no page has shows Not Found, with a way home', async ({
  newPage,
  expectConsoleError,
  audit,
}) => {
  // Only the server knows that there's no such page.
  expectConsoleError(/404/);
  const page = await newPage();
  await openInteractive(page, '/');
  await navigate(page, '/case-studies/no-such-client');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/case-studies/no-such-client');
  await audit(page);
  await page.getByRole('main').getByRole('link', { name: 'HOME PAGE', exact: true }).click();
  await expect(page).toHaveURL('/');
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
