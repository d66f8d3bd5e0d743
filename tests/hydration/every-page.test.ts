/**
 * Each page, loaded in a wide window and hydrated: nothing moves while it loads, hydration changes nothing that's
 * visible, and its scripts keep their budget.
 */
import type { Page } from 'playwright';
import { budgets } from '../../contract/budgets.ts';
import { expect, test } from '../browser/browser-test.ts';
import { hydrate } from '../browser/hydrate.ts';
import { holdFonts, layoutShift } from '../budget/layout-shift.ts';
import { attributes, manifest, readPage, sentBytes } from '../built/dist.ts';
import { pages } from '../pages.ts';

const cost = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sentBytes(file), 0);

/** The scripts that every page announces for its hydration. */
const framework = manifest.pages
  .filter(({ status }) => status === 200)
  .map(({ path }) => {
    const [needed = ''] = /<template data-react.*?<\/template>/.exec(readPage(path)) ?? [];
    return new Set(attributes(needed, 'link', 'href').filter((file) => file.endsWith('.js')));
  })
  .reduce((common, files) => common.intersection(files));

test('the framework keeps its budget', () => {
  expect(framework.size).toBeGreaterThanOrEqual(2);
  expect(cost(framework)).toBeLessThanOrEqual(budgets.framework);
});

/** Hydration adds the form's live helpers, and on the privacy page a list that only the browser knows. */
const saysMore = ['/contact-us', '/privacy'];

/** Without the cards' buttons, which only React can answer, and the colour switch, which says what is shown. */
const words = (page: Page) =>
  page.locator('header, main, footer').evaluateAll((parts) =>
    parts.map((part) => {
      const copy = document.createElement('div');
      copy.append(part.cloneNode(true));
      for (const button of copy.querySelectorAll('.case-turn, .colour-switch span')) button.remove();
      return copy.textContent;
    }),
  );

test.for(pages)('%s', async (path, { sharedPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Without motion, so that nothing is moving when the page is compared.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fonts = await holdFonts(page);
  const requested = new Set<string>();
  // A routed page has no cache, so each script is asked for.
  await page.route('**/*.js', (route) => {
    requested.add(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await page.goto(path);
  expect(await layoutShift(page)).toBe(0);
  expect(fonts.length).toBeGreaterThan(0);

  const before = await words(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) Object.assign(element, { ofTheHtml: true });
  });
  await hydrate(page);
  const replaced = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          !('ofTheHtml' in element) &&
          !element.closest('[data-history], form, .case-turn, .chart-course, .chart-stops'),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(replaced).toEqual([]);
  if (!saysMore.includes(path)) expect(await words(page)).toEqual(before);

  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
  expect(requested.isSupersetOf(framework)).toBe(true);
  // The planner counts as a calculator.
  const isCalculator = (await page.locator('.calculator-tool').count()) > 0;
  const limit = isCalculator ? 25_000 : 12_000;
  expect(cost(requested.difference(framework))).toBeLessThanOrEqual(limit);
});
