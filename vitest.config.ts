/**
 * Tests in seven projects: first units and the server, then whole builds, the built site, what visitors do in
 * Chromium and in the other engines, and the development server.
 */
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './src/brand/brand-plugin.ts';
import { readBrand } from './src/brand/read-brand.ts';
import { sampleSite } from './testing/content/sample-site.ts';

const development = 'tests/development/*.test.ts';
/** What must hold for every content. The other tests in `tests/` open the site with the sample content. */
const everyContent = 'tests/{built,deploy,docs,home,publishing}/*.test.ts';
/** What is read of the code alone, so that accepting a field builds nothing. */
const contentFields = 'tests/contract/content-fields.test.ts';
const sampleSetup = 'testing/browser/sample-setup.ts';
const env = { TESTED_PROJECT: sampleSite };
/** Whole builds, which take as long as all units together. */
const builds = ['src/build/second-brand.test.ts', 'src/build/rebuilding.test.ts'];

/** Milliseconds. Ample, because they only have to end a test that hangs: other programs may share the machine. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/**
 * The end of Playwright's message, coloured or not, when it has found an element and then got no frame in which to look
 * at it: once, of many runs, Chromium was seen to draw none for a minute. What is hidden has a message that goes on,
 * and is not tried again.
 */
const noFrame = /- waiting for element to be visible, enabled and stable\W*(?:22m)?\s*$/;

/** How many files run at once. Tests wait for other processes, the server's more than the browser's. */
const workers = { server: 4, browser: 3 };

export default defineConfig(() => ({
  test: {
    projects: [
      {
        // Pages are rendered with the site's own brand.
        plugins: [brandPlugin(readBrand('content').brand)],
        test: {
          ...limits,
          name: 'unit',
          include: ['{src,contract,scripts,bench}/**/*.test.{ts,tsx}', contentFields],
          exclude: builds,
          // They leave nothing behind, so that files can share a process and what it has loaded.
          isolate: false,
          maxWorkers: workers.server,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...limits,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'testing/enquiries/postgres.ts',
          maxWorkers: workers.server,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...limits,
          name: 'site',
          include: [everyContent],
          // Each file closes what it has opened, so that files can share a process and its connection to the browser.
          isolate: false,
          globalSetup: 'testing/browser/global-setup.ts',
          retry: { count: 1, condition: noFrame },
          maxWorkers: workers.browser,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...limits,
          name: 'behaviour',
          include: ['tests/**/*.test.ts'],
          exclude: [everyContent, development, contentFields],
          isolate: false,
          env,
          globalSetup: sampleSetup,
          retry: { count: 1, condition: noFrame },
          maxWorkers: workers.browser,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...limits,
          name: 'builds',
          include: builds,
          globalSetup: 'testing/content/sample-site.ts',
          maxWorkers: workers.browser,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...limits,
          name: 'development',
          include: [development],
          globalSetup: 'testing/browser/global-setup.ts',
          maxWorkers: workers.browser,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
