/** What instruments copy. In one file, whose tests follow each other: all pages of a browser share one clipboard. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { enter, instruments } from './instrument.ts';

async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the letter about what is missing, as it is shown', async ({ newPage }) => {
  const page = await newPage();
  await allowClipboard(page);
  await openAwake(page, instruments['rescue-check']);
  await enter(page, { cleanBuild: 'no', repository: 'no', domain: 'yes' });
  const letter = page.locator('.plain-text pre');
  await expect.poll(() => letter.textContent()).toMatch(/^2\. /m);
  await page.locator('.plain-text button').click();
  await expect.poll(() => copied(page)).toBe(await letter.textContent());
});

test('the link to a course as it stands, with the last answer in it', async ({ newPage }) => {
  const page = await newPage();
  await allowClipboard(page);
  await page.goto('/plot-a-course?exists=running&want=renew&users=staff&often=month&start=2027-01-04');
  await page.locator('.course-drawn > svg').waitFor();
  await page.locator('.instrument-tool [name=stop][value=never]').check();
  await page.locator('.take-away').getByRole('button', { name: /link/ }).click();
  await expect.poll(() => copied(page)).toBe(page.url());
  expect(page.url()).toContain('stop=never');
});
