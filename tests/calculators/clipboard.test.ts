/** What calculators copy. In one file, whose tests follow each other: all pages of a browser share one clipboard. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { calculators, enter, startAnew } from './calculator.ts';

async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the letter about what is missing, as it is shown', async ({ newPage }) => {
  const page = await newPage();
  await allowClipboard(page);
  await openAwake(page, calculators['rescue-check']);
  await startAnew(page);
  await enter(page, { cleanBuild: 'no', repository: 'no', domain: 'yes' });
  const letter = page.locator('.copy-text pre');
  await expect.poll(() => letter.textContent()).toMatch(/^2\. /m);
  await page.locator('.copy-text button').click();
  await expect.poll(() => copied(page)).toBe(await letter.textContent());
});

test('the link to a plan as it stands, with the last answer in it', async ({ newPage }) => {
  const page = await newPage();
  await allowClipboard(page);
  await page.goto('/plot-a-course?exists=running&want=renew&users=staff&start=2027-01-04');
  await page.locator('.plan-chart-drawn > svg').waitFor();
  await page.locator('.planner-steps summary').last().click();
  await page.locator('.calculator-form [name=stop][value=never]').check();
  await page.locator('.take-away').getByRole('button', { name: /link/ }).click();
  await expect.poll(() => copied(page)).toBe(page.url());
  expect(page.url()).toContain('stop=never');
});
