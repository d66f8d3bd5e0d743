/** The navigation bar of wide windows. */
import type { Page } from 'playwright';
import * as app from '../../testing/browser/interactive.ts';
import { colourOf } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';
import { expectEntries, menu, submenus } from './menu.ts';

const viewport = { width: 1280, height: 800 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const topLink = (page: Page, title: string) =>
  bar(page).getByRole('link', { name: title, exact: true }).first();
const disclosure = (page: Page, title: string) => page.getByRole('button', { name: `${title} menu` });

async function panel(page: Page, title: string) {
  const id = await disclosure(page, title).getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`);
}

const leave = (page: Page) => page.mouse.move(640, 780);

test('from 1280 px the bar lists the items, then CONTACT, and a dropdown holds what the owner listed', async ({
  newPage,
  site,
}) => {
  const page = await newPage({ viewport });
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveText(menu.map(({ title }) => title));
  for (const { title, path } of menu)
    await expect(topLink(page, title)).toHaveAttribute('href', new RegExp(`^${path}`));
  const insights = await topLink(page, 'Insights').getAttribute('href');
  expect(new URL(insights ?? site).origin).not.toBe(site);
  const contact = page.getByRole('banner').getByRole('link', { name: 'CONTACT', exact: true });
  await expect(contact).toBeVisible();
  await expect(contact).toHaveAttribute('href', '/contact-us');
  await expect(bar(page).getByRole('button')).toHaveCount(submenus.length);
  for (const item of submenus) await expectEntries((await panel(page, item.title)).locator('a'), item);
  const devOps = (await panel(page, 'Services')).getByRole('link', { name: 'DevOps', includeHidden: true });
  await expect(devOps).toHaveText('DevOpsReleases that are routine.');
  await expect(devOps.locator('img, svg')).toHaveCount(1);
  const burger = page.getByRole('button', { name: 'Open the menu' });
  for (const width of [1280, 1279, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect([await bar(page).isVisible(), await burger.isVisible()]).toEqual([width === 1280, width < 1280]);
    await expect(contact).toBeInViewport({ ratio: 1 });
  }
});

test('without scripts hover opens a dropdown, leaving closes it, and focus alone opens nothing', async ({
  newPage,
}) => {
  const page = await newPage({ viewport, javaScriptEnabled: false });
  await page.goto('/');
  for (const { title } of submenus) {
    const shown = await panel(page, title);
    await topLink(page, title).hover();
    await expect(shown).toBeVisible();
    await expect(page.locator('[popover]:visible')).toHaveCount(1);
    await shown.locator('a').first().hover();
    await expect(shown).toBeVisible();
    await leave(page);
    await expect(shown).toBeHidden();
  }
  await topLink(page, 'Services').focus();
  await expect(page.locator('[popover]:visible')).toHaveCount(0);
});

test('by keyboard the button opens and closes a dropdown, Tab leads into it and leaving it closes it', async ({
  newPage,
  audit,
}) => {
  const page = await newPage({ viewport });
  await page.goto('/');
  const shown = await panel(page, 'Services');
  await disclosure(page, 'Services').focus();
  for (const [key, isShown] of [
    ['Enter', true],
    ['Space', false],
    ['Enter', true],
    ['Escape', false],
    ['Space', true],
  ] as const) {
    await page.keyboard.press(key);
    await expect(shown).toBeVisible({ visible: isShown });
  }
  await expect(disclosure(page, 'Services')).toBeFocused();
  await audit(page, 'header');
  await page.keyboard.press('Tab');
  await expect(shown.locator('a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(topLink(page, 'Services')).toBeFocused();
  await topLink(page, 'Case Studies').focus();
  await expect(shown).toBeHidden();
});

test('Escape closes a dropdown that the pointer has opened, until the pointer comes back', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await app.openInteractive(page, '/');
  const shown = await panel(page, 'Services');
  await topLink(page, 'Services').hover();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await leave(page);
  await topLink(page, 'Services').hover();
  await expect(shown).toBeVisible();
});

test('a second tap closes a dropdown', async ({ newPage }) => {
  const page = await newPage({ viewport, hasTouch: true });
  await app.openInteractive(page, '/');
  const shown = await panel(page, 'Services');
  for (const visible of [true, false, true, false]) {
    await disclosure(page, 'Services').tap();
    await expect(shown).toBeVisible({ visible });
  }
});

test('a dropdown closes when a link in it, or the item’s own, is followed, though the pointer rests on it', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await app.openInteractive(page, '/company');
  for (const [title, link, path] of [
    ['Services', (await panel(page, 'Services')).getByRole('link', { name: /^DevOps/ }), '/services/dev-ops'],
    ['Enterprises', topLink(page, 'Enterprises'), '/enterprises'],
  ] as const) {
    const shown = await panel(page, title);
    await topLink(page, title).hover();
    await expect(shown).toBeVisible();
    const box = await link.boundingBox();
    if (!box) throw new Error('The link has no place');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await app.shown(page, path);
    await expect(page.locator('[popover]:visible')).toHaveCount(0);
    // The hand shakes.
    await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2 + 1);
    await expect(page.locator('[popover]:visible')).toHaveCount(0);
  }
});

test('the bar is white over a dark hero, and dark and solid while a dropdown is open or the page is scrolled', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  const banner = page.getByRole('banner');
  const inks = async () => {
    const parts = [banner.getByRole('link', { name: /home page/ }).first(), topLink(page, 'Company')];
    const colours = await Promise.all(parts.map((part) => colourOf(part, 'color')));
    return colours.map(({ lightness }) => lightness);
  };
  const isWhite = () => expect.poll(async () => Math.min(...(await inks()))).toBeGreaterThan(220);
  const isDark = () => expect.poll(async () => Math.max(...(await inks()))).toBeLessThan(80);
  const opacity = async () => (await colourOf(banner, 'background-color')).opacity;
  await page.goto('/services');
  await isWhite();
  expect(await opacity()).toBe(0);
  await disclosure(page, 'Services').click();
  await isDark();
  await expect.poll(opacity).toBe(255);
  await app.openInteractive(page, '/company');
  await isDark();
  expect(await opacity()).toBe(0);
  await app.navigate(page, '/services/dev-ops');
  await isWhite();
  await page.mouse.wheel(0, 300);
  await isDark();
  await expect.poll(opacity).toBe(255);
  await page.mouse.wheel(0, -400);
  await isWhite();
  await app.navigate(page, '/case-studies/tzu-chi');
  await isDark();
});
