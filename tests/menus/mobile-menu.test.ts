/** The burger and its menu, by touch. */
import type { BrowserContextOptions, Page } from 'playwright';
import { openAwake, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { builtMenu, entriesAmong, menu, misnamedAmong, submenus, titlesAmong } from './menu.ts';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

const burger = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const section = (page: Page, title: string) =>
  dialog(page)
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: title }) });

async function openMenu(page: Page) {
  await burger(page).tap();
  await dialog(page).waitFor();
}

test('without scripts it opens, shows one section at a time, leads on and closes', async ({ newPage }) => {
  const page = await newPage({ ...phone, javaScriptEnabled: false });
  await page.goto('/company');
  await openMenu(page);
  for (const { title, path } of submenus) {
    await dialog(page).locator('summary', { hasText: title }).tap();
    await dialog(page).locator(`details[open] a[href="${path}"]`).waitFor();
    expect(await dialog(page).locator('details[open]').count()).toBe(1);
  }
  await page.getByRole('button', { name: 'Close the menu' }).tap();
  await dialog(page).waitFor({ state: 'hidden' });
  await openMenu(page);
  await dialog(page).getByRole('link', { name: 'Case Studies' }).tap();
  await page.waitForURL('/case-studies');
});

test('it opens while the scripts are still on their way', async ({ newPage }) => {
  const page = await newPage(phone);
  await page.route('**/*.js', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await openMenu(page);
  await dialog(page).locator('summary', { hasText: 'Services' }).tap();
  await dialog(page).locator('details[open] a[href="/services/dev-ops"]').waitFor();
});

test('its first press is enough in a browser without command buttons, scripts or not', async ({
  newPage,
}) => {
  const page = await newPage(phone);
  await page.route('**/*.js', () => new Promise(() => undefined));
  await page.route('**/company', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/ command(for)?="[^"]*"/g, '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/company', { waitUntil: 'commit' });
  await openMenu(page);
  await page.getByRole('button', { name: 'Close the menu' }).tap();
  await dialog(page).waitFor({ state: 'hidden' });
});

test('it stays open while React wakes', async ({ newPage }) => {
  const page = await newPage(phone);
  await page.goto('/');
  await openMenu(page);
  await waitUntilAwake(page);
  expect(await dialog(page).isVisible()).toBe(true);
});

test('the burger says that the menu is closed, and is covered for everyone while it is open', async ({
  newPage,
}) => {
  const page = await newPage(phone);
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  const isExpanded = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const node = nodes.find(({ name, ignored }) => name?.value === 'Open the menu' && !ignored);
    return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  expect(await isExpanded()).toBe(false);
  await openMenu(page);
  await expect.poll(isExpanded).toBeUndefined();
});

test('while it is open, Tab stays in it, both ways', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openAwake(page, '/company');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.locator('main').waitFor({ state: 'hidden' });
  const outside = new Set<string>();
  for (let presses = 0; presses < 36; presses += 1) {
    await page.keyboard.press(presses < 24 ? 'Tab' : 'Shift+Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('main, footer, .bar')?.tagName);
    if (place) outside.add(place);
  }
  expect([...outside]).toEqual([]);
});

test('it holds the same items as the desktop menu, and CONTACT', async ({ newPage }) => {
  const page = await newPage(phone);
  await page.goto('/');
  await openMenu(page);
  // Of a section its summary counts, not the entries inside.
  const items = dialog(page).getByRole('navigation').locator('summary, a');
  const titles = await items.filter({ visible: true }).allTextContents();
  expect(titles).toEqual(builtMenu.map(({ title }) => title));
  expect(titlesAmong(titles)).toEqual(menu.map(({ title }) => title));
  const contact = dialog(page).getByRole('link', { name: 'CONTACT', exact: true });
  expect(await contact.getAttribute('href')).toBe('/contact-us');
  for (const item of submenus) {
    const links = await section(page, item.title)
      .locator('a')
      .evaluateAll((found) =>
        found.map((link) => ({ text: link.textContent, path: link.getAttribute('href') ?? '' })),
      );
    expect(entriesAmong(links, item)).toEqual(item.entries.map(([, path]) => path));
    expect(misnamedAmong(links, item)).toEqual([]);
  }
});

test.for([true, false])('the page behind it does not scroll (scripts: %s)', async (scripts, { newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts });
  await page.goto('/');
  await burger(page).click();
  await dialog(page).waitFor();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  // The wheel turns in order: once the page has moved by the second, the first has moved nothing.
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
});

test('choosing a link closes it', async ({ newPage }) => {
  const page = await newPage(phone);
  await openAwake(page, '/');
  await openMenu(page);
  await dialog(page).locator('summary', { hasText: 'Services' }).tap();
  await dialog(page).locator('a[href="/services/dev-ops"]').tap();
  await page.waitForURL('/services/dev-ops');
  await dialog(page).waitFor({ state: 'hidden' });
});

test('choosing the page that is shown closes it too', async ({ newPage }) => {
  const page = await newPage(phone);
  await openAwake(page, '/company');
  await openMenu(page);
  await dialog(page).getByRole('link', { name: 'Company', exact: true }).tap();
  await dialog(page).waitFor({ state: 'hidden' });
});

test('a change of the window width closes it; the height alone does not', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 800, height: 700 } });
  await openAwake(page, '/');
  await burger(page).click();
  await dialog(page).waitFor();
  await page.setViewportSize({ width: 800, height: 620 });
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(620);
  // The page hears of it before the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await dialog(page).isVisible()).toBe(true);
  await page.setViewportSize({ width: 760, height: 620 });
  await dialog(page).waitFor({ state: 'hidden' });
});

test('a window made wide shows the desktop menu and not the dialog, also without scripts', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1000, height: 700 }, javaScriptEnabled: false });
  await page.goto('/');
  await burger(page).click();
  await dialog(page).waitFor();
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.locator('main').waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
});

test('Escape closes it, and focus returns to the burger', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openAwake(page, '/');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await burger(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('Space opens it, Enter and Space open and close a section, Enter follows an entry', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openAwake(page, '/');
  await burger(page).focus();
  await page.keyboard.press('Space');
  await dialog(page).waitFor();
  const services = dialog(page).locator('details', { hasText: 'Services' }).first();
  const entry = services.locator('a[href="/services/dev-ops"]');
  await services.locator('summary').focus();
  for (const [key, state] of [
    ['Enter', 'visible'],
    ['Space', 'hidden'],
    ['Space', 'visible'],
  ] as const) {
    await page.keyboard.press(key);
    await entry.waitFor({ state });
  }
  await entry.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/services/dev-ops');
  await dialog(page).waitFor({ state: 'hidden' });
});
