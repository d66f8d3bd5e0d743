/** Where the keyboard is after a change of route or a link to a place in a page, before and after hydration. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { goTo, hydrated, isSameDocument, navigate, openHydrated } from '../browser/hydrate.ts';
import { focusedId } from '../browser/state.ts';
import { manifest, readPage } from '../built/dist.ts';

/** Follows the skip link, which has the focus. */
async function skip(page: Page) {
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('main');
  await page.keyboard.press('Tab');
  const part = await page.evaluate(() => document.activeElement?.closest('header, main, footer')?.tagName);
  expect(part).toBe('MAIN');
}

test('the first Tab reaches the link that skips to the content, before and after hydration', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await skip(page);
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await hydrated(page);
  await skip(page);
});

test('a change of route moves the focus to the main part and announces the title', async ({ newPage }) => {
  const page = await newPage();
  await openHydrated(page, '/');
  const live = page.locator('[aria-live=polite]:not([role])').last();
  expect((await live.textContent())?.trim()).toBe('');
  await page.getByRole('link', { name: 'Company', exact: true }).first().focus();
  await goTo(page, '/company');
  await expect.poll(() => focusedId(page)).toBe('main');
  await expect.poll(() => live.textContent()).toBe(await page.title());
  expect(await page.title()).toMatch(/company/i);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.locator('.skip-link').focus();
  await skip(page);
});

const anchor = 'architecture-advisory';

test('an anchor takes the focus: by a full load, from its page and from another', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/enterprises#${anchor}`);
  await expect.poll(() => focusedId(page)).toBe(anchor);
  for (const from of ['/enterprises', '/']) {
    await openHydrated(page, from);
    await navigate(page, `/enterprises#${anchor}`);
    await page.waitForURL(`/enterprises#${anchor}`);
    await expect.poll(() => focusedId(page)).toBe(anchor);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('every target of a link in the pages can take the focus', () => {
  const paths = manifest.pages.filter(({ status }) => status === 200).map(({ path }) => path);
  const targets = new Set(
    paths.flatMap((path) =>
      [...readPage(path).matchAll(/<a [^>]*href="([^"#]*)#([^"]+)"/g)].flatMap(([, to = '', id = '']) => {
        const { pathname } = new URL(to, `https://site.example${path}`);
        return to.startsWith('http') ? [] : [`${pathname}#${id}`];
      }),
    ),
  );
  expect(targets).toContain(`/enterprises#${anchor}`);
  expect(targets).toContain('/#main');
  const isFocusable = (target: string) => {
    const [path = '', id = ''] = target.split('#');
    const [element = ''] = new RegExp(`<[^>]* id="${id}"[^>]*>`).exec(readPage(path)) ?? [];
    return / tabindex=|^<(?:a|button|input) /i.test(element);
  };
  expect([...targets].filter((target) => !isFocusable(target))).toEqual([]);
});
