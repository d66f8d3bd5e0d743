/** The calculators on the pages. What they compute is tested with their definitions. */
import type { Page } from 'playwright';
import { blockStorage, holdFile } from '../../testing/browser/hold.ts';
import { goTo, navigate, openInteractive, untilInteractive } from '../../testing/browser/interactive.ts';
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
  showExample,
  startAnew,
} from './calculator.ts';

const site = freshSite();

const query = '?cash=500000&burn=24000&quote=120000&weeks=13';
const own = { cash: '500,000', burn: '24,000', quote: '120,000', weeks: '13' };
/** What is left of the cash: the runway's main figure. */
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
    await expect(page.getByRole('table').last().getByRole('row').nth(1), path).toBeVisible();
  }
});

for (const { name, path } of calculators)
  test(`${name} fits the narrowest phone and has no violations, and one press empties it without moving anything`, async ({
    newPage,
    audit,
  }) => {
    const page = await newPage({ viewport: { width: 320, height: 900 } });
    await openInteractive(page, path);
    const actions = page.locator('.calculator-form > .cluster');
    // What the form grows or shrinks by is above the buttons.
    const top = () => actions.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await startAnew(page);
    await expect(attachButton(page)).toBeDisabled();
    // The form about functions of a system grows with what is entered.
    if (name !== 'legacy-choice') expect(await top()).toBe(before);
    await expect(page.locator('.calculator-fields input').first()).toBeFocused();
    await expect(page.locator('.calculator-form :checked')).toHaveCount(0);
    await showExample(page);
    await expect(attachButton(page)).toBeEnabled();
    for (const entry of await page.locator('.calculator-workings summary').all()) await entry.click();
    await audit(page, '.calculator');
    const sizes = await page
      .locator('.calculator-tool :is(button, summary, input[type=text], label:has(input)):visible')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
    expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test('a first answer replaces the example, and the address follows without a visit or a step in the history', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install({ time: '2026-11-27T08:00:00' });
  await openInteractive(page, pageOf('runway'));
  // From here on, time passes only where the test says so.
  await page.clock.pauseAt('2026-11-27T09:00:00');
  const spoken = page.locator('.calculator-tool > .sr-only[role=status]');
  await expect(spoken).toHaveText('');
  const steps = await page.evaluate(() => history.length);
  const visits = await page.evaluate(() => localStorage.getItem('visit-history'));
  await expect(mark(page)).toContainText('Example:');
  await expect(left(page)).toHaveText('CA$337,000 in cash');
  await startAnew(page);
  await enter(page, own);
  await expect(mark(page)).not.toContainText('Example:');
  await expect(left(page)).toHaveText('CA$308,000 in cash');
  // The result is announced when the visitor pauses.
  await expect(spoken).toHaveText('');
  await page.clock.runFor(5000);
  await expect(spoken).toContainText('CA$308,000');
  await expect.poll(() => search(page)).toBe(query);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => localStorage.getItem('visit-history'))).toBe(visits);
  await showExample(page);
  await expect(mark(page)).toContainText('Example:');
  await expect(left(page)).toHaveText('CA$337,000 in cash');
});

test('a link within the page keeps unfinished answers, and no figure gets into the visits', async ({
  newPage,
  site,
}) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway'));
  await enter(page, { burn: '8,250', weeks: '900', cash: '1,5' });
  await expect.poll(() => search(page)).toContain('burn=8250');
  await page.evaluate(() => {
    location.hash = 'calculator-heading';
  });
  // The address has been written anew after the link.
  await enter(page, { burn: '8,300' });
  await expect.poll(() => page.url()).toMatch(/burn=8300.*#calculator-heading$/);
  await expect(page.locator('#weeks')).toHaveValue('900');
  await expect(page.locator('#cash')).toHaveValue('1,5');
  await page.reload();
  await expect(page.locator('#burn')).toHaveValue('8,300');
  const visits = await page.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('visit-history') ?? '{}')),
  );
  const address = expect.stringMatching(new RegExp(` ${site}${pageOf('runway')}$`));
  expect(visits).toEqual([address, address]);
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
  // Thousands are more than the field takes, so it could be two and a half.
  await enter(page, { weeks: '2,500' });
  await expect(unit).toHaveText('Enter 0 to 260. Did you mean 2,5?');
  expect(await height()).toBe(before);
  await enter(page, { weeks: '2,5' });
  await expect(unit).toHaveText('weeks');
  await expect.poll(() => search(page)).toContain('weeks=2.5');
  await enter(page, { weeks: '26' });
  await expect(unit).toHaveText('weeks');
});

test('an amount is taken as the site itself writes it, and what’s wrong is heard', async ({ newPage }) => {
  const page = await newPage();
  await page.clock.install({ time: '2026-11-27T08:00:00' });
  await openInteractive(page, pageOf('runway'));
  await page.clock.pauseAt('2026-11-27T09:00:00');
  await startAnew(page);
  await enter(page, { cash: 'CA$500,000', burn: '24k', quote: '120,000/-', weeks: '13 weeks' });
  await expect(left(page)).toHaveText('CA$308,000 in cash');
  await page.clock.runFor(5000);
  expect(search(page)).toBe(query);
  const spoken = page.locator('.calculator-tool > .sr-only[role=status]');
  await enter(page, { burn: 'US$24k' });
  await page.clock.runFor(5000);
  await expect(spoken).toHaveText(/^Monthly spending without us: Use digits: 0 to 100,000,000\. /);
  await expect(page.locator('#burn')).toHaveAttribute('aria-invalid', 'true');
  // The same mistake again is heard again.
  await enter(page, { burn: 'US$25k' });
  await expect(spoken).toHaveText('');
  await page.clock.runFor(5000);
  await expect(spoken).toHaveText(/Use digits/);
});

test('cells that are pasted from a table stay apart, and pasting them can be taken back', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openInteractive(page, pageOf('runway'));
  const cash = page.locator('#cash');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await cash.selectText();
    await page.keyboard.press('ControlOrMeta+V');
  };
  const before = await cash.inputValue();
  for (const cells of ['100\n200\n300', '100\t200\t300', '100\r\n200\r\n300\r\n']) {
    await paste(cells);
    await expect(cash).toHaveValue('100; 200; 300');
    await expect(page.locator('#cash-hint')).toHaveText('Use digits: 0 to 1,000,000,000.');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(cash).toHaveValue(before);
  }
  // A single cell ends with a line break, too.
  await paste('500,000\r\n');
  await expect(page.locator('#cash-hint')).toHaveText('CA$');
  await expect.poll(() => search(page)).toContain('cash=500000');
});

test('answers that a press has replaced come back with another, also what couldn’t be read', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway'));
  const undo = page.getByRole('button', { name: 'Undo' });
  await startAnew(page);
  // The example isn't lost.
  await expect(undo).toBeHidden();
  await enter(page, { ...own, weeks: 'soon' });
  await startAnew(page);
  await expect(page.locator('.calculator-note')).toContainText('brings them back');
  await expect(page.locator('#cash')).toHaveValue('');
  await expect.poll(() => search(page)).toBe('');
  await undo.click();
  for (const [name, answer] of Object.entries({ ...own, weeks: 'soon' }))
    await expect(page.locator(`#${name}`)).toHaveValue(answer);
  await expect.poll(() => search(page)).toContain('cash=500000');
  await expect(undo).toBeHidden();
  await expect(page.locator('#cash')).toBeFocused();
  await showExample(page);
  await expect(mark(page)).toContainText('Example:');
  // What was entered since isn't lost either.
  await enter(page, { cash: '7' });
  await undo.click();
  await expect(page.locator('#cash')).toHaveValue('500,000');
  await undo.click();
  await expect(page.locator('#cash')).toHaveValue('7');
});

test('a link that a mail program has cut at an escaped sign is read whole, and written anew', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(pageOf('runway') + query.replaceAll('&', '&#38;'));
  await expect(left(page)).toHaveText('CA$308,000 in cash');
  await enter(page, { weeks: '26' });
  await expect
    .poll(() => page.url())
    .toMatch(new RegExp(`${query.replace('?', '\\?').replace('weeks=13', 'weeks=26')}$`));
});

test('legacy: each function is in a group of its own, which takes its name', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 820, height: 1100 } });
  await openInteractive(page, pageOf('legacy-choice'));
  await startAnew(page);
  await page.keyboard.type('Claims');
  await enter(page, { needed1: 'no' });
  const items = page.locator('.calculator-items h4');
  await expect(items).toHaveText(['Claims: Leave']);
  await page.locator('.calculator-groups summary').nth(1).click();
  await enter(page, {
    name2: 'Portal',
    needed2: 'yes',
    changes2: '30',
    sound2: 'no',
    separable2: 'yes',
    known2: 'no',
  });
  await expect(items).toHaveText(['Claims: Leave', 'Portal: Replace gradually']);
  await expect(page.locator('.calculator-groups summary')).toHaveText([
    ...['Claims', 'Portal', 'Function 3', 'Function 4', 'Function 5', 'Function 6'],
  ]);
});

test('a printed calculator has its answers, and the verdict and figures of the screen', async ({
  newPage,
}) => {
  const page = await newPage();
  for (const { path } of calculators) {
    await openInteractive(page, path);
    const results = page
      .locator('.calculator-result :is(.calculator-mark, .calculator-verdict, h4, dt, dd, td, pre)')
      .filter({ visible: true });
    const shown = await results.allInnerTexts();
    expect(shown.length, path).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    expect(await results.allInnerTexts(), path).toEqual(shown);
    expect(await page.locator('.calculator-fields input:visible').count(), path).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('rescue: the letter is copied as it’s shown', async ({ newPage }) => {
  const page = await newPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openInteractive(page, pageOf('rescue-check'));
  await startAnew(page);
  await enter(page, { cleanBuild: 'no', repository: 'no', domain: 'yes' });
  const letter = page.locator('.copy-text pre');
  await expect(letter).toHaveText(/^2\. /m);
  const copy = page.getByRole('button', { name: 'Copy as text' });
  await copy.click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(await letter.textContent());
  // On a site without TLS, browsers have no clipboard for scripts.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.evaluate(() => {
    Reflect.set(window, 'readCopy', navigator.clipboard.readText.bind(navigator.clipboard));
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'readCopy')()))
    .toBe(await letter.textContent());
  await expect(copy).toBeFocused();
});

test('answers survive a reload, another page, the way back, and a link to their own page', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(pageOf('runway') + query);
  await expect(left(page)).toHaveText('CA$308,000 in cash');
  await page.locator('[name=roles]').check();
  await expect.poll(() => search(page)).toBe(`${query}&roles=yes`);
  await page.reload();
  await expect(left(page)).toHaveText('CA$308,000 in cash');
  await goTo(page, '/company');
  await page.goBack();
  await expect(left(page)).toHaveText('CA$308,000 in cash');
  await navigate(page, pageOf('runway'));
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(2);
  await expect.poll(() => search(page)).toBe(`${query}&roles=yes`);
  await expect(page.locator('#weeks')).toHaveValue('13');
  await expect(page.locator('[name=roles]')).toBeChecked();
});

test('the last answer before the page is left is in the address on the way back', async ({ newPage }) => {
  const page = await newPage();
  await openInteractive(page, pageOf('runway') + query);
  await expect(left(page)).toHaveText('CA$308,000 in cash');
  // In one task, so that the pause before an answer is written has no time to pass.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[name=roles]')?.click();
    location.assign('/company');
  });
  await expect(page).toHaveURL('/company');
  await page.goBack();
  await expect(page).toHaveURL(/\/mvp/);
  expect(search(page)).toBe(`${query}&roles=yes`);
});

test('answers in the address that can’t be read are named, as text', async ({ newPage }) => {
  const page = await newPage();
  const note = page.locator('.calculator-note');
  await page.goto(`${pageOf('runway')}?cash=lots&burn=24000&weeks=9999&campaign=x`);
  await expect(note).toHaveText('We couldn’t read these answers from the link: cash, weeks.');
  expect([await page.inputValue('#burn'), await page.inputValue('#cash')]).toEqual(['24,000', '']);
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
  await expect(left(page)).toHaveText('CA$408,000 in cash');
  // Without an event, it counts with the visitor's next answer.
  await fillIn('700000');
  await enter(page, { weeks: '26' });
  // 700,000 − 120,000 − 24,000 × 6
  await expect(left(page)).toHaveText('CA$436,000 in cash');
});

test('a click on an advertisement shows the example, without a word about the address', async ({
  newPage,
}) => {
  const page = await newPage();
  const clicks = 'gad_source=1&gbraid=0A&mc_cid=1&_hsenc=p2&li_fat_id=3&igshid=4&srsltid=5&ttclid=6&_gl=1*x';
  for (const path of [pageOf('runway'), '/plot-a-course']) {
    await openInteractive(page, path);
    const [note, example] = [
      await page.locator('.calculator-note').textContent(),
      await mark(page).textContent(),
    ];
    await page.goto(`${path}?${clicks}&ref=x&from=y`);
    await untilInteractive(page);
    await expect(page.locator('.calculator-note')).toHaveText(note ?? '');
    await expect(mark(page)).toHaveText(example ?? 'no example');
    expect(example).toContain('Example:');
    expect(new URL(page.url()).searchParams.get('ref')).toBe('x');
  }
});

test('what was typed into a shared link before the calculator had loaded is kept, and so is the rest of the link', async ({
  newPage,
}) => {
  const page = await newPage();
  const client = await holdFile(page, '**/assets/client-*.js');
  await page.goto(pageOf('runway') + query);
  await page.locator('#weeks').fill('26');
  await page.locator('[name=scaling]').uncheck();
  await client.release();
  await expect(page.locator('#cash')).toHaveValue('500,000');
  await expect(page.locator('#weeks')).toHaveValue('26');
  await expect(page.locator('[name=scaling]')).not.toBeChecked();
  // 500,000 − 120,000 − 24,000 × 6
  await expect(left(page)).toHaveText('CA$236,000 in cash');
  await expect.poll(() => search(page)).toContain(query.replace('weeks=13', 'weeks=26'));
});

test('what the contact form shows of a calculator is what is posted', async ({ newPage, audit }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openInteractive(page, pageOf('ai-cost'));
  await startAnew(page);
  await enter(page, { requests: '1000', inputTokens: '2000', outputTokens: '500' });
  await enter(page, { inputPrice: '1', outputPrice: '4', repeated: '0', hourlyCost: '50' });
  await attachButton(page).click();
  await expect(page).toHaveURL('/contact-us?topic=artificial-intelligence');
  // 2,000 × 1 + 500 × 4 = 4,000 ÷ 1,000,000 a request.
  await expect(attached(page)).toHaveValue(/Model: CA\$4\.00 a thousand requests/);
  const shown = await attached(page).inputValue();
  expect(shown.split('\n')[0]).toContain('(AI)');
  expect(shown).not.toContain('Example');
  await audit(page, '.enquiry-form');
  await fillIn(page, { message: 'This one takes a running cost along.' });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(posts[0]?.postDataJSON().plan).toBe(shown);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-plan'))).toBeNull();
});

test('an attached example is marked as one, survives a reload, and can be removed', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openInteractive(page, pageOf('runway'));
  await attachButton(page).click();
  await expect(attached(page)).toHaveValue(/Example:/);
  const shown = await attached(page).inputValue();
  await page.reload();
  await untilInteractive(page);
  await expect(attached(page)).toHaveValue(shown);
  await page.locator('.enquiry-plan button').click();
  await expect(attached(page)).toHaveCount(0);
  // The pressed button is gone, so the focus goes to what says so.
  await expect(page.getByText('Removed')).toBeFocused();
  await fillIn(page, { message: 'This one had something attached before.' });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(posts[0]?.postDataJSON()).not.toHaveProperty('plan');
});

test('when the browser stores nothing, the calculator says so and the answers stay in the address', async ({
  newPage,
}) => {
  const page = await newPage();
  await blockStorage(page);
  await openInteractive(page, pageOf('runway'));
  await enter(page, { cash: '500,000' });
  await attachButton(page).click();
  await expect(page.locator('.calculator-attach [role=status]')).toContainText('address');
  await expect.poll(() => search(page)).toContain('cash=500000');
});
