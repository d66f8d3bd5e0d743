/** A page one moves on to is rendered in two steps; nothing of it stays behind. */
import type { Page } from 'playwright';
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents();

test('who turns back at once finds the page whole', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  const whole = await headings(page);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.goBack();
  await page.waitForURL('/');
  await expect.poll(() => headings(page)).toEqual(whole);
});
