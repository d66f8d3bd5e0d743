/** An island never takes a field away from its visitor, whoever has changed the document, and whenever. */
import type { Page } from 'playwright';
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, hydrate, hydrated, openHydrated } from '../../testing/browser/hydrate.ts';
import { expect, test } from '../support/test.ts';

const react = /\/assets\/react-[\w-]+\.js$/;
const form = '.enquiry-form';

/** As a browser's translator does it: each text is in an element of its own, and another text. */
const translate = (page: Page, part: string) =>
  page.locator(part).evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, textarea, option')) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      text.replaceWith(font);
      font.firstElementChild?.append(`übersetzt ${text.data}`);
    }
  });

/** Remembers the fields, and says how many of them are still the same nodes. */
const remember = (page: Page, part: string) =>
  page.locator(part).evaluate((root) => {
    Object.assign(window, { remembered: [...root.querySelectorAll('input, textarea, select')] });
  });
const replaced = (page: Page) =>
  page.evaluate(() => {
    const { remembered } = window as unknown as { remembered: Element[] };
    return remembered.filter((field) => !field.isConnected).map((field) => field.id);
  });

for (const isTranslated of [false, true])
  test(`the form’s fields stay the same nodes, with words and focus${isTranslated ? ', in a translated page' : ''}`, async ({
    newPage,
    expectConsoleError,
  }) => {
    expectConsoleError(/422/);
    const page = await newPage({ reducedMotion: 'reduce' });
    const held = await holdFile(page, react);
    await page.goto('/contact-us');
    await remember(page, form);
    if (isTranslated) await translate(page, form);
    await page.locator('#topic').selectOption({ index: 2 });
    await page.locator('#consent').check();
    await page.locator('#name').fill('Ada');
    await page.locator('#message').pressSequentially('Half a sen');
    await held.release();
    await hydrated(page);
    await page.keyboard.type('tence');
    await expect(page.locator('#message')).toHaveValue('Half a sentence');
    await expect(page.locator('#message')).toBeFocused();
    await expect(page.locator('#consent')).toBeChecked();
    expect(await replaced(page)).toEqual([]);

    // Each change of state: what's wrong, translated again, and what's wrong then.
    await page.locator('[data-send]').click();
    await expect(page.locator('#email-problem')).toHaveCount(1);
    if (isTranslated) await translate(page, form);
    await page.locator('#email').fill('nonsense');
    await page.locator('[data-send]').click();
    await expect(page.locator('#email-problem')).toContainText('name@company.com');
    await expect(page.locator('.enquiry-summary li')).toHaveCount(1);
    await expect(page.locator('#name')).toHaveValue('Ada');
    expect(await replaced(page)).toEqual([]);
  });

test('a composition goes on while the form comes to life', async ({ newPage }) => {
  const page = await newPage();
  const held = await holdFile(page, react);
  await page.goto('/contact-us');
  await page.locator('#message').focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await held.release();
  await hydrated(page);
  await session.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 });
  await session.send('Input.insertText', { text: '你好' });
  await expect(page.locator('#message')).toHaveValue('你好');
});

test('a calculator in a page that others change keeps what was typed, and computes', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const held = await holdFile(page, react);
  await page.goto('/startups/mvp');
  await translate(page, '.calculator');
  await page.locator('[name=cash]').fill('480000');
  await held.release();
  await hydrated(page);
  await expect(page.locator('[name=cash]')).toHaveValue(/^480,?000$/);
  await expect(page.locator('[name=cash]')).toBeFocused();
  await translate(page, '.calculator');
  await page.locator('[name=cash]').fill('490000');
  await expect(page).toHaveURL(/cash=490000/);
});

test('a page that’s left before its island has come gets none', async ({ newPage }) => {
  const page = await newPage();
  const held = await holdFile(page, react);
  await page.goto('/contact-us');
  await page.keyboard.press('Shift');
  await held.requested;
  await goTo(page, '/company');
  await held.release();
  await goTo(page, '/contact-us');
  await hydrated(page);
  await page.locator('#name').fill('Ada');
  await expect(page.locator('#name')).toHaveValue('Ada');
});

test('ten visits leave one form that sends once', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/422/);
  const page = await newPage();
  await openHydrated(page, '/company');
  for (let visit = 0; visit < 10; visit += 1) {
    await goTo(page, '/contact-us');
    await hydrated(page);
    await goTo(page, '/company');
  }
  await goTo(page, '/contact-us');
  await hydrated(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.locator('[data-send]').click();
  await expect(page.locator('.enquiry-summary')).toHaveCount(1);
  expect(posts).toHaveLength(1);
});

test('a query that’s called like a field of the head loads nothing before an interaction', async ({
  newPage,
}) => {
  const page = await newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/company?description=x&q=a,viewport', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await hydrate(page);
  expect(scripts).not.toEqual([]);
});
