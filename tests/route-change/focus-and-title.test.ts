/** After a change of route, keyboard and screen reader start at the new page, and its title is spoken. */
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

test('focus moves to the main part, and the title is announced', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  const live = page.locator('[aria-live=polite]:not([role])').last();
  expect((await live.textContent())?.trim()).toBe('');
  await page.getByRole('link', { name: 'Company', exact: true }).first().focus();
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await expect.poll(() => live.textContent()).toBe(await page.title());
  expect(await page.title()).toMatch(/company/i);
});

test('the next Tab goes to the first link of the new page', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  await navigate(page, '/company');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer, header')?.tagName)).toMatch(
    /MAIN|FOOTER/,
  );
});
