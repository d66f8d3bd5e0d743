/**
 * Every page of the owner's own site in one visit: over the wire, without scripts, and on a phone with a first touch. A
 * failure names all that's wrong with the page.
 */
import type { Page, Request } from 'playwright';
import { budgets } from '../../contract/page-budgets.ts';
import { violationsOfItsOwn } from '../../testing/browser/auditors.ts';
import { makeInteractive } from '../../testing/browser/interactive.ts';
import { holdFonts, layoutShift } from '../../testing/browser/layout-shift.ts';
import { bytesOf, elementsSeen, elementsSent, hiddenTexts } from '../pages/first-view.ts';
import { cutOff } from '../pages/fit.ts';
import { isStraitworks, own } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whole, readable at any width, and small enough for the first packets. */
async function expectPlain(page: Page, site: string, path: string): Promise<void> {
  const answer = await bytesOf(site, path);
  const head = answer.toString('latin1', 0, answer.indexOf('\r\n\r\n'));
  expect.soft(head).toMatch(/^HTTP\/1\.1 200/);
  expect.soft(head.toLowerCase()).toContain('content-encoding: br');
  // An owner's longer page has a warning from the build.
  if (isStraitworks())
    expect.soft(answer.byteLength, 'the whole document').toBeLessThanOrEqual(budgets.document);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  expect.soft(await hiddenTexts(page), 'hidden texts').toEqual([]);
  const sent = elementsSent(answer);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await elementsSeen(page);
    expect.soft(seen).toBeGreaterThan(50);
    // Of the last element that was sent, a part may be missing.
    if (isStraitworks())
      expect
        .soft(seen, `elements in the first view at ${width} px; fewer words or a lighter chart have fewer`)
        .toBeLessThan(sent);
  }
  for (const width of [820, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await cutOff(page), `${width} px`).toEqual({ scrolled: 0, parts: [] });
  }
}

/** What has been asked for, as type and address, and how it keeps the budget. */
async function expectFewBytes(page: Page, requests: readonly Request[], path: string): Promise<void> {
  const asked = requests.filter((request) => !/\/(favicon\.ico|icon\.svg)$/.test(request.url()));
  const [document, ...others] = asked.map(
    (request) => `${request.resourceType()} ${new URL(request.url()).pathname}`,
  );
  expect.soft(document).toBe(`document ${path}`);
  expect.soft(others.filter((other) => !/^(font|image|stylesheet) \/assets\//.test(other))).toEqual([]);
  expect.soft(others.length).toBeGreaterThan(1);
  expect.soft(asked.length).toBeLessThanOrEqual(budgets.firstVisitRequests);
  const sizes = await Promise.all(asked.map(async (request) => ({ request, ...(await request.sizes()) })));
  const bytes = sum(
    sizes.map(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
  );
  expect.soft(bytes).toBeGreaterThan(20_000);
  expect.soft(bytes).toBeLessThanOrEqual(budgets.firstVisit);
  const fonts = sizes.filter(({ request }) => request.resourceType() === 'font');
  expect.soft(fonts.length).toBeGreaterThan(0);
  expect.soft(fonts.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect.soft(sum(fonts.map(({ responseBodySize }) => responseBodySize))).toBeLessThanOrEqual(budgets.fonts);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect.soft(blocking).toEqual([]);
}

/** Heights of the document in pixels: as it has loaded, and with all styles. */
function lengths(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // Exact, where scrollHeight is rounded up or down for the same layout.
    const length = () => document.documentElement.getBoundingClientRect().height;
    const loaded = length();
    const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'] ?? '';
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise((onload, onerror) => document.head.append(Object.assign(link, { onload, onerror })));
    return [loaded, length()];
  });
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true } as const;

// Workers share the pages.
test.describe.configure({ mode: 'parallel' });

/** Reads one page after the other, without scripts. */
let reader: Page;
test.beforeAll(async ({ browser }) => {
  reader = await browser.newPage({ javaScriptEnabled: false });
});
test.afterAll(() => reader.context().close());

for (const path of own.pages())
  test(path, async ({ newPage, watchErrors, site }) => {
    const stop = watchErrors(reader.context());
    await expectPlain(reader, site, path);
    stop();

    const page = await newPage(phone);
    const requests: Request[] = [];
    page.on('request', (request) => void requests.push(request));
    // A routed page has no cache, so that everything is asked for.
    await holdFonts(page);
    await page.goto(path);
    expect.soft(await layoutShift(page), 'layout shift').toBe(0);
    await expectFewBytes(page, requests, path);
    const [loaded, whole] = await lengths(page);
    expect.soft(whole, 'the length of the page').toBe(loaded);

    await makeInteractive(page);
    expect.soft(await layoutShift(page), 'layout shift at the first touch').toBe(0);
    const files = requests.map((request) => new URL(request.url()).pathname);
    const first = new Set(files.filter((file) => /\.js$|\/style-[\w-]+\.css$/.test(file)));
    const hasIsland = (await page.locator('[data-island]').count()) > 0;
    expect
      .soft(sum([...first].map(own.sentBytes)), 'scripts and styles at the first touch')
      .toBeLessThanOrEqual(budgets.firstTouch + (hasIsland ? budgets.island : 0));
    // Templates are looked over whole.
    expect.soft(await violationsOfItsOwn(page), 'axe').toEqual([]);
  });
