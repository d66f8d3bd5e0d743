/**
 * What happens in browsers. Tests in `owner/` look at the owner's own site, every other test at the fixture: another
 * company, so that what an owner writes changes no test of behaviour.
 */
import { defineConfig } from 'playwright/test';
import { browserArguments, lookForBrowser } from '../testing/browser/find-browser.ts';
import { freePort } from '../testing/free-port.ts';

/** Chosen once, and handed to the workers, which read this file again. */
async function origin(name: string): Promise<string> {
  process.env[name] ??= `http://127.0.0.1:${await freePort()}`;
  return process.env[name];
}

const executablePath = lookForBrowser();
const own = await origin('TESTED_OWN_SITE');
const fixture = await origin('TESTED_FIXTURE_SITE');
const ofOwnContent = '**/owner/*.spec.ts';
const ofNoSite = ['**/engines/*.spec.ts', '**/development/*.spec.ts'];

/** Builds the site first, where it's out of date. */
const server = (name: 'own' | 'fixture', url: string) => ({
  name,
  command: `node tests/support/serve.ts ${name}`,
  cwd: '..',
  url,
  env: { HOST: '127.0.0.1', PORT: new URL(url).port },
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../reports/browser',
  // Tests wait for the browser and for servers more than they compute.
  workers: 3,
  // A shared machine may hold a browser up. A test that passes the second time is named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // Ample, because they only have to end a test that hangs: other programs may share the machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/browser.json' }]],
  use: {
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments(), timeout: 120_000 },
  },
  projects: [
    {
      name: 'own',
      testMatch: ofOwnContent,
      use: { baseURL: own },
    },
    {
      name: 'fixture',
      testMatch: '**/*.spec.ts',
      testIgnore: [ofOwnContent, ...ofNoSite],
      use: { baseURL: fixture },
    },
    { name: 'elsewhere', testMatch: ofNoSite, use: { baseURL: fixture } },
  ],
  webServer: [server('own', own), server('fixture', fixture)],
});
