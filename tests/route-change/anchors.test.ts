/** Links to a place in a page lead the keyboard there, before and after React wakes, on the page and from another. */
import type { Page } from 'playwright';
import { isSameDocument, navigate, openAwake, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const focusedPart = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('header, main, footer')?.tagName);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function skip(page: Page) {
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await focusedPart(page)).toBe('MAIN');
}

test('the first Tab on a page reaches the link that skips to its content', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await skip(page);
});

test('the skip link works once the Tab that reached it has woken React', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await waitUntilAwake(page);
  await skip(page);
});

test('the skip link works on a page that React has woken, and on the next', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/services');
  await page.keyboard.press('Tab');
  await skip(page);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await expect.poll(() => focused(page)).toBe('main');
  await page.locator('.skip-link').focus();
  await skip(page);
});

const anchor = 'architecture-advisory';

test('an anchor takes the focus: by a full load', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/enterprises#${anchor}`);
  await expect.poll(() => focused(page)).toBe(anchor);
});

test.for(['/enterprises', '/'])('an anchor takes the focus: from %s', async (from, { newPage }) => {
  const page = await newPage();
  await openAwake(page, from);
  await navigate(page, `/enterprises#${anchor}`);
  await page.waitForURL(`/enterprises#${anchor}`);
  await expect.poll(() => focused(page)).toBe(anchor);
  expect(await isSameDocument(page)).toBe(true);
});

test('every target of a link in the pages can take the focus', async ({ newPage }) => {
  // The pages' own policy lets no script parse text as markup.
  const page = await newPage({ bypassCSP: true });
  await page.goto('/');
  const { targets, unfocusable } = await page.evaluate(async (paths) => {
    const documents = new Map<string, Document>();
    for (const path of paths) {
      const html = (await (await fetch(path)).text()).replace(/<style>.*?<\/style>/s, '');
      documents.set(path, new DOMParser().parseFromString(html, 'text/html'));
    }
    const found = new Set<string>();
    for (const [path, parsed] of documents) {
      for (const link of parsed.querySelectorAll('a[href*="#"]')) {
        const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', location.origin + path);
        if (origin === location.origin) found.add(pathname + hash);
      }
    }
    const isFocusable = (address: string) => {
      const [path = '', id = ''] = address.split('#');
      return documents.get(path)?.getElementById(id)?.matches('[tabindex], a, button, input') ?? false;
    };
    return { targets: [...found], unfocusable: [...found].filter((address) => !isFocusable(address)) };
  }, pages);
  expect(targets).toContain(`/enterprises#${anchor}`);
  expect(targets).toContain('/#main');
  expect(unfocusable).toEqual([]);
});

test('the way back from an anchor leads to the place one came from', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/enterprises');
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(150);
  await navigate(page, `#${anchor}`);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.goBack();
  await page.waitForURL('/enterprises');
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  // Followed twice, the same link leads to the same place.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(0);
  await navigate(page, `#${anchor}`);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});
