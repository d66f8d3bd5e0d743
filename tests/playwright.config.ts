/**
 * What happens in browsers. Tests look at the fixture unless they name another site: it is another company, so that what
 * an owner writes changes no test of behaviour.
 */
import { defineConfig } from 'playwright/test';
import { browserArguments, lookForBrowser } from '../testing/browser/find-browser.ts';
import '../testing/clock.ts';
import { oddBrowser, oddMachine } from '../testing/odd-machine.ts';
import { browserWorkers as workers } from '../testing/workers.ts';

Object.assign(process.env, oddMachine);

const executablePath = lookForBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../reports/browser',
  workers,
  // A test that passes the second time is a fault, of the test or of the site.
  retries: 0,
  // If the client is broken, most tests wait until they time out, and ten are enough to show it.
  maxFailures: 10,
  forbidOnly: Boolean(process.env['CI']),
  // Ample, because they only have to end a test that hangs: other programs may share the machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/browser.json' }]],
  use: {
    ...oddBrowser,
    // Less to draw, and nothing waits for what moves. Tests in `motion/` ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 120_000,
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments(), timeout: 120_000 },
  },
});
