/** What's fetched before it's asked for. */
import type { Page, Request } from 'playwright';
import { budgets } from '../../contract/page-budgets.ts';
import { watchRequests } from '../../testing/browser/hold.ts';
import { openInteractive, shown } from '../../testing/browser/interactive.ts';
import { barLink } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

const barTargets = [
  '/how-we-work',
  '/services',
  '/enterprises',
  '/startups',
  '/case-studies',
  '/company',
  '/contact-us',
];

function watchParts(page: Page): () => string[] {
  const requests = watchRequests(page);
  return () => requests.flatMap((path) => /^\/parts\/[^/]+(\/.+)\.txt$/.exec(path)?.[1] ?? []);
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const card = (page: Page) => page.locator('main a[href^="/case-studies/"]').first();

/** Until what waits for an idle moment has had it, and longer than a pointer has to rest. */
const aWhile = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200), { timeout: 1000 })),
  );

test('when idle, each of the bar’s targets is fetched once, within the budget, and a press then fetches nothing', async ({
  newPage,
}) => {
  const page = await newPage();
  const parts = watchParts(page);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/parts/')) requests.push(request);
  });
  await openInteractive(page, '/company');
  const wanted = barTargets.filter((path) => path !== '/company');
  await expect.poll(parts).toEqual(wanted);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(budgets.idle);
  await barLink(page, '/how-we-work').click();
  await shown(page, '/how-we-work');
  expect(parts()).toEqual(wanted);
});

test('a link that the pointer rests on is fetched, and one that Tab passes is not', async ({ newPage }) => {
  const page = await newPage();
  const parts = watchParts(page);
  await openInteractive(page, '/case-studies');
  const idle = barTargets.filter((path) => path !== '/case-studies');
  await expect.poll(parts).toEqual(idle);
  const link = card(page);
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  await aWhile(page);
  expect(parts()).toEqual(idle);
  await link.hover();
  const path = await link.getAttribute('href');
  await expect.poll(parts).toEqual([...idle, path]);
  await link.click();
  await shown(page, path ?? '');
  expect(parts()).toEqual([...idle, path]);
});

test('nothing is fetched when idle on a phone, nor ahead for a visitor who saves data', async ({
  newPage,
}) => {
  const [onPhone, saving] = [await newPage(phone), await newPage()];
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  for (const page of [onPhone, saving]) {
    const parts = watchParts(page);
    await openInteractive(page, '/');
    if (page === saving) await barLink(page, '/company').hover();
    await aWhile(page);
    expect(parts()).toEqual([]);
  }
});

test('the client’s start brings no picture from further down the page', async ({ newPage }) => {
  const page = await newPage(phone);
  const pictures = watchRequests(page, (request) => request.resourceType() === 'image');
  await openInteractive(page, '/');
  await aWhile(page);
  const last = await page.locator('main img').last().getAttribute('src');
  expect(pictures).not.toContain(last);
});
