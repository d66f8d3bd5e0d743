/** The site was published anew while a visitor was reading: old scripts and new data must not meet. */
import type { Page } from 'playwright';
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

/** Answers for `file` as a later build would, once `ready`. */
async function publishAnew(page: Page, file: string, ready?: Promise<void>) {
  await page.route(`**/${file}`, async (route) => {
    await ready;
    const answer = await route.fetch();
    const content: unknown = { ...(await answer.json()), build: 'a-later-one' };
    await route.fulfill({ response: answer, json: content });
  });
}

/** The addresses of the documents that were asked for. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('a page of another build is loaded whole, with its query and its anchor', async ({ newPage, site }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await publishAnew(page, 'case-studies.data.json');
  const documents = watchDocuments(page);
  await navigate(page, '/case-studies?platform=Web#main');
  await page.locator('link[rel=canonical][href$="/case-studies"]').waitFor({ state: 'attached' });
  expect(page.url()).toBe(`${site}/case-studies?platform=Web#main`);
  expect(await isSameDocument(page)).toBe(false);
  expect(documents).toEqual(['/case-studies']);
});

test.for(['company', 'layout'])(
  'a page whose data (%s) is of another build is loaded anew once, whatever its visitor does',
  async (file, { newPage, site }) => {
    const page = await newPage();
    await publishAnew(page, `${file}.data.json`);
    const documents = watchDocuments(page);
    const address = `${site}/company?from=mail#main`;
    await page.goto(address);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Shift')]);
    expect(documents).toEqual(['/company', '/company']);
    expect(page.url()).toBe(address);
    // The new document wakes, finds the data as it was, and stays as it is: its links lead on.
    const refused = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(`/${file}.data.json`),
    );
    await page.keyboard.press('Shift');
    await refused;
    await page.mouse.wheel(0, 300);
    await page.mouse.move(300, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await navigate(page, '/privacy');
    await page.waitForURL('/privacy');
    expect(documents).toEqual(['/company', '/company', '/privacy']);
  },
);

test('a form in which nothing was written is loaded anew: its box to tick has a value from the start', async ({
  newPage,
}) => {
  const page = await newPage();
  await publishAnew(page, 'contact-us.data.json');
  const documents = watchDocuments(page);
  await page.goto('/contact-us');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Shift')]);
  expect(documents).toEqual(['/contact-us', '/contact-us']);
});

test('what was typed before React woke is not reloaded away', async ({ newPage }) => {
  const page = await newPage();
  const documents = watchDocuments(page);
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await publishAnew(page, 'contact-us.data.json', typed);
  await page.goto('/contact-us');
  await page.locator('#name').pressSequentially('Ada');
  const refused = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/contact-us.data.json'),
  );
  answer();
  await refused;
  await page.locator('#email').pressSequentially('ada@engine.example');
  expect(await page.inputValue('#name')).toBe('Ada');
  await page.locator('footer a[href="/disclaimer"]').click();
  await page.waitForURL('/disclaimer');
  // The other document may have been fetched ahead, which is no request of the page's.
  expect(documents.filter((path) => path === '/contact-us')).toHaveLength(1);
});
