/** Old addresses lead on inside the application too. */
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { redirects } from '../pages.ts';

test('old addresses inside the application lead to the same pages', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/disclaimer');
  for (const [from, to] of redirects) {
    await navigate(page, from);
    await page.waitForURL(({ pathname }) => pathname === to);
    await page.locator(`link[rel=canonical][href$="${to}"]`).waitFor({ state: 'attached' });
    expect(await isSameDocument(page), `${from} was navigated inside the application`).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.goBack();
    await page.waitForURL('/disclaimer');
  }
});
