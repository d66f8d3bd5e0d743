/**
 * Before React has woken, the page whose link is pointed at is drawn ahead by the browser, and counts as opened only
 * once it is. By Puppeteer, under which Chromium draws pages ahead; under Playwright it does not.
 */
import { type Browser, type CDPSession, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { expect, test } from '../browser/browser-test.ts';
import { browserArguments, findBrowser } from '../browser/find-browser.ts';

let browser: Browser;
/** Those that were drawn ahead, in turn. */
const drawn: CDPSession[] = [];

beforeAll(async () => {
  browser = await launch({
    executablePath: findBrowser(),
    args: browserArguments(),
    timeout: 120_000,
  });
  await watchDrawnPages(await browser.target().createCDPSession());
});
afterAll(() => browser.close());

/** Opens a page on which React does not wake by pointing, as if its scripts were long on their way. */
async function openAsleep(address: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(() => {
    for (const type of ['pointerover', 'pointerdown'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto(address);
  return page;
}

/** The protocol shows a page that is drawn ahead to whoever has attached to its tab. */
async function watchDrawnPages(devtools: CDPSession): Promise<void> {
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  const sessionOf = (id: string) => devtools.connection()?.session(id);
  devtools.on('Target.attachedToTarget', async ({ sessionId }) => {
    const tab = sessionOf(sessionId);
    tab?.on('Target.attachedToTarget', ({ sessionId: id, targetInfo: { subtype } }) => {
      const page = sessionOf(id);
      if (subtype === 'prerender' && page) drawn.push(page);
    });
    await tab?.send('Target.setAutoAttach', { ...attach, filter: [{}] });
  });
  await devtools.send('Target.setAutoAttach', { ...attach, filter: [{ type: 'tab' }] });
}

/**
 * In a page that was drawn ahead, before and after it is opened. Not through Puppeteer's own page: on a busy machine it
 * may miss that another document has taken its place.
 */
async function inside<Result>(
  drawnPage: CDPSession | undefined,
  read: () => Result,
): Promise<Result | undefined> {
  const expression = `(${read})()`;
  const answer = await drawnPage?.send('Runtime.evaluate', { expression, returnByValue: true });
  return answer?.result.value;
}

/** Points at a link and waits until the browser has drawn where it leads, unseen. */
async function pointAt(page: Page, link: string, path: string): Promise<void> {
  const before = drawn.length;
  await page.hover(link);
  const state = () => [location.pathname, document.prerendering, document.readyState].join();
  await expect.poll(() => inside(drawn[before], state)).toBe(`${path},true,complete`);
}

/** @returns what was drawn ahead, once it has been opened. */
async function press(page: Page): Promise<CDPSession | undefined> {
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => inside(drawn.at(-1), () => document.prerendering)).toBe(false);
  return drawn.at(-1);
}

const visits = () =>
  Object.values<string>(JSON.parse(localStorage.getItem('visit-history') ?? '{}')).map(
    (visit) => new URL(visit.slice(visit.indexOf('http'))).pathname,
  );

/** When a page that was drawn ahead was opened, and when `boot` asked for React, if it did. */
function openingAndSign(): { opened: number; sign: number | undefined } {
  const client = document.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? 'none';
  const [opening] = performance.getEntriesByType('navigation');
  return {
    opened: opening instanceof PerformanceNavigationTiming ? (opening.activationStart ?? 0) : 0,
    sign: performance.getEntriesByType('resource').find(({ name }) => name.endsWith(client))?.startTime,
  };
}

test('a page that is drawn ahead is visited when it is shown', async ({ site }) => {
  const page = await openAsleep(`${site}/`);
  await pointAt(page, '.bar-menu a[href="/company"]', '/company');
  expect(await page.evaluate(visits)).toEqual(['/']);
  const company = await press(page);
  await expect.poll(() => inside(company, visits)).toEqual(['/', '/company']);
  expect((await inside(company, openingAndSign))?.opened).toBeGreaterThan(0);
});

test('one that is not opened after all has not been visited', async ({ site }) => {
  const page = await openAsleep(`${site}/`);
  await pointAt(page, '.bar-menu a[href="/company"]', '/company');
  await page.mouse.move(2, 790);
  await page.goto(`${site}/privacy`);
  expect(await page.evaluate(visits)).toEqual(['/', '/privacy']);
});

test('a form with a draft wakes when it is shown, with the words in it', async ({ site }) => {
  const page = await openAsleep(`${site}/`);
  await page.evaluate(() =>
    sessionStorage.setItem('enquiry-draft', JSON.stringify({ values: { message: 'Kept words' }, query: '' })),
  );
  await pointAt(page, 'a[href="/contact-us"]', '/contact-us');
  const contact = await press(page);
  const words = () => document.querySelector<HTMLTextAreaElement>('#message')?.value;
  await expect.poll(() => inside(contact, words)).toBe('Kept words');
  const { opened, sign } = (await inside(contact, openingAndSign)) ?? { opened: 0, sign: undefined };
  expect(opened).toBeGreaterThan(0);
  expect(sign).toBeGreaterThanOrEqual(opened);
});
