/**
 * Every page on a phone: it loads little, nothing of it moves, hydration changes nothing that's visible, axe finds no
 * violation, and it's the same page when one comes to it inside the application.
 */
import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright';
import { onTestFinished } from 'vitest';
import { budgets } from '../../contract/budgets.ts';
import { violations } from '../../testing/browser/auditors.ts';
import { expect, test } from '../../testing/browser/browser-test.ts';
import { slowNetwork, watchRequests } from '../../testing/browser/hold.ts';
import { hydrate, isSameDocument, navigate } from '../../testing/browser/hydrate.ts';
import { holdFonts, layoutShift } from '../../testing/browser/layout-shift.ts';
import { attributes, manifest, readPage, sentBytes } from '../../testing/built-site.ts';
import { builtData, pages } from '../../testing/pages.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const cost = (files: Iterable<string>) => sum([...files].map(sentBytes));

/** The scripts that every page announces for its hydration. */
const framework = manifest.pages
  .filter(({ status }) => status === 200)
  .map(({ path }) => {
    const [needed = ''] = /<template data-js.*?<\/template>/.exec(readPage(path)) ?? [];
    return new Set(attributes(needed, 'link', 'href').filter((file) => file.endsWith('.js')));
  })
  .reduce((common, files) => common.intersection(files));

test('the framework keeps its budget', () => {
  expect(framework.size).toBeGreaterThanOrEqual(2);
  expect(cost(framework)).toBeLessThanOrEqual(budgets.framework);
});

/** What has been asked for, as type and address, and how it keeps the budget. */
async function expectFewBytes(page: Page, requests: readonly Request[], path: string): Promise<void> {
  const asked = requests.filter(
    (request) => !/\/(site\.webmanifest|favicon\.ico|icon\.svg)$/.test(request.url()),
  );
  const [document, ...others] = asked.map(
    (request) => `${request.resourceType()} ${new URL(request.url()).pathname}`,
  );
  expect(document).toBe(`document ${path}`);
  expect(others.filter((other) => !/^(font|image|stylesheet) \/assets\//.test(other))).toEqual([]);
  expect(others.length).toBeGreaterThan(1);
  expect(asked.length).toBeLessThanOrEqual(budgets.firstVisitRequests);
  const sizes = await Promise.all(asked.map(async (request) => ({ request, ...(await request.sizes()) })));
  const bytes = sum(
    sizes.map(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
  );
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(budgets.firstVisit);
  const fonts = sizes.filter(({ request }) => request.resourceType() === 'font');
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(sum(fonts.map(({ responseBodySize }) => responseBodySize))).toBeLessThanOrEqual(budgets.fonts);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
}

/** Heights of the document in pixels: as it has loaded, and with all styles. */
function lengths(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const length = () => document.documentElement.scrollHeight;
    const loaded = length();
    const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'] ?? '';
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise((onload, onerror) => document.head.append(Object.assign(link, { onload, onerror })));
    return [loaded, length()];
  });
}

/** Hydration adds the form's live helpers, and on the privacy page a list that only the browser knows. */
const saysMore = ['/contact-us', '/privacy'];

/** Without the cards' buttons, which only React can answer. */
const words = (page: Page) =>
  page.locator('header, main, footer').evaluateAll((parts) =>
    parts.map((part) => {
      const copy = document.createElement('div');
      copy.append(part.cloneNode(true));
      for (const button of copy.querySelectorAll('.case-turn')) button.remove();
      return copy.textContent;
    }),
  );

/** Hydrates the page, and returns which of its elements were replaced. */
async function replacedByHydration(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) Object.assign(element, { ofTheHtml: true });
  });
  await hydrate(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          !('ofTheHtml' in element) &&
          !element.closest('.visits, form, .case-turn, .chart-course, .chart-stops'),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

const headingsIn = async (page: Page) => [
  await page.title(),
  ...(await page.locator('main :is(h1, h2, h3)').allTextContents()),
];

test.for(pages)('%s', async (path, { phonePage: page }) => {
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  page.on('request', note);
  onTestFinished(() => void page.off('request', note));
  // A routed page has no cache, so that everything is asked for.
  await holdFonts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await layoutShift(page)).toBe(0);
  await expectFewBytes(page, requests, path);
  const [loaded, whole] = await lengths(page);
  expect(whole, 'the length of the page').toBe(loaded);

  const headings = await headingsIn(page);
  const before = await words(page);
  expect(await replacedByHydration(page)).toEqual([]);
  if (!saysMore.includes(path)) expect(await words(page)).toEqual(before);
  expect(await layoutShift(page)).toBe(0);
  const scripts = requests
    .map((request) => new URL(request.url()).pathname)
    .filter((file) => file.endsWith('.js'));
  expect(new Set(scripts).isSupersetOf(framework)).toBe(true);
  // The planner counts as a calculator.
  const isCalculator = (await page.locator('.calculator-tool').count()) > 0;
  expect(cost(new Set(scripts).difference(framework))).toBeLessThanOrEqual(
    isCalculator ? budgets.calculatorScripts : budgets.pageScripts,
  );
  expect(await violations(page)).toEqual([]);

  for (const address of [path === '/disclaimer' ? '/privacy' : '/disclaimer', path]) {
    await navigate(page, address);
    await page.waitForURL(address);
  }
  await expect.poll(() => headingsIn(page)).toEqual(headings);
  expect(await isSameDocument(page)).toBe(true);
});

test('fonts are preloaded, but on a slow network only from the second visit', async ({ newPage }) => {
  const loadedFonts = (page: Page) =>
    page.evaluate(async () =>
      [...(await document.fonts.ready)]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family),
    );
  const preloads = (page: Page) => page.locator('link[rel=preload][as=font]').count();
  const page = await newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await preloads(page)).toBe(2);
  const families = await loadedFonts(page);
  expect(families).toHaveLength(2);

  const slow = await newPage();
  const devtools = await slow.context().newCDPSession(slow);
  await devtools.send('Network.enable');
  await slowNetwork(devtools);
  const asked = watchRequests(slow, (request) => request.url().endsWith('.woff2'));
  await slow.goto('/privacy', { waitUntil: 'networkidle' });
  expect(await loadedFonts(slow)).toEqual([]);
  expect(asked).toEqual([]);
  await hydrate(slow);
  await expect.poll(() => asked.length).toBe(2);
  await slow.goto('/company', { waitUntil: 'networkidle' });
  expect(await preloads(slow)).toBe(2);
  expect(await loadedFonts(slow)).toEqual(families);
});

test('services, enterprises and the case studies with a dark hero have the white bar, and no other page', () => {
  const isDark = (path: string) =>
    /^\/(services|enterprises)(\/|$)/.test(path) ||
    (/^\/case-studies\/./.test(path) && /^hero: dark$/m.test(readFileSync(`content${path}.md`, 'utf8')));
  const dark = pages.filter((path) => builtData<{ tone: string }>(path).tone === 'dark');
  expect(dark).toEqual(pages.filter(isDark));
});
