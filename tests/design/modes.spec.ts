/** Visitors' settings, paper and narrow windows. */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { contrast, type Hex } from '../../src/brand/colours.ts';
import { makeInteractive, untilStyled } from '../../testing/browser/interactive.ts';
import { colourOf } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

/** The part of an element's pixels that have a contrast of 3 with its corner. */
async function drawnPart(element: Locator): Promise<number> {
  await element.evaluate(async (shown) => {
    const isThere = () =>
      shown.getBoundingClientRect().width > 0 && (!(shown instanceof HTMLImageElement) || shown.complete);
    // A late picture has no file until it's near.
    do {
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    } while (!isThere());
    if (shown instanceof HTMLImageElement) await shown.decode();
  });
  // It waits until sections above, whose layout follows the scrolling, have stopped moving it.
  const picture = await element.screenshot({ animations: 'disabled', caret: 'hide' });
  const bytes = await sharp(picture).removeAlpha().raw().toBuffer();
  const colourAt = (at: number): Hex => `#${bytes.toString('hex', at, at + 3)}`;
  const corner = colourAt(0);
  let count = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    if (colourAt(at) !== corner && contrast(colourAt(at), corner) >= 3) count += 1;
  }
  return count / (bytes.length / 3);
}

/** The dark banner below the hero. */
const clarity = (page: Page) => page.getByRole('main').locator('section').nth(1);

test('forced colours leave no drawing in the ground’s colour, and mark the focus', async ({ newPage }) => {
  const page = await newPage({
    viewport: { width: 1280, height: 900 },
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  await page.goto('/');
  // Each is drawn in one ink, which could be that of the ground.
  const trusted = page.locator('section').filter({ hasText: 'Trusted by industry leaders' });
  for (const drawing of [
    trusted.locator('img'),
    page.getByRole('contentinfo').locator('a img'),
    page.getByRole('banner').getByRole('link').locator('svg'),
  ])
    expect(await drawnPart(drawing.first()), String(drawing)).toBeGreaterThan(0.02);
  const [text, canvas] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return [color, backgroundColor];
  });
  for (const line of ['.framework-line path', '.statistic-line path']) {
    const stroke = page.locator(line).first();
    expect(await stroke.evaluate((path) => getComputedStyle(path).stroke), line).toBe(text);
  }
  const control = page.getByRole('main').locator('section').first().getByRole('link').last();
  const { backgroundColor, borderTopWidth } = await control.evaluate((element) => getComputedStyle(element));
  expect([backgroundColor, borderTopWidth]).toEqual([canvas, '2px']);
  await page.keyboard.press('Tab');
  await control.focus();
  const { outlineStyle, outlineColor } = await control.evaluate((element) => getComputedStyle(element));
  expect(outlineStyle).toBe('solid');
  expect(outlineColor).not.toBe(canvas);
});

test('more contrast: with the whole stylesheet, soft inks and hairlines are as strong as text', async ({
  newPage,
}) => {
  const page = await newPage({ contrast: 'more' });
  await page.goto('/');
  await untilStyled(page);
  const of = (part: Locator) => colourOf(part.first(), 'color');
  const main = page.getByRole('main');
  const text = await of(main);
  const offer = main.getByRole('listitem').filter({ has: page.locator('a[href^="/services/"]') });
  expect(await of(offer.locator('p'))).toEqual(text);
  const platform = main.getByRole('article').getByRole('listitem');
  expect(await of(platform)).toEqual(text);
  expect(await colourOf(platform.first(), 'border-top-color')).toEqual(text);
  const [statement, note] = [clarity(page).locator('p').first(), clarity(page).locator('p').last()];
  const light = await of(statement);
  for (const soft of [note, page.getByRole('contentinfo').getByRole('listitem').getByRole('link')])
    expect(await of(soft), String(soft)).toEqual(light);
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(await of(note)).not.toEqual(light);
});

test('a page prints with logo, address, link and all its words', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/case-studies/dbs']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
    const words = page
      .getByRole('main')
      .locator(':is(h1, h2, h3, p):not(:is(.closing, .related-study, .trusted, .blog) *)');
    expect(await words.evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length)).toBe(
      0,
    );
    const canonical = page.locator('link[rel=canonical]');
    const shown = await canonical.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(shown).toBe(`"${await canonical.getAttribute('href')}"`);
  }
});

test('in light colours, bands are paper and all words black on a printed page, before the client starts and after', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const band = clarity(page);
  const words = band.locator('p').first();
  const look = async () => [
    (await colourOf(band, 'background-color')).opacity,
    (await colourOf(words, 'color')).lightness,
  ];
  const screen = await look();
  expect(screen[0]).toBe(255);
  expect(screen[1]).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'print' });
  expect(await look()).toEqual([0, 0]);
  await makeInteractive(page);
  expect(await look()).toEqual([0, 0]);
});

test('a table is columns, and in narrow windows pairs with labels; nothing has to be scrolled', async ({
  plainPage: page,
}) => {
  await page.goto('/enterprises/legacy-application');
  const table = page.getByRole('table').first();
  const headings = await table.locator('thead :is(th, td)').allTextContents();
  for (const width of [320, 600, 640]) {
    await page.setViewportSize({ width, height: 900 });
    const { overflow, display, labels } = await table.evaluate((element) => ({
      overflow: [element, ...element.querySelectorAll('th, td')].filter(
        (part) => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth,
      ).length,
      display: getComputedStyle(element).display,
      labels: [...element.querySelectorAll('tbody tr:first-child td')].map(
        (cell) => getComputedStyle(cell, '::before').content,
      ),
    }));
    expect({ overflow, display }, `${width} px`).toEqual({
      overflow: 0,
      display: width < 640 ? 'block' : 'table',
    });
    if (width < 640) expect(labels).toEqual(headings.slice(1).map((heading) => `"${heading} "`));
  }
});
