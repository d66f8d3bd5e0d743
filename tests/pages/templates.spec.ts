/** A page of each template: without scripts, its bytes, on a phone, and with axe. */
import type { Page, Request } from 'playwright';
import { budgets } from '../../contract/page-budgets.ts';
import { poorContrast, violations } from '../../testing/browser/auditors.ts';
import { holdFile } from '../../testing/browser/hold.ts';
import { makeInteractive, untilInteractive, untilStyled } from '../../testing/browser/interactive.ts';
import { layoutShift } from '../../testing/browser/layout-shift.ts';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';
import { cutOff, withLargeText } from './fit.ts';

const templates = [
  '/',
  '/services',
  '/startups/mvp',
  '/case-studies',
  '/case-studies/dbs',
  '/how-we-work',
  '/company',
  '/contact-us',
  '/plot-a-course',
  '/disclaimer',
];
const fits = { scrolled: 0, parts: [] };
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
/** The others have long names in several scripts, each with a font of its own. */
const isInEnglish = (path: string) => path !== '/' && path !== '/company';
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test.describe.configure({ mode: 'parallel' });

test('nothing is hidden without scripts', async ({ plainPage }) => {
  for (const path of templates) {
    await plainPage.goto(path);
    expect.soft(await hiddenTexts(plainPage), path).toEqual([]);
  }
});

for (const path of templates) {
  test(`${path}: a first visit on a phone is small, and nothing moves`, async ({ newPage }) => {
    const page = await newPage(phone);
    const requests: Request[] = [];
    page.on('request', (request) => void requests.push(request));
    const untilLoad = new Promise<Request[]>((resolve) => page.once('load', () => resolve([...requests])));
    // A routed page has no cache, so that everything is asked for.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    const wholeStylesheet = await holdFile(page, /\/style-[\w-]+\.css$/);
    await page.goto(path);
    expect(await layoutShift(page)).toBe(0);
    await expectFewBytes(page, await untilLoad);
    if (isInEnglish(path)) await expectTwoFonts(await untilLoad);
    const loaded = await lengthOf(page);
    await wholeStylesheet.release();
    await untilStyled(page);
    expect(await lengthOf(page), 'the length of the page with all styles').toBe(loaded);

    const bytesOfScripts = () => {
      const files = requests.map((request) => new URL(request.url()).pathname);
      const scripts = new Set(files.filter((file) => /\.js$|\/style-[\w-]+\.css$/.test(file)));
      return sum([...scripts].map(fixture.sentBytes));
    };
    // No page fetches React unasked.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    expect(bytesOfScripts(), 'scripts and styles of the client').toBeLessThanOrEqual(budgets.client);
    await untilInteractive(page);
    expect(await layoutShift(page), 'layout shift once it has settled').toBe(0);
    expect(bytesOfScripts(), 'with an island').toBeLessThanOrEqual(budgets.client + budgets.island);
  });

  test(`${path}: axe finds nothing, and large and spaced-out text fits`, async ({ newPage }) => {
    const page = await newPage({ ...desktop, colorScheme: 'dark' });
    await page.goto(path);
    await makeInteractive(page);
    expect(await layoutShift(page)).toBe(0);
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) answer.open = true;
    });
    expect(await poorContrast(page), 'in the dark palette').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });

    await page.setViewportSize(phone.viewport);
    await withLargeText(page, async () => {
      expect(await cutOff(page), 'text of 200 %').toEqual(fits);
    });
    // As 1280 px are at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await violations(page), 'at 320 px').toEqual([]);
    await spaceOut(page);
    expect(await cutOff(page), 'text spaced out').toEqual(fits);
  });
}

function hiddenTexts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd), footer :is(p, li, address)')]
      // Closed answers open by themselves, the honeypot must not be found, the second round of logos says nothing new,
      // only scripts calculate and know receipt and visits, and a reply is promised after an enquiry alone.
      .filter(
        (part) =>
          part.textContent?.trim() &&
          !part.closest(
            'details, [aria-hidden], .sr-only, .calculator-form, .calculator-note, .calculator-attach, .take-away, .receipt, .reply',
          ) &&
          !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((part) => part.textContent?.slice(0, 60)),
  );
}

/** The spacing that WCAG asks to allow for, in 1.4.12. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  });

/** What has been asked for until `load` keeps the budget of a first visit. Names in other scripts have fonts besides. */
async function expectFewBytes(page: Page, requests: readonly Request[]): Promise<void> {
  const further = requests.filter((request) => request.resourceType() === 'font').slice(budgets.fontFiles);
  const asked = requests.filter(
    (request) => !/\/(favicon\.ico|icon\.svg)$/.test(request.url()) && !further.includes(request),
  );
  expect(asked.filter((request) => request.resourceType() === 'script')).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(budgets.firstVisitRequests);
  const sizes = await Promise.all(asked.map(async (request) => ({ request, ...(await request.sizes()) })));
  const bytes = sum(sizes.map((size) => size.responseHeadersSize + size.responseBodySize));
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(budgets.firstVisit);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
}

async function expectTwoFonts(requests: readonly Request[]): Promise<void> {
  const fonts = requests.filter((request) => request.resourceType() === 'font');
  expect(fonts).toHaveLength(budgets.fontFiles);
  const sizes = await Promise.all(fonts.map((font) => font.sizes()));
  expect(sum(sizes.map(({ responseBodySize }) => responseBodySize))).toBeLessThanOrEqual(budgets.fonts);
}

function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.getBoundingClientRect().height);
}
