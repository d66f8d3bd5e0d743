/** The row of parts follows one request: choosing a part takes it there and says what happens when the part fails. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { builtData } from '../pages.ts';

const path = '/case-studies/golden-village';
const part = (page: Page, index: number) => page.locator('.architecture summary').nth(index);

/** How far the request has come, in pixels from the first part. */
const way = (page: Page) =>
  page
    .locator('.architecture ol')
    .evaluate((list) => Math.round(Number.parseFloat(getComputedStyle(list, '::before').width)));

const open = (page: Page) => page.locator('.architecture [open] strong').allTextContents();

test('without scripts each part opens and closes the others', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(path);
  const { parts } = builtData<{ architecture: { parts: { name: string; fails: string }[] } }>(
    path,
  ).architecture;
  expect(await open(page)).toEqual([parts[0]?.name]);
  await part(page, 3).click();
  expect(await open(page)).toEqual([parts[3]?.name]);
  expect(await page.locator('.architecture li p:visible').textContent()).toContain(
    parts[3]?.fails ?? 'missing',
  );
});

test('the request sails to the part that is chosen, by pointer or keyboard, and never by itself', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openAwake(page, path);
  await expect.poll(() => way(page)).toBe(0);
  const places = await page
    .locator('.architecture li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  const [first = 0, , third = 0, , fifth = 0] = places;
  await part(page, 2).click();
  await expect.poll(() => way(page)).toBe(third - first);
  await part(page, 4).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => way(page)).toBe(fifth - first);
});

test('what fails stands below its part, inside the page', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1040, height: 1100 }, reducedMotion: 'reduce' });
  await openAwake(page, path);
  for (const index of [1, 4]) {
    await part(page, index).click();
    const words = await page.locator('.architecture li p:visible').boundingBox();
    const summary = await part(page, index).boundingBox();
    const list = await page.locator('.architecture ol').boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual((summary?.y ?? 0) + (summary?.height ?? 0) - 1);
    expect(words?.x).toBeGreaterThanOrEqual((list?.x ?? 0) - 1);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(
      (list?.x ?? 0) + (list?.width ?? 0) + 1,
    );
  }
});
