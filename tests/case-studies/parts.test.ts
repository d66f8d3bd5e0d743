/** The row of parts follows one request: choosing a part takes it there and says what happens when the part fails. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const path = '/case-studies/golden-village';
const part = (page: Page, name: string) => page.locator('.architecture summary', { hasText: name });

/** How far the request has come, in pixels from the first part. */
const way = (page: Page) =>
  page
    .locator('.architecture ol')
    .evaluate((list) => Math.round(Number.parseFloat(getComputedStyle(list, '::before').width)));

const open = (page: Page) => page.locator('.architecture [open] strong').allTextContents();

test('without scripts each part opens and closes the others', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(path);
  expect(await open(page)).toEqual(['App and site']);
  await part(page, 'Payment').click();
  expect(await open(page)).toEqual(['Payment']);
  expect(await page.locator('.architecture li p:visible').textContent()).toContain(
    'The hold is extended once.',
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
  await part(page, 'Seat keeper').click();
  await expect.poll(() => way(page)).toBe(third - first);
  await part(page, 'Door').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => way(page)).toBe(fifth - first);
});

test('what fails stands below its part, inside the page', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 820, height: 1100 }, reducedMotion: 'reduce' });
  await openAwake(page, path);
  for (const name of ['Waiting room', 'Door']) {
    await part(page, name).click();
    const words = await page.locator('.architecture li p:visible').boundingBox();
    const summary = await part(page, name).boundingBox();
    const list = await page.locator('.architecture ol').boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual((summary?.y ?? 0) + (summary?.height ?? 0) - 1);
    expect(words?.x).toBeGreaterThanOrEqual((list?.x ?? 0) - 1);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(
      (list?.x ?? 0) + (list?.width ?? 0) + 1,
    );
  }
});
