/** Dropdowns of the desktop menu by pointer, by keyboard and by their disclosure buttons. */
import type { Page } from 'playwright';
import { isSameDocument, navigate, openAwake, wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { disclosure, panel, topLink } from './dropdown.ts';
import { builtSubmenus, entriesAmong, misnamedAmong, submenus } from './menu.ts';

const viewport = { width: 1280, height: 800 };

/** Where the pointer opens nothing. */
async function leave(page: Page) {
  await page.mouse.move(640, 780);
}

test('only items with a submenu have a dropdown', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await page.goto('/');
  const buttons = page.getByRole('navigation', { name: 'Main' }).getByRole('button');
  expect(await buttons.count()).toBe(builtSubmenus.length);
  const titles = builtSubmenus.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(submenus.map(({ title }) => title)));
});

test.for(submenus)('$title holds what the owner listed', async (item, { newPage }) => {
  const page = await newPage({ viewport });
  await page.goto('/');
  const links = await (await panel(page, item.title))
    .locator('a')
    .evaluateAll((found) =>
      found.map((link) => ({ text: link.textContent, path: link.getAttribute('href') ?? '' })),
    );
  expect(entriesAmong(links, item)).toEqual(item.entries.map(([, path]) => path));
  expect(misnamedAmong(links, item)).toEqual([]);
});

test.for([true, false])(
  'hover opens a dropdown and leaving closes it (scripts: %s)',
  async (scripts, { newPage }) => {
    const page = await newPage({ viewport, javaScriptEnabled: scripts });
    await page.goto('/');
    for (const { title } of submenus) {
      const shown = await panel(page, title);
      await topLink(page, title).hover();
      await shown.waitFor({ state: 'visible' });
      expect(await page.locator('[popover]:visible').count()).toBe(1);
      await shown.locator('a').first().hover();
      expect(await shown.isVisible()).toBe(true);
      await leave(page);
      await shown.waitFor({ state: 'hidden' });
    }
  },
);

test.for([true, false])(
  'keyboard focus opens a dropdown, moving on closes it (scripts: %s)',
  async (scripts, { newPage }) => {
    const page = await newPage({ viewport, javaScriptEnabled: scripts });
    await page.goto('/');
    const shown = await panel(page, 'Services');
    await topLink(page, 'Services').focus();
    await shown.waitFor({ state: 'visible' });
    await topLink(page, 'Case Studies').focus();
    await shown.waitFor({ state: 'hidden' });
  },
);

test('every entry of a dropdown is reached by Tab', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  const [services] = submenus;
  await topLink(page, 'Services').focus();
  const reached: string[] = [];
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
  }
  expect(reached).toEqual(expect.arrayContaining(services?.entries.map(([, path]) => path) ?? ['none']));
});

test('Shift+Tab leads back through a dropdown, and closes it where it leaves its item', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  const shown = await panel(page, 'Services');
  await topLink(page, 'Services').focus();
  const first = shown.locator('a').first();
  for (const stop of [disclosure(page, 'Services'), first]) {
    await page.keyboard.press('Tab');
    expect(await stop.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  for (const stop of [disclosure(page, 'Services'), topLink(page, 'Services')]) {
    await page.keyboard.press('Shift+Tab');
    expect(await stop.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await shown.isVisible()).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await shown.waitFor({ state: 'hidden' });
});

test('the disclosure button opens and closes its dropdown and says so', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  const button = disclosure(page, 'Enterprises');
  const shown = await panel(page, 'Enterprises');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => shown.isVisible()).toBe(true);
  await button.click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
});

const isExpanded = (page: Page, title: string) => disclosure(page, title).getAttribute('aria-expanded');

test('the button says that a dropdown is open for as long as focus is in it', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  await topLink(page, 'How we work').focus();
  for (const part of ['link', 'button', 'first entry', 'second entry']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isExpanded(page, 'Services'), { message: part }).toBe('true');
    expect(await (await panel(page, 'Services')).isVisible()).toBe(true);
  }
  await topLink(page, 'Case Studies').focus();
  await expect.poll(() => isExpanded(page, 'Services')).toBe('false');
});

test('Enter on the button closes and opens what focus has opened, and Escape closes it', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  const shown = await panel(page, 'Services');
  await topLink(page, 'Services').focus();
  await page.keyboard.press('Tab');
  await shown.waitFor({ state: 'visible' });
  for (const [key, state] of [
    ['Enter', 'hidden'],
    ['Enter', 'visible'],
    ['Enter', 'hidden'],
    ['Space', 'visible'],
    ['Escape', 'hidden'],
    ['Enter', 'visible'],
  ] as const) {
    await page.keyboard.press(key);
    await shown.waitFor({ state });
    await expect.poll(() => isExpanded(page, 'Services')).toBe(String(state === 'visible'));
  }
  expect(await disclosure(page, 'Services').evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
});

test.for([true, false])('a second tap closes a dropdown (awake: %s)', async (awake, { newPage }) => {
  const page = await newPage({ viewport, hasTouch: true, javaScriptEnabled: awake });
  await page.goto('/');
  if (awake) await wake(page);
  const shown = await panel(page, 'Services');
  for (const state of ['visible', 'hidden', 'visible', 'hidden'] as const) {
    await disclosure(page, 'Services').tap();
    await shown.waitFor({ state });
  }
});

test('a dropdown opened by click stays when the page was not awake yet', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await page.goto('/');
  await disclosure(page, 'Startups').click();
  const shown = await panel(page, 'Startups');
  await shown.waitFor({ state: 'visible' });
  await expect.poll(() => disclosure(page, 'Startups').getAttribute('aria-expanded')).toBe('true');
  expect(await shown.isVisible()).toBe(true);
});

test.for(['hover', 'focus', 'click'] as const)(
  'Escape closes a dropdown opened by %s',
  async (way, { newPage }) => {
    const page = await newPage({ viewport });
    await openAwake(page, '/');
    const shown = await panel(page, 'Services');
    if (way === 'click') await disclosure(page, 'Services').click();
    else await topLink(page, 'Services')[way]();
    await shown.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'hidden' });
  },
);

test('after Escape, focus is on the item that the dropdown belongs to', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  await topLink(page, 'Services').focus();
  await (await panel(page, 'Services')).locator('a').nth(1).focus();
  await page.keyboard.press('Escape');
  await (await panel(page, 'Services')).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/services');
});

test('choosing the page that is shown closes the dropdown too', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/startups/mvp');
  await topLink(page, 'Startups').focus();
  const shown = await panel(page, 'Startups');
  await shown.getByRole('link', { name: /MVP/ }).focus();
  await page.keyboard.press('Enter');
  await shown.waitFor({ state: 'hidden' });
});

test('choosing an entry goes there and closes the dropdown', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await topLink(page, 'Startups').hover();
  const shown = await panel(page, 'Startups');
  await shown.getByRole('link', { name: /MVP/ }).click();
  await page.waitForURL('/startups/mvp');
  await shown.waitFor({ state: 'hidden' });
  expect(await isSameDocument(page)).toBe(true);
});

test('a top item with a submenu is itself a link to its page', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openAwake(page, '/');
  await topLink(page, 'Enterprises').click();
  await page.waitForURL('/enterprises');
});
