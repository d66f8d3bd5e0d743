/** Day, dusk and night: as the system asks or as the visitor has chosen, from the first paint on. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, hydrate, openHydrated } from '../../testing/browser/hydrate.ts';
import { colourOf } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

const night = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
const day = { colorScheme: 'light', reducedMotion: 'reduce' } as const;

/** How light the ground of the page is, from 0, black, to 255, white. */
async function ground(page: Page): Promise<number> {
  return (await colourOf(page.locator('html'), 'background-color')).lightness;
}

const isNight = (page: Page) => expect.poll(() => ground(page)).toBeLessThan(12);
const isDusk = (page: Page) => expect.poll(async () => Math.abs((await ground(page)) - 32)).toBeLessThan(12);
const isDay = (page: Page) => expect.poll(() => ground(page)).toBeGreaterThan(240);

const colourSwitch = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Colours' });
const inBar = (page: Page, name: string) => page.locator('#palettes').getByRole('radio', { name });
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name });
const palette = (page: Page) => page.evaluate(() => localStorage.getItem('palette'));

/** The colour of the browser's own bars: that of the first meta element whose media apply. */
const themeColour = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll(
      (found) =>
        found.find((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)?.outerHTML,
    )
    .then((meta) => /content="(.*?)"/.exec(meta ?? '')?.[1]);

/** Of what is seen of an element, from 0 to 255. */
async function brightness(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).first();
  await element.evaluate(async (shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (shown instanceof HTMLImageElement) await shown.decode();
  });
  const { channels } = await sharp(await element.screenshot({ animations: 'disabled' })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

test('where the system asks for night, page and charts are dark without scripts, and paper is printed by day', async ({
  newPage,
}) => {
  const page = await newPage({ ...night, javaScriptEnabled: false });
  await page.goto('/case-studies');
  await isNight(page);
  expect((await colourOf(page.locator('h1'), 'color')).lightness).toBeGreaterThan(180);
  await expect(colourSwitch(page)).toBeHidden();
  for (const drawing of ['.hero-chart', '.case-card img'])
    expect(await brightness(page, drawing), drawing).toBeLessThan(70);
  await page.emulateMedia({ ...night, media: 'print' });
  expect((await colourOf(page.locator('main p').first(), 'color')).lightness).toBeLessThan(100);
});

test('four choices turn an unhydrated page to dusk and to night, which the next page remembers before its first paint', async ({
  newPage,
  expectConsoleError,
}) => {
  const page = await newPage(day);
  await page.goto('/case-studies/dbs');
  expect(await brightness(page, '.sketch img')).toBeGreaterThan(180);
  const react = await holdFile(page, /\/assets\/react-[\w-]+\.js$/);
  await page.goto('/case-studies/dbs');
  await colourSwitch(page).click();
  await inBar(page, 'Dusk').click();
  await react.release();
  await isDusk(page);
  await expect.poll(() => inBar(page, 'Dusk').isChecked()).toBe(true);
  const dusk = await themeColour(page);
  // The focus is on the choice, and Escape closes them.
  await page.keyboard.press('ArrowDown');
  await isNight(page);
  await page.keyboard.press('Escape');
  await expect(inBar(page, 'Night')).toBeHidden();
  const atNight = await themeColour(page);
  expect(atNight).not.toBe(dusk);
  expect(await palette(page)).toBe('night');
  expect(await brightness(page, '.sketch img')).toBeLessThan(70);
  await goTo(page, '/company');
  await isNight(page);
  // The page's head applies the choice, without what is loaded later.
  expectConsoleError(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/how-we-work');
  await isNight(page);
  expect(await themeColour(page)).toBe(atNight);
});

test('a chosen day stays day after sunset, and automatic follows the system', async ({ newPage, audit }) => {
  const page = await newPage(day);
  await openHydrated(page, '/');
  await expect.poll(() => inFooter(page, 'Automatic').isChecked()).toBe(true);
  const asked = await themeColour(page);
  await inFooter(page, 'Day').check();
  expect(await palette(page)).toBe('day');
  await page.emulateMedia(night);
  await isDay(page);
  expect(await themeColour(page)).toBe(asked);
  await page.reload();
  await isDay(page);
  await hydrate(page);
  await expect.poll(() => inFooter(page, 'Day').isChecked()).toBe(true);
  await colourSwitch(page).click();
  expect(await inBar(page, 'Day').isChecked()).toBe(true);
  await inBar(page, 'Automatic').check();
  await isNight(page);
  expect(await palette(page)).toBeNull();
  expect(await inFooter(page, 'Automatic').isChecked()).toBe(true);
  expect(await themeColour(page)).not.toBe(asked);
  await page.emulateMedia(day);
  await isDay(page);
  expect(await themeColour(page)).toBe(asked);
  await audit(page, '#palettes');
});

test('a choice reaches the visitor’s other tabs, and a page that the browser has kept', async ({
  newPage,
}) => {
  const page = await newPage(day);
  await openHydrated(page, '/');
  const other = await page.context().newPage();
  await openHydrated(other, '/company');
  await inFooter(other, 'Dusk').check();
  await isDusk(page);
  expect(await inFooter(page, 'Dusk').isChecked()).toBe(true);
  // As after Back: kept pages are told nothing while others are shown.
  await page.evaluate(() => {
    localStorage.setItem('palette', 'night');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await isNight(page);
});

test('a system’s own high contrast is not mixed with a chosen night', async ({ newPage }) => {
  const page = await newPage({ ...day, forcedColors: 'active' });
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-ink'));
  await page.goto('/');
  const before = await ink();
  expect(before).not.toBe('');
  await page.evaluate(() => localStorage.setItem('palette', 'night'));
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['palette'])).toBe('night');
  expect(await ink()).toBe(before);
});
