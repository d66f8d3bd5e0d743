/** The site is published while a visitor is reading. Old scripts and new data must not meet. */
import type { Page } from 'playwright';
import { blockStorage, holdFile, watchRequests } from '../../testing/browser/hold.ts';
import { isSameDocument, navigate, openHydrated, shown } from '../../testing/browser/hydrate.ts';
import { expect, test } from '../support/test.ts';

/** Answers for a page's data as a later build would, once `ready`. */
async function publish(
  page: Page,
  name: string,
  ready?: Promise<void>,
  build = (_own: string) => 'a-later-one',
) {
  await page.route(`**/${name}.data.json`, async (route) => {
    await ready;
    const answer = await route.fetch();
    const content: { build: string } = await answer.json();
    await route.fulfill({ response: answer, json: { ...content, build: build(content.build) } });
  });
}

/** The name of the same scripts with other words. */
const reworded = (own: string) => own.replace(/\..*/, '.reworded');

/** Paths of the documents that are asked for from now on. */
const watchDocuments = (page: Page) => watchRequests(page, (request) => request.isNavigationRequest());

/** Resolves once the page has been sent the data of the later build. */
const refused = (page: Page, name: string) =>
  page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/${name}.data.json`));

test('a page of another build is loaded whole, with its query and its anchor', async ({ newPage, site }) => {
  const page = await newPage();
  await openHydrated(page, '/');
  await publish(page, 'case-studies');
  const documents = watchDocuments(page);
  await navigate(page, '/case-studies?platform=Web#main');
  await shown(page, '/case-studies');
  expect(page.url()).toBe(`${site}/case-studies?platform=Web#main`);
  expect(await isSameDocument(page)).toBe(false);
  expect(documents).toEqual(['/case-studies']);
});

test('a page whose data is of another build is reloaded once, whatever the visitor does', async ({
  newPage,
  site,
}) => {
  const page = await newPage();
  await publish(page, 'layout');
  const documents = watchDocuments(page);
  const address = `${site}/company?from=mail#main`;
  await page.goto(address);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Shift')]);
  expect(documents).toEqual(['/company', '/company']);
  expect(page.url()).toBe(address);
  // The new document finds the data as it was and stays as it is: its links lead on.
  await Promise.all([refused(page, 'layout'), page.keyboard.press('Shift')]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await navigate(page, '/privacy');
  await expect(page).toHaveURL('/privacy');
  expect(documents).toEqual(['/company', '/company', '/privacy']);
});

test('a page that was reworded since it was sent is reloaded, and one that comes later is shown as it is now', async ({
  newPage,
}) => {
  const page = await newPage();
  await publish(page, 'company', undefined, reworded);
  await publish(page, 'privacy', undefined, reworded);
  const documents = watchDocuments(page);
  await page.goto('/company');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Shift')]);
  expect(documents).toEqual(['/company', '/company']);
  await openHydrated(page, '/');
  await navigate(page, '/privacy');
  await shown(page, '/privacy');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that cannot remember a reload stays as it is', async ({ newPage }) => {
  const page = await newPage();
  await blockStorage(page);
  await publish(page, 'layout');
  const documents = watchDocuments(page);
  await page.goto('/company');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-failed]')).toBeVisible();
  await navigate(page, '/privacy');
  await expect(page).toHaveURL('/privacy');
  expect(documents).toEqual(['/company', '/privacy']);
});

test('answers to the planner are never lost to a reload', async ({ newPage }) => {
  const page = await newPage();
  const documents = watchDocuments(page);
  const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
  await publish(page, 'plot-a-course', typed);
  await page.goto('/plot-a-course');
  await page.locator('.calculator-form input[type=radio]').first().check();
  answer();
  await refused(page, 'plot-a-course');
  await expect(page.locator('html[data-failed]')).toBeVisible();
  expect(await page.locator('.calculator-form input[type=radio]').first().isChecked()).toBe(true);
  expect(documents).toEqual(['/plot-a-course']);
});

test('a form in which a visitor has written is not reloaded', async ({ newPage }) => {
  const page = await newPage();
  const documents = watchDocuments(page);
  const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
  await publish(page, 'contact-us', typed);
  await page.goto('/contact-us');
  await page.locator('#name').pressSequentially('Ada');
  await page.locator('#name').blur();
  answer();
  await refused(page, 'contact-us');
  await page.locator('#email').pressSequentially('ada@engine.example');
  await expect(page.locator('#name')).toHaveValue('Ada');
  await page.locator('footer a[href="/disclaimer"]').click();
  await expect(page).toHaveURL('/disclaimer');
  // The other document may have been fetched ahead, which is no request of the page's.
  expect(documents.filter((path) => path === '/contact-us')).toHaveLength(1);
});

test('a form is not reloaded under a visitor who is about to write in it', async ({ newPage }) => {
  const page = await newPage();
  const documents = watchDocuments(page);
  const { promise: tapped, resolve: answer } = Promise.withResolvers<void>();
  await publish(page, 'contact-us', tapped);
  await page.goto('/contact-us');
  await page.locator('#message').click();
  answer();
  await refused(page, 'contact-us');
  await expect(page.locator('html[data-failed]')).toBeVisible();
  await page.keyboard.type('A ferry timetable');
  await expect(page.locator('#message')).toHaveValue('A ferry timetable');
  await page.locator('footer a[href="/disclaimer"]').click();
  await expect(page).toHaveURL('/disclaimer');
  expect(documents.filter((path) => path === '/contact-us')).toHaveLength(1);
});

test('a visitor who turns to a field while the page is reloaded keeps it', async ({ newPage }) => {
  // The form's beginning is in view.
  const page = await newPage({ viewport: { width: 800, height: 2000 } });
  await publish(page, 'contact-us');
  await page.goto('/contact-us');
  const { x, y } = (await page.locator('#name').boundingBox()) ?? { x: 0, y: 0 };
  const reload = await holdFile(page, '**/contact-us');
  await page.keyboard.press('Shift');
  await reload.requested;
  const cancelled = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.mouse.click(x + 10, y + 10);
  await cancelled;
  await page.keyboard.type('Ada');
  await reload.release();
  await expect(page.locator('#name')).toHaveValue('Ada');
});
