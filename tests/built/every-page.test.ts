/**
 * Every page, visited once without scripts and once inside the application: it can be read whole, fits narrow windows,
 * is the same page either way, and has no barrier that axe can find, the order of landmarks and headings among them.
 */
import type { Page } from 'playwright';
import { barriers, layoutBarriers } from '../browser/auditors.ts';
import { expect, test } from '../browser/browser-test.ts';
import { isSameDocument, navigate, openHydrated } from '../browser/hydrate.ts';
import { darkPages, ownerDarkPages, ownerPages, pages } from '../pages.ts';
import { cutOff } from './fit.ts';

const fits = { scrolled: 0, parts: [] };

/** Texts that a visitor without scripts would never see. */
function hiddenTexts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd), footer :is(p, li, address)')]
      // Closed answers open by themselves, the honeypot must not be found, the second round of logos says nothing new,
      // a filter's list repeats the index once its link is followed, and a calculator computes by script alone.
      .filter(
        (part) =>
          part.textContent?.trim() &&
          !part.closest(
            'details, [aria-hidden], .sr-only, .filter-matches, .calculator-form, .calculator-note, .calculator-attach, .take-away, .plan-fixed',
          ) &&
          !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((part) => part.textContent?.slice(0, 60)),
  );
}

/** Without the lists that replace the filter when scripts are off. */
const headings = (page: Page) =>
  page.locator('main :is(h1, h2, h3):not(.filter-matches *)').allTextContents();

test.for(pages)('%s', async (path, { plainPage: plain, sharedPage: page }) => {
  await plain.setViewportSize({ width: 1440, height: 900 });
  await plain.goto(path);
  expect(await hiddenTexts(plain)).toEqual([]);
  for (const width of [820, 320]) {
    await plain.setViewportSize({ width, height: 640 });
    expect(await cutOff(plain), `${width} px`).toEqual(fits);
  }

  // Animations stand still, so that colours are judged as they are in the end.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  // From the page that the test before came to, without loading any anew.
  if (page.url() === 'about:blank') await openHydrated(page, path === '/' ? '/company' : '/');
  await navigate(page, path);
  await page.waitForURL(path);
  await expect.poll(() => page.title()).toBe(await plain.title());
  await expect.poll(() => headings(page)).toEqual(await headings(plain));
  expect(await isSameDocument(page)).toBe(true);
  expect(await barriers(page), 'axe, 1440 px').toEqual([]);
  // As 1280 px are at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await layoutBarriers(page), 'axe, 320 px').toEqual([]);
});

test('without scripts links work, answers open, and examples say that they are made up', async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await page.waitForURL('/disclaimer');
  for (const [path, details, answer] of [
    ['/services/dev-ops', 'main details', 'p'],
    ['/how-we-work', '.paper', 'dd'],
  ] as const) {
    await page.goto(path);
    const question = page.locator(details).first();
    expect(await question.locator(answer).first().isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await question.locator(answer).first().isVisible()).toBe(true);
  }
  const marks = await page.locator('.paper-mark').allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(mark).toMatch(/^Example\b.*\bmade up\.$/);
});

test('the pages that the owner wants dark are, and no other of the owner’s', () => {
  expect(darkPages.filter((path) => ownerPages.includes(path)).toSorted()).toEqual(ownerDarkPages.toSorted());
});
