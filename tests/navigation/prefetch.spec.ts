/** What's fetched before it's asked for. */
import type { Page, Request } from 'playwright';
import { budgets } from '../../contract/page-budgets.ts';
import { stopClock, watchRequests } from '../../testing/browser/hold.ts';
import { openInteractive, shown } from '../../testing/browser/interactive.ts';
import { barLink, scrolled } from '../../testing/browser/state.ts';
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

/** Longer than a pointer has to rest. */
async function aWhile(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
}

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

test('on a phone nothing is fetched when idle, nothing for a swipe that begins on a card, and a touch that stays is', async ({
  newPage,
}) => {
  const page = await newPage(phone);
  await page.clock.install();
  const parts = watchParts(page);
  await openInteractive(page, '/case-studies');
  const link = card(page);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The card has no place');
  const at = { x: box.x + 20, y: Math.max(300, box.y + 20) };
  const devtools = await page.context().newCDPSession(page);
  // A second apart, by the browser's clock: after a quick swipe the page would go on by itself, and take the card away.
  let timestamp = 1;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => {
    timestamp += 1;
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  // A finger isn't slow because the machine is.
  await stopClock(page);
  const before = await scrolled(page);
  await touch('touchStart', at);
  for (const by of [20, 60, 120, 120]) await touch('touchMove', { x: at.x, y: at.y - by });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  await touch('touchEnd');
  await page.clock.runFor(1_000);
  expect(parts()).toEqual([]);
  const next = await link.boundingBox();
  if (!next) throw new Error('The card has no place');
  await touch('touchStart', { x: next.x + 20, y: next.y + next.height - 20 });
  await page.clock.runFor(100);
  await expect.poll(parts).toEqual([await link.getAttribute('href')]);
});

test('the client’s start brings no picture from further down the page', async ({ newPage }) => {
  const page = await newPage(phone);
  const pictures = watchRequests(page, (request) => request.resourceType() === 'image');
  await openInteractive(page, '/');
  await aWhile(page);
  const last = await page.locator('main img').last().getAttribute('src');
  expect(pictures).not.toContain(last);
});

test('for a visitor who saves data nothing is fetched that was not asked for', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const parts = watchParts(page);
  await openInteractive(page, '/');
  await barLink(page, '/company').hover();
  await aWhile(page);
  await barLink(page, '/how-we-work').click();
  await shown(page, '/how-we-work');
  expect(parts()).toEqual(['/how-we-work']);
});
