/**
 * `test` with pages of the running site. A test fails if its page reports an error on the console that the test
 * does not expect.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { test as base, expect, inject } from 'vitest';

type BrowserFixtures = {
  /** Origin of the running site. */
  site: string;
  /** A page in a browser context of its own, with the site as base URL. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Allows console and page errors that match, for this test. */
  expectConsoleError: (pattern: RegExp) => void;
};

let connected: Promise<Browser> | undefined;

/** Each test file connects once to the browser, which runs until all tests have ended. */
function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

/** Milliseconds after which an action fails: well before the test's own limit, ample on a busy machine. */
const actionLimit = 20_000;

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
      const context = await (await browser()).newContext({ baseURL: site, ...options });
      opened.push(context);
      context.setDefaultTimeout(actionLimit);
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (report) => errors.push(String(report.error())));
      return context.newPage();
    });
    // What closing a page cuts off is not the page's fault.
    const reported = [...errors];
    await Promise.all(opened.map(closeQuietly));
    const unexpected = reported.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors on the console that the test did not expect').toEqual([]);
  },
});

export { expect };
