/** A browser's search finds every heading in its own words, which is also how it finds a link to a quotation. */
import { own } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'own' });

test('headings are found by their words, on every page', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  const missed: string[] = [];
  let headings = 0;
  for (const path of own.pages()) {
    await page.goto(path);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
        .filter((heading) => heading.checkVisibility() && !heading.closest('.sr-only, details:not([open]) *'))
        .map((heading) => {
          getSelection()?.collapse(document.body, 0);
          const words = heading.textContent?.trim() ?? '';
          return { words, isFound: Reflect.apply(Reflect.get(window, 'find'), window, [words]) };
        }),
    );
    headings += found.length;
    for (const { words, isFound } of found) if (!isFound) missed.push(`${path}: ${words}`);
  }
  expect(headings).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});
