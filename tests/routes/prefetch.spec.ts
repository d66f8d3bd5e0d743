/** The page whose link is pointed at is fetched ahead. */
import type { Page } from 'playwright';
import { holdFile, watchRequests } from '../../testing/browser/hold.ts';
import { hydrated, openHydrated, shown } from '../../testing/browser/hydrate.ts';
import { expect, test } from '../support/test.ts';

const barLink = (page: Page, path: string) => page.locator(`.bar-menu a[href="${path}"]`);

test('the data of a page that is pointed at is fetched once, with the calculator it shows in one round trip', async ({
  newPage,
}) => {
  const page = await newPage();
  const requests = watchRequests(page);
  const ofCompany = () => requests.filter((path) => path === '/company');
  await openHydrated(page, '/services');
  expect(ofCompany()).toEqual([]);
  await barLink(page, '/company').hover();
  await expect.poll(ofCompany).toHaveLength(1);

  const data = await holdFile(page, /\/artificial-intelligence\.data\.json$/);
  await page.locator('main a[href="/services/artificial-intelligence"]').first().hover();
  await data.requested;
  for (const script of ['calculator-view', 'use-answers'])
    await expect.poll(() => requests).toContainEqual(expect.stringMatching(`^/assets/${script}-[^/]*\\.js$`));
  await data.release();

  await barLink(page, '/company').click();
  await shown(page, '/company');
  expect(ofCompany()).toHaveLength(1);
});

// Under Playwright Chromium doesn't prerender a page, but fetches it ahead.
test('before hydration the browser fetches ahead what is pointed at, and after it the application does', async ({
  newPage,
}) => {
  const page = await newPage();
  const requests = watchRequests(page);
  // Those that the browser makes ahead by itself.
  const ahead = watchRequests(
    page,
    (request) => request.headers()['sec-purpose']?.startsWith('prefetch') ?? false,
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(ahead).toEqual([]);
  await barLink(page, '/company').hover();
  await expect.poll(() => ahead).toEqual(['/company']);
  await hydrated(page);
  // The link that hydrated the page is answered by the application, too.
  await expect.poll(() => requests).toContain('/company');
  await barLink(page, '/how-we-work').hover();
  await barLink(page, '/how-we-work').click();
  await expect(page).toHaveURL('/how-we-work');
  expect(ahead).toEqual(['/company']);
});

test('for a visitor who saves data nothing is fetched that was not asked for', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requests = watchRequests(page);
  await openHydrated(page, '/');
  await barLink(page, '/company').hover();
  await barLink(page, '/company').focus();
  await barLink(page, '/how-we-work').click();
  await expect(page).toHaveURL('/how-we-work');
  // Requests go out in turn: one for what was pointed at would have gone before.
  expect(requests).not.toContain('/company');
});
