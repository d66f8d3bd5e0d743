/**
 * Waking changes nothing that a visitor could see: React takes over the very elements of the HTML. And what it
 * costs: a framework that all pages share, and little for each page, as brotli sends it.
 */
import type { Page } from 'playwright';
import { wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { attributes, manifest, readPage, sentBytes } from '../built/dist.ts';
import { pages } from '../pages.ts';

const budget = { framework: 100_000, page: 12_000, calculator: 25_000 };

/** What every page announces for its waking, whatever the page is. */
function framework(): Set<string> {
  const awake = manifest.pages.filter(({ status }) => status === 200);
  const [first = new Set<string>(), ...others] = awake.map(({ path }) => {
    const [needed = ''] = /<template data-react.*?<\/template>/.exec(readPage(path)) ?? [];
    return new Set(attributes(needed, 'link', 'href').filter((file) => file.endsWith('.js')));
  });
  return others.reduce((common, set) => common.intersection(set), first);
}

const shared = framework();

const cost = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sentBytes(file), 0);

test('the framework', () => {
  expect(shared.size).toBeGreaterThanOrEqual(2);
  expect(cost(shared)).toBeLessThanOrEqual(budget.framework);
});

/** The form gains its live helpers, and the privacy page a list that only the browser knows. */
const saysMoreAwake = ['/contact-us', '/privacy'];

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

/** Counts the formatters that a page makes: the first one loads tables, which takes as long as React. */
const countFormatters = () => {
  const made: string[] = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(target, options, newTarget) {
          made.push(name);
          return Reflect.construct(target, options, newTarget);
        },
      }),
    });
  }
  Object.assign(window, { made });
};

test.for(pages)('%s', async (path, { sharedPage: page }) => {
  // Without motion, so that nothing is on its way when the page is compared.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested = new Set<string>();
  // A routed page has no cache: each script is asked for.
  await page.route('**/*.js', (route) => {
    requested.add(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await page.goto(path);
  const before = await words(page);
  await page.evaluate(countFormatters);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) Object.assign(element, { ofTheHtml: true });
  });
  await wake(page);
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
  if (!saysMoreAwake.includes(path)) expect(await words(page)).toEqual(before);

  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as Window & { made?: string[] }).made)).toEqual([]);
  expect(requested.isSupersetOf(shared)).toBe(true);
  // The page's own template, and whatever it asks for.
  // What computes in the page counts as a calculator: the calculators and the planner.
  const isCalculator = attributes(readPage(path), 'div', 'class').includes('calculator-tool');
  const limit = isCalculator ? budget.calculator : budget.page;
  expect(cost(requested.difference(shared))).toBeLessThanOrEqual(limit);
});
