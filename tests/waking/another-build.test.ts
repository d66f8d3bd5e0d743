/** The site was published anew while a visitor was reading: old scripts and new data must not meet. */
import type { Page } from 'playwright';
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

/** Answers for `file` as a later build would. */
async function publishAnew(page: Page, file: string) {
  await page.route(`**/${file}`, async (route) => {
    const answer = await route.fetch();
    const content: unknown = { ...(await answer.json()), build: 'a-later-one' };
    await route.fulfill({ response: answer, json: content });
  });
}

test('a page of another build is loaded whole', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await publishAnew(page, 'company.data.json');
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.locator('link[rel=canonical][href$="/company"]').waitFor({ state: 'attached' });
  expect(await isSameDocument(page)).toBe(false);
});

test('React does not wake on a layout of another build; links lead on as ever', async ({ newPage }) => {
  const page = await newPage();
  await publishAnew(page, 'layout.data.json');
  await page.goto('/');
  const layout = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/layout.data.json'),
  );
  await page.keyboard.press('Shift');
  await layout;
  // Time enough to wake, had React taken that layout.
  await page.waitForTimeout(1000);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  expect(await isSameDocument(page)).toBe(false);
});
