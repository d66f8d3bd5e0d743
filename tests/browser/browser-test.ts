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
import { ignoreCornerPointer } from './corner-pointer.ts';

type BrowserFixtures = {
  /** Origin of the running site. */
  site: string;
  /** A page in a browser context of its own, with the site as base URL. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** One page for all tests of a file that need no fresh one: quicker where every page of the site is opened. */
  sharedPage: Page;
  /** The same without scripts and motion. */
  plainPage: Page;
  /** Allows console and page errors that match, for this test. */
  expectConsoleError: (pattern: RegExp) => void;
};

let connected: Promise<Browser> | undefined;

/** Each test file connects once to the browser, which runs until all tests have ended. */
function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

const shared = new Map<BrowserContextOptions, Promise<Page>>();

const withScripts: BrowserContextOptions = {};
const plain: BrowserContextOptions = { javaScriptEnabled: false, reducedMotion: 'reduce' };

/** Opened once for each kind of context. */
function sharedPage(options: BrowserContextOptions, baseURL: string): Promise<Page> {
  const opened =
    shared.get(options) ?? openContext({ baseURL, ...options }).then((context) => context.newPage());
  shared.set(options, opened);
  return opened;
}

async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await browser()).newContext(options);
  context.setDefaultTimeout(actionLimit);
  await context.addInitScript(ignoreCornerPointer);
  return context;
}

/** Lends a shared page to one test, whose errors are its own. */
async function lend(
  page: Page,
  expected: readonly RegExp[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  const stop = collectErrors(page.context(), errors);
  await use(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  stop();
  expectOnly(expected, errors);
}

/** Adds what the pages of a context report to `errors`, until the function that it returns is called. */
function collectErrors(context: BrowserContext, errors: string[]): () => void {
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (report: WebError) => void errors.push(String(report.error()));
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

export const test = base.extend<BrowserFixtures & { expectedErrors: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: async ({}, use) => use(inject('site')),

  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  expectedErrors: async ({}, use) => use([]),

  expectConsoleError: async ({ expectedErrors }, use) => use((pattern) => void expectedErrors.push(pattern)),

  newPage: async ({ site, expectedErrors }, use) => {
    const opened: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (options = {}) => {
      const context = await openContext({ baseURL: site, ...options });
      opened.push(context);
      collectErrors(context, errors);
      return context.newPage();
    });
    // What closing a page cuts off is not the page's fault.
    const reported = [...errors];
    await Promise.all(opened.map(closeQuietly));
    expectOnly(expectedErrors, reported);
  },

  sharedPage: async ({ site, expectedErrors }, use) => {
    await lend(await sharedPage(withScripts, site), expectedErrors, use);
  },

  plainPage: async ({ site, expectedErrors }, use) => {
    await lend(await sharedPage(plain, site), expectedErrors, use);
  },
});

export { expect };
