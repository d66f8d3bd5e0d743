/** The burger and its menu. */
import type { BrowserContextOptions, Page } from 'playwright';
import { openInteractive, untilInteractive } from '../../testing/browser/interactive.ts';
import { scrolled } from '../../testing/browser/state.ts';
import { cutOff, withLargeText } from '../pages/fit.ts';
import { expect, test } from '../support/test.ts';
import { expectEntries, menu, submenus } from './menu.ts';

const viewport = { width: 390, height: 844 };
const phone: BrowserContextOptions = { viewport, hasTouch: true, isMobile: true };

const burger = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closed = (page: Page) => expect(dialog(page)).toBeHidden();

async function openMenu(page: Page, press: 'tap' | 'click' = 'tap') {
  await burger(page)[press]();
  await expect(dialog(page)).toBeVisible();
}

test('without scripts it opens, shows one section at a time, leads on and closes', async ({ newPage }) => {
  const page = await newPage({ ...phone, javaScriptEnabled: false });
  await page.goto('/company');
  await openMenu(page);
  for (const { title, path } of submenus) {
    await dialog(page).locator('summary', { hasText: title }).tap();
    await expect(dialog(page).locator(`details[open] a[href="${path}"]`)).toBeVisible();
    await expect(dialog(page).locator('details[open]')).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Close the menu' }).tap();
  await closed(page);
  await openMenu(page);
  await dialog(page).getByRole('link', { name: 'Case Studies' }).tap();
  await expect(page).toHaveURL('/case-studies');
});

test('it stays open while the client starts, has the items of the desktop menu, and closes when a link is chosen', async ({
  newPage,
}) => {
  const page = await newPage(phone);
  await page.goto('/');
  await openMenu(page);
  await untilInteractive(page);
  await expect(dialog(page)).toBeVisible();
  const items = dialog(page).getByRole('navigation').locator('summary, a').filter({ visible: true });
  await expect(items).toHaveText(menu.map(({ title }) => title));
  const contact = dialog(page).getByRole('link', { name: 'CONTACT', exact: true });
  await expect(contact).toHaveAttribute('href', '/contact-us');
  for (const item of submenus) {
    const summary = page.locator('summary', { hasText: item.title });
    await expectEntries(dialog(page).getByRole('group').filter({ has: summary }).locator('a'), item);
  }
  await dialog(page).locator('summary', { hasText: 'Services' }).tap();
  await dialog(page).locator('a[href="/services/dev-ops"]').tap();
  await expect(page).toHaveURL('/services/dev-ops');
  await closed(page);
  await openInteractive(page, '/company');
  await openMenu(page);
  await dialog(page).getByRole('link', { name: 'Company', exact: true }).tap();
  await closed(page);
});

test('by keyboard it opens, keeps the focus, opens and closes a section, and Escape returns to the burger', async ({
  newPage,
  audit,
}) => {
  const page = await newPage({ viewport });
  await openInteractive(page, '/company');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  const outside = new Set<string>();
  for (let presses = 0; presses < 36; presses += 1) {
    await page.keyboard.press(presses < 24 ? 'Tab' : 'Shift+Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('main, footer, .bar')?.tagName);
    if (place) outside.add(place);
  }
  expect([...outside]).toEqual([]);
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(burger(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeVisible();
  const services = dialog(page).locator('details', { hasText: 'Services' }).first();
  const entry = services.locator('a[href="/services/dev-ops"]');
  await services.locator('summary').focus();
  for (const [key, visible] of [
    ['Enter', true],
    ['Space', false],
    ['Space', true],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry).toBeVisible({ visible });
  }
  await audit(page, '#mobile-menu');
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/dev-ops');
  await closed(page);
});

test('a change of the window’s width closes it; a change of the height alone does not', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 800, height: 700 } });
  await openInteractive(page, '/');
  await openMenu(page, 'click');
  await page.setViewportSize({ width: 800, height: 620 });
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(620);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ width: 760, height: 620 });
  await closed(page);
});

test('with text of 200 % bar, menu and palettes stay inside a phone’s window', async ({ newPage }) => {
  const page = await newPage(phone);
  await page.goto('/company');
  await withLargeText(page, async () => {
    await openMenu(page);
    await expect(dialog(page).getByRole('radio', { name: 'Dark' })).toBeVisible();
    for (const summary of await dialog(page).locator('summary').all()) {
      await summary.tap();
      expect(await cutOff(page)).toEqual({ scrolled: 0, parts: [] });
    }
  });
});

test('without scripts the page behind it does not scroll, and a window made wide shows the desktop menu', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1000, height: 700 }, javaScriptEnabled: false });
  await page.goto('/');
  await openMenu(page, 'click');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await closed(page);
  // Wheel events arrive in order, so once this one has moved the page the first has moved nothing.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolled(page)).toBe(100);
  await openMenu(page, 'click');
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator('main')).toBeVisible();
  await closed(page);
});
