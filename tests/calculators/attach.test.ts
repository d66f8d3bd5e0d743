/** A calculator's result can be attached to an enquiry: as plain text, shown before it's sent, and removable. */
import type { Page } from 'playwright';
import { openAwake, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { fillIn, send, watchPosts } from '../contact/form.ts';
import { ownSite } from '../contact/own-site.ts';
import { attachButton, calculators, enter, startAnew } from './calculator.ts';

const site = ownSite();
const plan = (page: Page) => page.locator('textarea[name=plan]');

async function attachExample(page: Page, path: string): Promise<void> {
  await openAwake(page, path);
  await attachButton(page).click();
  await page.waitForURL(/\/contact-us/);
}

test('what is shown in the form is what is posted', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openAwake(page, calculators['ai-cost']);
  await startAnew(page);
  await enter(page, { requests: '1000', inputTokens: '2000', outputTokens: '500' });
  await enter(page, { inputPrice: '1', outputPrice: '4', repeated: '0', hourlyCost: '50' });
  await attachButton(page).click();
  await page.waitForURL('/contact-us?topic=artificial-intelligence');
  // 2,000 × 1 + 500 × 4 = 4,000 ÷ 1,000,000 a request.
  await expect.poll(() => plan(page).inputValue()).toContain('Model: S$4.00 a thousand requests');
  const shown = await plan(page).inputValue();
  expect(shown.split('\n')[0]).toContain('(AI)');
  expect(shown).not.toContain('Example');
  await fillIn(page, { message: 'This one takes a running cost along.' });
  await send(page);
  await page.waitForURL('/thank-you');
  expect(posts[0]?.postDataJSON().plan).toBe(shown);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-plan'))).toBeNull();
});

test('it can be removed, and then nothing of it is posted', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await attachExample(page, calculators.runway);
  await plan(page).waitFor();
  await page.locator('.enquiry-plan button').click();
  await expect.poll(() => plan(page).count()).toBe(0);
  // The pressed button is gone, so the focus goes to what says so.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Removed');
  await fillIn(page, { message: 'This one had something attached before.' });
  await send(page);
  await page.waitForURL('/thank-you');
  expect(posts[0]?.postDataJSON()).not.toHaveProperty('plan');
});

test('it survives a reload of the form, and an example is marked as one', async ({ newPage }) => {
  const page = await newPage(site.options());
  await attachExample(page, calculators.runway);
  await expect.poll(() => plan(page).inputValue()).toContain('Example: A founder');
  const shown = await plan(page).inputValue();
  await page.reload();
  await waitUntilAwake(page);
  await expect.poll(() => plan(page).inputValue()).toBe(shown);
});

test('every calculator has something to attach, never above 6,000 characters', async ({ newPage }) => {
  const page = await newPage(site.options());
  for (const path of Object.values(calculators)) {
    await attachExample(page, path);
    await expect
      .poll(async () => (await plan(page).inputValue()).length, { message: path })
      .toBeGreaterThan(60);
    expect((await plan(page).inputValue()).length).toBeLessThanOrEqual(6000);
  }
});

test('where the browser keeps nothing, that is said and nothing is lost', async ({ newPage }) => {
  const page = await newPage(site.options());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await openAwake(page, calculators.runway);
  await enter(page, { cash: '500,000' });
  await attachButton(page).click();
  await expect.poll(() => page.locator('.calculator-attach p').textContent()).toContain('address');
  await expect.poll(() => page.url()).toContain('cash=500000');
});
