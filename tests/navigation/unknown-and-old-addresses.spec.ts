/** Unknown and old addresses, loaded from elsewhere and navigated to inside the site. */
import type { Page } from 'playwright';
import { makeInteractive, navigate, openInteractive, shown } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';

/** What the Not Found screen says, to the letter. */
const notFoundWords = {
  heading: 'Page Not Found',
  text: 'Sorry, but the page you are looking for has not been found. Try checking the URL for errors, then hit the refresh button on your browser.',
  action: 'HOME PAGE',
} as const;

async function expectNotFound(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: notFoundWords.heading, exact: true }),
  ).toBeVisible();
  await expect(page.getByText(notFoundWords.text, { exact: true })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: notFoundWords.action, exact: true }).click();
  await expect(page).toHaveURL('/');
}

test('an unknown address is a 404 with the owner’s wording and a way home', async ({
  newPage,
  expectConsoleError,
  audit,
}) => {
  expectConsoleError(/404/);
  const page = await newPage();
  for (const [path, width] of [
    ['/nowhere', 1440],
    ['/case-studies/dbs/more', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await page.goto(path))?.status()).toBe(404);
    await audit(page);
    await expectNotFound(page);
  }
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
  // They have no part.
  expectConsoleError(/404/);
  const page = await newPage();
  await openInteractive(page, '/disclaimer');
  await navigate(page, '/our-approach?a=b&tab=ui-ux');
  await shown(page, '/services/artificial-intelligence');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goBack();
  await shown(page, '/disclaimer');
});

test('a host that answers at an address written in another way gets a page that works, at its own address', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const page = await newPage();
  await page.route('**/contact%2Dus', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('%2D', '-') });
    await route.fulfill({ response });
  });
  await page.goto('/contact%2Dus');
  await makeInteractive(page);
  expect(new URL(page.url()).pathname).toBe('/contact-us');
  await page.locator('.enquiry-send button').click();
  await expect(page.locator('.enquiry-summary')).toBeVisible();
});
