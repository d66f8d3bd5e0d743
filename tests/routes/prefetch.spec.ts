/** The page whose link is pointed at is fetched ahead. */
import type { Page } from 'playwright';
import { watchRequests } from '../../testing/browser/hold.ts';
import { openInteractive, shown, untilInteractive } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';

const barLink = (page: Page, path: string) => page.locator(`.bar-menu a[href="${path}"]`);

test('a page that is pointed at is fetched once', async ({ newPage }) => {
  const page = await newPage();
  const requests = watchRequests(page);
  const ofCompany = () => requests.filter((path) => path === '/company');
  await openInteractive(page, '/services');
  expect(ofCompany()).toEqual([]);
  await barLink(page, '/company').hover();
  await expect.poll(ofCompany).toHaveLength(1);

  await barLink(page, '/company').click();
  await shown(page, '/company');
  expect(ofCompany()).toHaveLength(1);
});

// Under Playwright Chromium doesn't prerender a page, but fetches it ahead.
test('before the client starts the browser fetches ahead what is pointed at, and after it the client does', async ({
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
  await untilInteractive(page);
  // The link whose hover started the client is answered by the client, too.
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
  await openInteractive(page, '/');
  await barLink(page, '/company').hover();
  await barLink(page, '/company').focus();
  await barLink(page, '/how-we-work').click();
  await expect(page).toHaveURL('/how-we-work');
  // Requests go out in turn: one for what was pointed at would have gone before.
  expect(requests).not.toContain('/company');
});
