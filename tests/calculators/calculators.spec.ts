/** The calculators on the pages. What they compute is tested with their definitions. */
import type { Locator, Page } from 'playwright';
import { goTo, openInteractive, untilInteractive } from '../../testing/browser/interactive.ts';
import { fillIn, send, watchPosts } from '../contact/form.ts';
import { freshSite } from '../contact/fresh-site.ts';
import { expect, test } from '../support/test.ts';
import {
  attachButton,
  attached,
  calculators,
  enter,
  mark,
  pageOf,
  search,
  startAgain,
} from './calculator.ts';

const site = freshSite();

const query = '?cash=500000&burn=24000&quote=120000&weeks=13';
const example = 'CA$337,000';
const own = { cash: '500,000', burn: '24,000', quote: '120,000', weeks: '13' };
const left = (page: Page) => page.locator('.calculator-result').getByRole('definition').first();

test('without scripts every calculator is its example and its rules, without controls', async ({
  plainPage: page,
}) => {
  for (const { path } of calculators) {
    await page.goto(path);
    await expect(page.locator('.calculator-form'), path).toBeHidden();
    await expect(page.locator('.calculator button:visible'), path).toHaveCount(0);
    await expect(page.locator('.calculator noscript li').first(), path).toBeVisible();
    await expect(mark(page), path).toHaveText(/^Example:/);
    await page.getByText('How we work it out', { exact: true }).click();
    await expect(page.locator('.calculator-workings li').first(), path).toBeVisible();
  }
});

for (const { name, path } of calculators)
  test(`${name} fits the narrowest phone, has no violations, and starts again without moving anything`, async ({
    newPage,
    audit,
  }) => {
    const page = await newPage({ viewport: { width: 320, height: 900 } });
    await openInteractive(page, path);
    const link = page.locator('[data-clear]');
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await expect(attachButton(page)).toBeDisabled();
    await page.locator('.calculator-fields input[type=text]').first().fill('7');
    await expect(attachButton(page)).toBeEnabled();
    await page.locator('.calculator-workings summary').click();
    await audit(page, '.calculator');
    expect(await top()).toBe(before);
    const sizes = await page
      .locator(
        '.calculator-tool :is(button, summary, [data-clear], input[type=text], label:has(input)):visible',
      )
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
    expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await startAgain(page);
    await expect(mark(page)).toContainText('Example:');
    await expect(attachButton(page)).toBeDisabled();
    expect(await top()).toBe(before);
  });

test('a first answer replaces the example, and the address follows without a visit or a step in the history', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install({ time: '2026-11-27T08:00:00' });
  await openInteractive(page, pageOf('runway'));
  await page.clock.pauseAt('2026-11-27T09:00:00');
  const spoken = page.locator('.calculator-tool > .sr-only[role=status]');
  await expect(spoken).toHaveText('');
  const steps = await page.evaluate(() => history.length);
  const visits = await page.evaluate(() => localStorage.getItem('visit-history'));
  await expect(mark(page)).toContainText('Example:');
  await expect(left(page)).toHaveText(example);
  await enter(page, own);
  await expect(mark(page)).not.toContainText('Example:');
  await expect(left(page)).toHaveText('CA$308,000');
  // The result is announced when the visitor pauses.
  await expect(spoken).toHaveText('');
  await page.clock.runFor(5000);
  await expect(spoken).toContainText('CA$308,000');
  await expect.poll(() => search(page)).toBe(query);
  await enter(page, { burn: 'US$24k' });
  await page.clock.runFor(5000);
  await expect(spoken).toHaveText(/^Monthly spending without us: Use digits: 0 to 100,000,000\. /);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => localStorage.getItem('visit-history'))).toBe(visits);
});

test('“Start again” leads to the example, Back to the answers, and forward to the example again', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway'));
  // The last answer isn't in the address yet.
  await enter(page, own);
  await startAgain(page);
  await expect.poll(() => search(page)).toBe('');
  await expect(left(page)).toHaveText(example);
  await expect(page.locator('#cash')).toHaveValue('640,000');
  await goTo(page, '/company');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => search(page)).toBe(query);
  for (const [name, answer] of Object.entries(own))
    await expect(page.locator(`#${name}`)).toHaveValue(answer);
  await expect(left(page)).toHaveText('CA$308,000');
  await page.goForward();
  await expect.poll(() => search(page)).toBe('');
  await expect(left(page)).toHaveText(example);
});

test('a wrong number is explained in its place, and nothing grows', async ({ newPage, audit }) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway'));
  await enter(page, { burn: '8,250', weeks: '2.7' });
  await expect.poll(() => search(page)).toMatch(/burn=8250&.*weeks=2\.7/);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(mark(page)).not.toContainText('Example:');
  const height = async () => (await page.locator('.calculator-tool').boundingBox())?.height;
  const before = await height();
  const unit = page.locator('#weeks-hint');
  await enter(page, { weeks: '900' });
  await expect(unit).toHaveText('Enter 0 to 260.');
  await expect(page.locator('#weeks')).toHaveAttribute('aria-invalid', 'true');
  // The result follows the form, and is shorter where a figure isn't known.
  await expect(left(page)).toContainText('–');
  expect(await height()).toBeLessThanOrEqual(before ?? 0);
  await audit(page, '.calculator');
  // A group of three after a point is thousands to half of the world.
  await enter(page, { cash: '480.000' });
  await expect(page.locator('#cash-hint')).toHaveText('Did you mean 480,000 or 480?');
  await expect(left(page)).toContainText('–');
  await enter(page, { cash: '480,000' });
  await expect(page.locator('#cash-hint')).toHaveText('CA$');
  await enter(page, { weeks: '26' });
  await expect(unit).toHaveText('weeks');
});

test('a printed calculator has its answers, and the verdict and figures of the screen', async ({
  newPage,
}) => {
  const page = await newPage();
  for (const { path } of calculators) {
    await openInteractive(page, path);
    const results = page
      .locator('.calculator-result :is(.calculator-mark, .calculator-verdict, dt, dd)')
      .filter({ visible: true });
    const shown = await results.allInnerTexts();
    expect(shown.length, path).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    expect(await results.allInnerTexts(), path).toEqual(shown);
    expect(await page.locator('.calculator-fields input:visible').count(), path).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a link from an older version shows what’s still asked, and says that it’s older', async ({
  newPage,
}) => {
  const page = await newPage();
  const note = page.locator('[data-older-link]');
  await page.goto(`${pageOf('runway')}${query}&roles=yes`);
  await expect(left(page)).toHaveText('CA$308,000');
  await expect(note).toContainText('older version');
  await enter(page, { weeks: '26' });
  await expect.poll(() => search(page)).toBe(query.replace('weeks=13', 'weeks=26'));
  await page.goto(`${pageOf('runway')}?cash=lots&burn=24000&weeks=9999&campaign=x`);
  await expect(page.locator('.calculator-note')).toContainText(
    'We couldn’t read these answers from the link: cash, weeks.',
  );
  await expect(page.locator('#burn')).toHaveValue('24,000');
  await page.goto('/enterprises/legacy-application?name1=Claims&needed1=no');
  await expect(note).toContainText('older version');
  await page.goto('/enterprises/legacy-application?ref=x');
  await untilInteractive(page);
  await expect(note).toBeEmpty();
});

test('the last answer before the page is left is in the address on the way back', async ({ newPage }) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway') + query);
  await expect(left(page)).toHaveText('CA$308,000');
  // In one task, so that the pause before an answer is written has no time to pass.
  await page.evaluate(() => {
    const weeks = document.querySelector<HTMLInputElement>('#weeks');
    if (weeks) weeks.value = '26';
    weeks?.dispatchEvent(new Event('input', { bubbles: true }));
    location.assign('/company');
  });
  await expect(page).toHaveURL('/company');
  await page.goBack();
  await expect(page).toHaveURL(/\/mvp/);
  expect(search(page)).toBe(query.replace('weeks=13', 'weeks=26'));
});

test('what an extension fills in counts, whichever event it sends', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(pageOf('runway') + query);
  await untilInteractive(page);
  const fillIn = (cash: string, event?: string) =>
    page.locator('#cash').evaluate(
      (field: HTMLInputElement, [value = '', type]) => {
        field.value = value;
        if (type) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [cash, event],
    );
  await fillIn('600000', 'change');
  // 600,000 − 120,000 − 24,000 × 3
  await expect(left(page)).toHaveText('CA$408,000');
  // Without an event, it counts with the visitor's next answer.
  await fillIn('700000');
  await enter(page, { weeks: '26' });
  // 700,000 − 120,000 − 24,000 × 6
  await expect(left(page)).toHaveText('CA$436,000');
});

test('what the contact form shows of a calculator is what is posted', async ({ newPage, audit }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openInteractive(page, pageOf('ai-cost'));
  await enter(page, { answers: '120', savedMinutes: '1', hourlyCost: '60', outputPrice: '0' });
  await attachButton(page).click();
  await expect(page).toHaveURL('/contact-us?topic=artificial-intelligence');
  // 120 × 249 ÷ 12 answers, each a minute at a dollar.
  await expect(attached(page)).toHaveValue(/Time saved: CA\$2,490/);
  const shown = await attached(page).inputValue();
  expect(shown.split('\n')[0]).toContain('(AI)');
  await audit(page, 'form');
  await fillIn(page, { message: 'This one takes a running cost along.' });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(posts[0]?.postDataJSON().plan).toBe(shown);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-plan'))).toBeNull();
});

test('what’s attached survives a reload, and can be removed', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openInteractive(page, pageOf('runway'));
  await enter(page, own);
  await attachButton(page).click();
  await expect(attached(page)).toHaveValue(/Cash today: CA\$500,000/);
  const fieldset = page.locator('fieldset').filter({ has: attached(page) });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(fieldset)).toBeLessThan(await topOf(page.locator('#name')));
  await expect(attached(page)).toBeHidden();
  await page.getByText('Look at it').click();
  await expect(attached(page)).toBeVisible();
  const shown = await attached(page).inputValue();
  await page.reload();
  await untilInteractive(page);
  await expect(attached(page)).toHaveValue(shown);
  await fieldset.getByRole('button').click();
  await expect(attached(page)).toHaveCount(0);
  // The pressed button is gone, so the focus goes to what says so.
  await expect(page.getByText('Taken off')).toBeFocused();
  await fillIn(page, { message: 'This one had something attached before.' });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(posts[0]?.postDataJSON()).not.toHaveProperty('plan');
});
