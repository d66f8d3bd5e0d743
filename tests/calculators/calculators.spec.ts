/** The calculators on the pages. What they compute is tested with their definitions. */
import type { Locator, Page } from 'playwright';
import { goTo, openInteractive, untilInteractive } from '../../testing/browser/interactive.ts';
import { fillIn, send, watchPosts } from '../contact/form.ts';
import { expect, test } from '../support/test.ts';
import {
  attachButton,
  attached,
  calculators,
  enter,
  example,
  field,
  form,
  pageOf,
  result,
  search,
  startAgain,
} from './calculator.ts';

const query = '?cash=500000&burn=24000&quote=120000&weeks=13';
const exampleLeft = 'CA$337,000';
const own = { cash: '500,000', burn: '24,000', quote: '120,000', weeks: '13' };
const left = (page: Page) => result(page).getByRole('definition').first();

test('without scripts every calculator is its example and its rules, without controls', async ({
  plainPage: page,
}) => {
  for (const path of [...calculators.map(({ path }) => path), '/plot-a-course']) {
    await page.goto(path);
    const tool = page.locator('[data-calculator]');
    await expect(form(page), path).toBeHidden();
    await expect(tool.getByRole('button'), path).toHaveCount(0);
    await expect(tool.locator('noscript li').first(), path).toBeVisible();
    await expect(example(page), path).toBeVisible();
    const workings = tool.getByRole('group').filter({ hasText: 'How we work it out' });
    await workings.locator('summary').click();
    await expect(workings.getByRole('listitem').first(), path).toBeVisible();
  }
});

test('controls are large enough for a finger, and nothing moves when the example comes back', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 320, height: 900 } });
  await openInteractive(page, pageOf('ai-cost'));
  const link = page.getByRole('link', { name: 'Start again' });
  const top = () => link.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await expect(attachButton(page)).toBeDisabled();
  await field(page, 'answers').fill('7');
  await expect(attachButton(page)).toBeEnabled();
  expect(await top()).toBe(before);
  const sizes = await page
    .locator('[data-calculator]')
    .locator('button, .control, summary, [data-clear], input[type=text], label:has(input)')
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
  expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  await startAgain(page);
  await expect(example(page)).toBeVisible();
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
  const spoken = page.locator('[data-slot=spoken]');
  await expect(spoken).toHaveText('');
  const steps = await page.evaluate(() => history.length);
  const visits = await page.evaluate(() => localStorage.getItem('visit-history'));
  await expect(example(page)).toBeVisible();
  await expect(left(page)).toHaveText(exampleLeft);
  await enter(page, own);
  await expect(example(page)).toHaveCount(0);
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
  await expect(left(page)).toHaveText(exampleLeft);
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
  await expect(left(page)).toHaveText(exampleLeft);
});

test('a wrong number is explained in its place, and nothing grows', async ({ newPage, audit }) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway'));
  await enter(page, { burn: '8,250', weeks: '2.7' });
  await expect.poll(() => search(page)).toMatch(/burn=8250&.*weeks=2\.7/);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(example(page)).toHaveCount(0);
  const height = async () => (await form(page).boundingBox())?.height;
  const before = await height();
  const unit = page.locator('#weeks-hint');
  await enter(page, { weeks: '900' });
  await expect(unit).toHaveText('Enter 0 to 260.');
  await expect(page.locator('#weeks')).toHaveAttribute('aria-invalid', 'true');
  // The result follows the form, and is shorter where a figure isn't known.
  await expect(left(page)).toContainText('–');
  expect(await height()).toBeLessThanOrEqual(before ?? 0);
  await audit(page, '[data-calculator]');
  await enter(page, { weeks: '26' });
  await expect(unit).toHaveText('weeks');
});

test('a printed calculator has its answers, and the verdict and figures of the screen', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway'));
  const words = result(page).locator('p, dt, dd').filter({ visible: true });
  const shown = await words.allInnerTexts();
  expect(shown.length).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print' });
  const printed = await words.allInnerTexts();
  // What only a screen can do is left out.
  expect(shown).toEqual(expect.arrayContaining(printed));
  expect(printed.length).toBeGreaterThan(4);
  await expect(field(page, 'cash')).toBeVisible();
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
  await expect(note).toContainText('We couldn’t read these answers from the link: cash, weeks.');
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

test('what the contact form shows of a calculator is what is posted', async ({ newPage, audit }) => {
  const page = await newPage();
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
  const page = await newPage();
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
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-plan'))).toBeNull();
});
