/** The form's states as a checker of accessibility sees them: what is wrong, what is under way, what failed. */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { fillIn, openForm, sample, send, summary } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();
const checker = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(checker);
  const results: AxeResults = await page.evaluate('axe.run(document.querySelector("main"))');
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

test('asleep, with problems, while sending, and after a failure', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/503/);
  const page = await newPage({ ...site.options(), reducedMotion: 'reduce' });
  await page.goto('/contact-us');
  expect(await faults(page)).toEqual([]);

  await openForm(page);
  await send(page);
  await summary(page).waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(4);
  expect(await faults(page)).toEqual([]);

  await fillIn(page);
  await page.check('#history');
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/enquiries', async (route) => {
    await held;
    await route.fulfill({ status: 503 });
  });
  await send(page);
  await page.waitForSelector('[data-stage=sending]');
  expect(await faults(page)).toEqual([]);
  answerNow();
  await summary(page).waitFor();
  expect(await faults(page)).toEqual([]);
});

test('the answer to a plain post', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/422/);
  expectConsoleError(/ERR_FAILED/);
  const page = await newPage(site.options());
  // The checker is a script itself, so the site's are kept away instead.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact-us');
  for (const [name, value] of Object.entries({ ...sample, email: 'ada@engine' })) {
    await page.fill(`#${name}`, value);
  }
  await page.check('#consent');
  await send(page);
  await summary(page).waitFor();
  expect(await faults(page)).toEqual([]);
});
