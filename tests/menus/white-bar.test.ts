/** The bar is white over dark heroes, dark elsewhere, and solid once the page is scrolled. */
import type { Page } from 'playwright';
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { colourOf } from '../browser/colour.ts';
import { darkPages, ownerDarkPages, ownerPages, pages } from '../pages.ts';

const bar = (page: Page) => page.getByRole('banner');
const logo = (page: Page) =>
  bar(page)
    .getByRole('link', { name: /home page/ })
    .first();
const link = (page: Page) => bar(page).getByRole('link', { name: 'Company', exact: true }).first();

async function inks(page: Page) {
  return [(await colourOf(logo(page), 'color')).lightness, (await colourOf(link(page), 'color')).lightness];
}

test('the pages that the owner wants dark are, and no other of the owner’s', () => {
  expect(darkPages.filter((path) => ownerPages.includes(path)).toSorted()).toEqual(ownerDarkPages.toSorted());
});

test.for(pages)('%s', async (path, { sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const atTop = await inks(page);
  expect((await colourOf(bar(page), 'background-color')).opacity).toBe(0);
  if (darkPages.includes(path)) expect(Math.min(...atTop)).toBeGreaterThan(220);
  else expect(Math.max(...atTop)).toBeLessThan(80);

  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await colourOf(bar(page), 'background-color')).opacity).toBe(255);
  expect(Math.max(...(await inks(page)))).toBeLessThan(80);
});

test('it changes with the page inside the application, and back at the top it is white again', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await openAwake(page, '/company');
  await navigate(page, '/services/dev-ops');
  await expect.poll(async () => Math.min(...(await inks(page)))).toBeGreaterThan(220);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => Math.max(...(await inks(page)))).toBeLessThan(80);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => Math.min(...(await inks(page)))).toBeGreaterThan(220);
  await navigate(page, '/case-studies/tzu-chi');
  await expect.poll(async () => Math.max(...(await inks(page)))).toBeLessThan(80);
});
