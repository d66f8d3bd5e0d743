/**
 * `test` with pages of the running site. A test fails if its page reports an error on the console that the test
 * does not expect.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type WebError,
} from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { ignoreCornerPointer } from './find-browser.ts';

const plain: BrowserContextOptions = { javaScriptEnabled: false, reducedMotion: 'reduce' };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  reducedMotion: 'reduce',
};

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(actionLimit);
  await context.addInitScript(ignoreCornerPointer);
  return context;
}

type OnCleanup = (cleanup: () => Promise<void>) => void;

async function openForFile(
  browser: Browser,
  options: BrowserContextOptions,
  onCleanup: OnCleanup,
): Promise<BrowserContext> {
  const context = await openContext(browser, options);
  onCleanup(() => closeQuietly(context));
  return context;
}

/** Lends a context's one page to a test, whose errors are its own. */
async function lend(
  context: BrowserContext,
  expected: readonly RegExp[],
  onCleanup: OnCleanup,
): Promise<Page> {
  const errors: string[] = [];
  const stop = collectErrors(context, errors);
  const page = context.pages()[0] ?? (await context.newPage());
  onCleanup(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    stop();
    expectOnly(expected, errors);
  });
  return page;
}

/** Adds what the pages of a context report to `errors`, until the function that it returns is called. */
function collectErrors(context: BrowserContext, errors: string[]): () => void {
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (report: WebError) => {
    const error = String(report.error());
    // Chromium's own remark where a link leads to a picture or a PDF, which can have no transition.
    if (!error.includes('ViewTransition opt-in disabled')) errors.push(error);
  };
  context.on('console', onMessage).on('weberror', onError);
  return () => void context.off('console', onMessage).off('weberror', onError);
}

function expectOnly(expected: readonly RegExp[], errors: readonly string[]): void {
  const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
  expect(unexpected, 'errors on the console that the test did not expect').toEqual([]);
}

/** Milliseconds after which an action fails: well before the test's own limit, ample on a busy machine. */
const actionLimit = 60_000;

/** Closes a context whose pages may still be waiting for answers that the test gives. */
async function closeQuietly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

export const test = base
  /** Origin of the running site. */
  .extend('site', { scope: 'worker' }, () => inject('site'))
  /** Runs until all tests have ended; each process connects to it once. */
  .extend('browser', { scope: 'worker' }, () => chromium.connect(inject('browser')))
  .extend('phoneContext', { scope: 'file' }, ({ browser, site }, { onCleanup }) =>
    openForFile(browser, { ...phone, baseURL: site }, onCleanup),
  )
  .extend('plainContext', { scope: 'file' }, ({ browser, site }, { onCleanup }) =>
    openForFile(browser, { ...plain, baseURL: site }, onCleanup),
  )
  .extend('expectedErrors', (): RegExp[] => [])
  /** Allows console and page errors that match, for this test. */
  .extend(
    'expectConsoleError',
    ({ expectedErrors }) =>
      (pattern: RegExp) =>
        void expectedErrors.push(pattern),
  )
  /** A page in a browser context of its own, with the site as base URL. */
  .extend('newPage', ({ browser, site, expectedErrors }, { onCleanup }) => {
    const opened: BrowserContext[] = [];
    const errors: string[] = [];
    onCleanup(async () => {
      // What closing a page cuts off is not the page's fault.
      const reported = [...errors];
      await Promise.all(opened.map(closeQuietly));
      expectOnly(expectedErrors, reported);
    });
    return async (options: BrowserContextOptions = {}) => {
      const context = await openContext(browser, { baseURL: site, ...options });
      opened.push(context);
      collectErrors(context, errors);
      return context.newPage();
    };
  })
  /** One page on a phone for all tests of a file: quicker where every page of the site is opened. */
  .extend('phonePage', ({ phoneContext, expectedErrors }, { onCleanup }) =>
    lend(phoneContext, expectedErrors, onCleanup),
  )
  /** The same without scripts and motion. */
  .extend('plainPage', ({ plainContext, expectedErrors }, { onCleanup }) =>
    lend(plainContext, expectedErrors, onCleanup),
  );

export { expect };
