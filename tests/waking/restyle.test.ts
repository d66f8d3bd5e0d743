/** While the page changes how it looks, what is out of sight is passed over, until the visitor may turn to it. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const passedOver = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main > :not(article), main > article > *, footer')].filter(
        ({ style }) => style.contentVisibility,
      ).length,
  );

/** Presses the switch of colours, and does something before the next frame. @returns how many parts are passed over then. */
const pressAnd = (page: Page, then: () => void) =>
  page.evaluate(`{
    document.querySelector('header .colour-switch').click();
    (${then})();
    [...document.querySelectorAll('main > :not(article), main > article > *, footer')].filter(({ style }) => style.contentVisibility).length
  }`);

test('parts that are out of sight follow those that are seen, and all change', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openAwake(page, '/');
  const closing = () => page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);
  const before = await closing();
  expect(await pressAnd(page, () => undefined)).toBeGreaterThan(5);
  await expect.poll(() => passedOver(page)).toBe(0);
  expect(await closing()).not.toBe(before);
  expect(await page.locator('main > [style], article > [style], footer[style]').count()).toBe(0);
});

test('a key or a click meanwhile finds the whole page', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openAwake(page, '/');
  expect(await pressAnd(page, () => document.body.dispatchEvent(new KeyboardEvent('keydown')))).toBe(0);
  expect(await pressAnd(page, () => document.querySelector<HTMLElement>('.skip-link')?.click())).toBe(0);
  expect(new URL(page.url()).hash).toBe('#main');
});
