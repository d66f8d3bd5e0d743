/** What is pointed at is fetched ahead. */
import type { Page } from 'playwright';
import { openAwake, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from '../loading/hold-file.ts';

/** The requests for the company page's data, as they come. */
function watchCompanyData(page: Page): () => string[] {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  return () => fetched.filter((path) => path === '/company.data.json');
}

const companyLink = (page: Page) => page.locator('.bar-menu a[href="/company"]');

test('a page that is pointed at has its data fetched, and opening it fetches nothing again', async ({
  newPage,
}) => {
  const page = await newPage();
  const ofCompany = watchCompanyData(page);
  await openAwake(page, '/');
  expect(ofCompany()).toEqual([]);
  await companyLink(page).hover();
  await expect.poll(ofCompany).toHaveLength(1);
  await companyLink(page).click();
  await page.waitForURL('/company');
  await page.locator('link[rel=canonical][href$="/company"]').waitFor({ state: 'attached' });
  expect(ofCompany()).toHaveLength(1);
});

test('the calculator that a page shows is asked for with its data, in one round trip', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, '/services');
  const scripts = ['calculator-view', 'plan'].map((name) =>
    page.waitForRequest(new RegExp(`/assets/${name}-[^/]*\\.js$`)),
  );
  const data = await holdFile(page, /\/artificial-intelligence\.data\.json$/);
  await page.locator('main a[href="/services/artificial-intelligence"]').first().hover();
  await data.requested;
  await Promise.all(scripts);
  await data.release();
});

test('so has the page whose link woke this one', async ({ newPage }) => {
  const page = await newPage();
  const ofCompany = watchCompanyData(page);
  await page.goto('/');
  await companyLink(page).hover();
  await waitUntilAwake(page);
  await expect.poll(ofCompany).toHaveLength(1);
});

// Under Playwright Chromium draws no page ahead, and fetches it instead.
test('a page that is pointed at before React has woken is fetched ahead by the browser, and by React no more', async ({
  newPage,
}) => {
  const page = await newPage();
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(ahead).toEqual([]);
  await companyLink(page).hover();
  await expect.poll(() => ahead).toEqual(['/company']);
  await waitUntilAwake(page);
  await page.locator('.bar-menu a[href="/how-we-work"]').hover();
  await page.locator('.bar-menu a[href="/how-we-work"]').click();
  await page.waitForURL('/how-we-work');
  expect(ahead).toEqual(['/company']);
});

test('whoever saves data has nothing fetched that was not asked for', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const ofCompany = watchCompanyData(page);
  await openAwake(page, '/');
  await companyLink(page).hover();
  await companyLink(page).focus();
  await page.locator('.bar-menu a[href="/how-we-work"]').click();
  await page.waitForURL('/how-we-work');
  // Requests go out in turn: one for what was pointed at would have gone before.
  expect(ofCompany()).toEqual([]);
});
