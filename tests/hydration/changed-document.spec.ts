/** Translators and extensions change the page before, while and after React hydrates it. Visitors lose nothing. */
import type { Page } from 'playwright';
import { injections, lostTexts, translate, translated } from '../../testing/browser/changed-document.ts';
import { holdFile } from '../../testing/browser/hold.ts';
import * as app from '../../testing/browser/hydrate.ts';
import { calculators, mark } from '../../testing/calculators/calculator.ts';
import { expect, test } from '../support/test.ts';

/** A translation, and what extensions do to fields and to a whole page. */
const everyChange = Object.entries({ 'a translation': translate, ...injections });

const build = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset['build'], document.documentElement.lang]);

const selection = (page: Page, field: string) =>
  page
    .locator(field)
    .evaluate((input: HTMLInputElement) => [input.value, input.selectionStart, input.selectionEnd]);

for (const [what, change] of everyChange)
  test(`what is typed after ${what} stays`, async ({ newPage }) => {
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('palette', 'dusk'));
    await page.goto('/contact-us');
    const before = await build(page);
    const script = await holdFile(page, '**/assets/client-*.js');
    await page.evaluate(change);
    await page.locator('#name').click();
    await page.keyboard.type('Ada Lovelace');
    await page.locator('#topic').selectOption({ index: 2 });
    const topic = await page.inputValue('#topic');
    await page.locator('#consent').check();
    await page.locator('#message').click();
    await page.keyboard.type('First words');
    await page.keyboard.press('Shift+ArrowLeft');
    await script.release();
    await app.hydrated(page);
    await expect(page.locator('#message')).toBeFocused();
    expect(await selection(page, '#message')).toEqual(['First words', 10, 11]);
    await page.keyboard.press('End');
    await page.keyboard.type(', and more');
    await expect(page.locator('#message')).toHaveValue('First words, and more');
    await expect(page.locator('#name')).toHaveValue('Ada Lovelace');
    await expect(page.locator('#topic')).toHaveValue(topic);
    await expect(page.locator('#consent')).toBeChecked();
    expect(await build(page)).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'dusk');
    // The form is React's: it keeps a draft, and says what's missing.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-draft')))
      .toContain('First words, and more');
    await page.locator('.enquiry-send button').click();
    await expect(page.locator('.enquiry-summary a[href="#email"]')).toBeVisible();
    await app.navigate(page, '/company');
    await page.locator('link[rel=canonical][href$="/company"]').waitFor({ state: 'attached' });
    expect(await app.isSameDocument(page)).toBe(true);
  });

test('a translated page is hydrated with its menu open, and stays translated', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/how-we-work');
  const script = await holdFile(page, '**/assets/client-*.js');
  await page.evaluate(translate);
  await page.locator('.bar-inner > .burger').click();
  await page.locator('#mobile-menu summary').first().click();
  await script.release();
  await app.hydrated(page);
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expect(page.locator('#mobile-menu details').first()).toHaveAttribute('open', '');
  await translated(page);
  await page.locator('#mobile-menu details[open] a').first().click();
  await expect(page.locator('#mobile-menu')).toBeHidden();
  await translated(page);
  expect(await lostTexts(page)).toEqual([]);
});

test('a selection stays in a page that is rendered anew, as whole paragraphs in a translated one', async ({
  newPage,
}) => {
  for (const [change, pattern] of [
    ["document.querySelector('.footer').remove()", (text: string) => text.slice(3, 20)],
    [translate, (text: string) => text],
  ] as const) {
    const page = await newPage();
    await page.goto('/privacy');
    const script = await holdFile(page, '**/assets/client-*.js');
    await page.evaluate(change);
    const text = await page.evaluate(() => {
      const paragraph = document.querySelector('main p:not([class])');
      const node = paragraph && document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
      if (node) getSelection()?.setBaseAndExtent(node, 3, node, 20);
      return paragraph?.textContent ?? '';
    });
    await page.mouse.move(200, 200);
    await script.release();
    await app.hydrated(page);
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(pattern(text));
  }
});

test('a press that waits for React is answered once, also by a page that is rendered anew', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto('/');
  const script = await holdFile(page, '**/assets/client-*.js');
  await page.evaluate(translate);
  await page.locator('.trusted-pause').click();
  await script.release();
  await expect(page.locator('.logo-strip[data-paused]')).toBeVisible();
});

const calculatorPages = [calculators.runway, '/plot-a-course'];

/** Answers whatever a calculator asks, twice, so that each text changes that can. */
async function answerAll(page: Page, numbers: string): Promise<void> {
  const form = page.locator('.calculator-form');
  for (const details of await form.locator('details').all()) {
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
    await answerShown(page, numbers);
  }
  await answerShown(page, numbers);
}

async function answerShown(page: Page, numbers: string): Promise<void> {
  for (const control of await page.locator('.calculator-form input:visible').all()) {
    const type = await control.getAttribute('type');
    if (type === 'text') await control.fill(numbers);
    else if (type === 'radio' || type === 'checkbox') await control.click();
  }
}

for (const path of calculatorPages)
  test(`the calculator of ${path} works while the page is translated`, async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await app.openHydrated(page, path);
    await page.evaluate(translate);
    const example = await mark(page);
    for (const numbers of ['7', 'none', '90']) {
      await answerAll(page, numbers);
      await translated(page);
    }
    expect(await mark(page)).not.toBe(example);
    await page.locator('.calculator-form > .actions button').last().click();
    await translated(page);
    await expect.poll(() => mark(page)).toBe(example);
    await page.locator('.calculator-form > .actions button').first().click();
    await translated(page);
    expect(await lostTexts(page)).toEqual([]);
    await app.goTo(page, '/company');
    await translated(page);
    expect(await app.isSameDocument(page)).toBe(true);
  });

test('what is typed into a calculator of a translated page counts', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto(calculators.runway);
  const script = await holdFile(page, '**/assets/client-*.js');
  await page.evaluate(translate);
  const example = await mark(page);
  const field = page.locator('.calculator-form input[type=text]').first();
  const id = (await field.getAttribute('id')) ?? '';
  await field.fill('4321');
  await script.release();
  await app.hydrated(page);
  await expect.poll(() => mark(page)).not.toBe(example);
  await expect(page.locator(`#${id}`)).toBeFocused();
  expect((await page.inputValue(`#${id}`)).replaceAll(/\D/g, '')).toBe('4321');
  await expect.poll(() => new URL(page.url()).search).toContain('4321');
});

test('filter, form and history work while the page is translated', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await app.openHydrated(page, '/case-studies');
  await page.evaluate(translate);
  const all = await page.locator('.case-index > li').count();
  await page.locator('.filter summary').first().click();
  await page.locator('.filter details[open] a').nth(1).click();
  await expect.poll(() => page.locator('.case-index > li').count()).toBeLessThan(all);
  await translated(page);
  await app.goTo(page, '/contact-us');
  await page.locator('.enquiry-send button').click();
  await expect(page.locator('.enquiry-summary')).toBeVisible();
  await translated(page);
  await page.locator('#email').fill('no address');
  await page.locator('#email').blur();
  await translated(page);
  await app.goTo(page, '/privacy');
  await page.locator('.visits button').click();
  await expect(page.locator('.visits button')).toHaveCount(0);
  await translated(page);
  expect(await lostTexts(page)).toEqual([]);
  expect(await app.isSameDocument(page)).toBe(true);
});

test('an extension that moves parts of a hydrated page keeps nobody from the next page', async ({
  newPage,
  expectConsoleError,
}) => {
  // React says what it couldn't find.
  expectConsoleError(/NotFoundError/);
  const page = await newPage({ reducedMotion: 'reduce' });
  await app.openHydrated(page, '/company');
  await page.evaluate(() => {
    const first = document.querySelector('#first-view');
    const wrapper = document.createElement('x-extension');
    first?.replaceWith(wrapper);
    document.querySelector('main > section:last-of-type')?.remove();
    document.querySelector('.footer')?.remove();
  });
  await app.goTo(page, '/privacy');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.locator('main').textContent()).not.toContain('Unexpected Application Error!');
  expect(await app.isSameDocument(page)).toBe(true);
  await app.hydrate(page);
});
