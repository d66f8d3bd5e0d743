/**
 * The tests' own `test`: it hands out pages of the running site, and fails a test whose page reported an
 * error that the test did not announce.
 */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';

type BrowserFixtures = {
  /** Origin of the running site. */
  site: string;
  /** A page in a browser profile of its own; paths are the site's. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Allows console and page errors that match, for this test. */
  expectConsoleError: (pattern: RegExp) => void;
};

let connected: Promise<Browser> | undefined;

/** Every file of tests connects once; the browser itself outlives it. */
function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

/** Milliseconds after which an action that cannot be done fails, well before its test's own limit. */
const actionLimit = 8_000;

export const test = base.extend<BrowserFixtures & { expectedErrors: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: async ({}, use) => use(inject('site')),

  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  expectedErrors: async ({}, use) => use([]),

  expectConsoleError: async ({ expectedErrors }, use) => use((pattern) => void expectedErrors.push(pattern)),

  newPage: async ({ site, expectedErrors }, use) => {
    const opened: { close(): Promise<void> }[] = [];
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
    await Promise.all(opened.map((context) => context.close()));
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors on the console that the test did not expect').toEqual([]);
  },
});

export { expect };
