/**
 * Before hydration the browser prerenders the page whose link is pointed at, which counts as opened only when it's
 * shown. By Puppeteer, because Chromium prerenders nothing under Playwright.
 */
import { type Browser, type CDPSession, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { expect, test } from '../browser/browser-test.ts';
import { browserArguments, findBrowser } from '../browser/find-browser.ts';

let browser: Browser;
/** Pages that were prerendered, in turn. */
const prerendered: CDPSession[] = [];

beforeAll(async () => {
  browser = await launch({ executablePath: findBrowser(), args: browserArguments(), timeout: 120_000 });
  await watchPrerendering(await browser.target().createCDPSession());
});
afterAll(() => browser.close());

/** The protocol shows a prerendered page to programs that are attached to its tab. */
async function watchPrerendering(devtools: CDPSession): Promise<void> {
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  const sessionOf = (id: string) => devtools.connection()?.session(id);
  devtools.on('Target.attachedToTarget', async ({ sessionId }) => {
    const tab = sessionOf(sessionId);
    tab?.on('Target.attachedToTarget', ({ sessionId: id, targetInfo: { subtype } }) => {
      const page = sessionOf(id);
      if (subtype === 'prerender' && page) prerendered.push(page);
    });
    await tab?.send('Target.setAutoAttach', { ...attach, filter: [{}] });
  });
  await devtools.send('Target.setAutoAttach', { ...attach, filter: [{ type: 'tab' }] });
}

/** Opens home, which pointing doesn't hydrate, as if its scripts took long to arrive. */
async function openHome(site: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(() => {
    for (const type of ['pointerover', 'pointerdown'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto(`${site}/`);
  return page;
}

/**
 * In a prerendered page, before and after it's shown. Not through Puppeteer's own page: on a busy machine it may miss
 * that another document has taken its place.
 */
async function inside<Result>(page: CDPSession | undefined, read: () => Result): Promise<Result | undefined> {
  const answer = await page?.send('Runtime.evaluate', { expression: `(${read})()`, returnByValue: true });
  return answer?.result.value;
}

/** Points at a link and waits until the browser has prerendered where it leads. */
async function pointAt(page: Page, path: string): Promise<void> {
  const before = prerendered.length;
  await page.hover(`.bar a[href="${path}"]`);
  const state = () => [location.pathname, document.prerendering, document.readyState].join();
  await expect.poll(() => inside(prerendered[before], state)).toBe(`${path},true,complete`);
}

/** @returns the prerendered page, once it's shown. */
async function press(page: Page): Promise<CDPSession | undefined> {
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => inside(prerendered.at(-1), () => document.prerendering)).toBe(false);
  return prerendered.at(-1);
}

const visits = () =>
  Object.values<string>(JSON.parse(localStorage.getItem('visit-history') ?? '{}')).map(
    (visit) => new URL(visit.slice(visit.indexOf('http'))).pathname,
  );

/** On a busy machine the browser may drop a page that it has prerendered, and load it again when it's opened. */
const dropped = { retry: { count: 2, condition: /Session closed/ } };

test('a prerendered page is visited when it is shown', dropped, async ({ site }) => {
  const page = await openHome(site);
  await pointAt(page, '/company');
  expect(await page.evaluate(visits)).toEqual(['/']);
  const company = await press(page);
  await expect.poll(() => inside(company, visits)).toEqual(['/', '/company']);
});

test('a form with a draft hydrates when it is shown, with the words in it', dropped, async ({ site }) => {
  const page = await openHome(site);
  await page.evaluate(() =>
    sessionStorage.setItem('enquiry-draft', JSON.stringify({ values: { message: 'Kept words' }, query: '' })),
  );
  await pointAt(page, '/contact-us');
  const scripts = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
  expect(await inside(prerendered.at(-1), scripts)).toBe(0);
  const contact = await press(page);
  const words = () => document.querySelector<HTMLTextAreaElement>('#message')?.value;
  await expect.poll(() => inside(contact, words)).toBe('Kept words');
});
