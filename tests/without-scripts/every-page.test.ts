/** Without scripts: every page can be read whole, links lead on and answers open. */
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

test.for(pages)('%s can be read whole', async (path, { plainPage: page }) => {
  await page.goto(path);
  const { seen, hidden } = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd), footer :is(p, li, address)'),
    ]
      // Closed answers open by themselves, the honeypot must not be found, the second round of logos says nothing new,
      // a filter's list repeats the index once its link is followed, and an instrument computes by script alone.
      .filter(
        (part) =>
          part.textContent?.trim() &&
          !part.closest(
            'details, [aria-hidden], .sr-only, .filter-matches, .instrument-tool, .instrument-below',
          ),
      );
    const visible = (part: Element) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return {
      seen: parts.filter(visible).length,
      hidden: parts.filter((part) => !visible(part)).map((part) => part.textContent?.slice(0, 60)),
    };
  });
  expect(hidden).toEqual([]);
  expect(seen).toBeGreaterThan(10);
});

test('links work without scripts', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await page.waitForURL('/disclaimer');
});

test('answers open without scripts', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/services/dev-ops');
  const question = page.locator('main details').first();
  expect(await question.locator('p').first().isVisible()).toBe(false);
  await question.locator('summary').click();
  expect(await question.locator('p').first().isVisible()).toBe(true);
});
