/** Light and dark: as the system asks or as the visitor has chosen, from the first paint on. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { colourOf } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

const dark = { colorScheme: 'dark' } as const;
const light = { colorScheme: 'light' } as const;

async function ground(page: Page): Promise<number> {
  return (await colourOf(page.locator('html'), 'background-color')).lightness;
}

const isDark = (page: Page) => expect.poll(() => ground(page)).toBeLessThan(60);
const isLight = (page: Page) => expect.poll(() => ground(page)).toBeGreaterThan(240);

const choice = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name });
const palette = (page: Page) => page.evaluate(() => localStorage.getItem('palette'));

const themeColour = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll(
      (found) =>
        found.find((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)?.outerHTML,
    )
    .then((meta) => /content="(.*?)"/.exec(meta ?? '')?.[1]);

async function brightness(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).first();
  await element.evaluate(async (shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (shown instanceof HTMLImageElement) await shown.decode();
  });
  const { channels } = await sharp(await element.screenshot({ animations: 'disabled' })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

test('where the system asks for it, page and charts are dark without scripts, and paper is printed light', async ({
  newPage,
}) => {
  const page = await newPage({ ...dark, javaScriptEnabled: false });
  await page.goto('/case-studies');
  await isDark(page);
  expect((await colourOf(page.locator('h1'), 'color')).lightness).toBeGreaterThan(180);
  for (const drawing of ['main svg', 'article img'])
    expect(await brightness(page, drawing), drawing).toBeLessThan(100);
  await page.emulateMedia({ ...dark, media: 'print' });
  expect((await colourOf(page.locator('main p').first(), 'color')).lightness).toBeLessThan(100);
});

test('a choice turns the page dark, and the next page knows it before its first paint', async ({
  newPage,
  expectConsoleError,
}) => {
  const page = await newPage(light);
  await page.goto('/case-studies/dbs');
  expect(await brightness(page, 'figure img')).toBeGreaterThan(180);
  await expect(choice(page, 'Automatic')).toBeChecked();
  const before = await themeColour(page);
  await choice(page, 'Light').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Dark')).toBeChecked();
  await isDark(page);
  const after = await themeColour(page);
  expect(after).not.toBe(before);
  expect(await palette(page)).toBe('dark');
  expect(await brightness(page, 'figure img')).toBeLessThan(100);
  // The page's head applies the choice, without what is loaded later.
  expectConsoleError(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/how-we-work');
  await isDark(page);
  expect(await themeColour(page)).toBe(after);
});

test('a chosen light stays whatever the system does, and automatic follows it', async ({
  newPage,
  audit,
}) => {
  const page = await newPage(light);
  await page.goto('/');
  const asked = await themeColour(page);
  await choice(page, 'Light').check();
  await expect.poll(() => palette(page)).toBe('light');
  await page.emulateMedia(dark);
  await isLight(page);
  expect(await themeColour(page)).toBe(asked);
  await page.reload();
  await isLight(page);
  await expect(choice(page, 'Light')).toBeChecked();
  await choice(page, 'Automatic').check();
  await isDark(page);
  await expect.poll(() => palette(page)).toBeNull();
  expect(await themeColour(page)).not.toBe(asked);
  await page.emulateMedia(light);
  await isLight(page);
  expect(await themeColour(page)).toBe(asked);
  await audit(page, 'footer');
});

test('a choice reaches the visitor’s other tabs, and a page that the browser has kept', async ({
  newPage,
}) => {
  const page = await newPage(light);
  await openInteractive(page, '/');
  const other = await page.context().newPage();
  await openInteractive(other, '/company');
  await choice(other, 'Dark').check();
  await isDark(page);
  await expect(choice(page, 'Dark')).toBeChecked();
  // As after Back: kept pages are told nothing while others are shown.
  await page.evaluate(() => {
    localStorage.setItem('palette', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await isLight(page);
});
