/**
 * `npm test`: lint, types and both builds beside each other, then the tests of rules and the server with Vitest beside
 * those in a browser with Playwright. With PATTERN… or `-t NAME` only the tests that match.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lookForBrowser } from '../testing/browser/find-browser.ts';
import { ensureBuilt } from '../testing/built-sites.ts';
import { installTestPrograms } from './install-test-programs.ts';
import { beside, run } from './run-beside.ts';
import { filesWithSnapshots } from './snapshots.ts';
import { countBrowserTests, countVitest, summary } from './test-summary.ts';

const usage = `npm test                       every check
npm test -- PATTERN…           tests in files whose path contains one of these
npm test -- PATTERN… -t NAME   those of them whose name contains this
npm test -- --ui [PATTERN…]    browser tests, step by step in a window
npm test -- -u [PATTERN…]      accept every changed snapshot
npm test -- --no-install       every check that can run with the programs that are here
TEST_DATE=2027-09-05 npm test  all of it on another day`;

// Tests start some two hundred processes, which needn't all compile the same code.
process.env['NODE_COMPILE_CACHE'] = resolve('.cache/node');

const results = { vitest: 'reports/tests.json', browser: 'reports/browser.json' };

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        test: { type: 'string', short: 't' },
        ui: { type: 'boolean', default: false },
        update: { type: 'boolean', short: 'u', default: false },
        install: { type: 'boolean', default: true },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return process.exit(2);
  }
}

const { values, positionals: patterns } = readOptions();
const { test: name, ui, update, install } = values;
const isWhole = patterns.length === 0 && name === undefined;

const vitest = (...options: string[]) => run('vitest', 'run', '--passWithNoTests', ...options);
const playwright = (...options: string[]) =>
  run('playwright', 'test', '--config=tests/playwright.config.ts', '--pass-with-no-tests', ...options);

if (ui) process.exit((await playwright('--ui', ...patterns)()) ? 0 : 1);
if (update) {
  const files = patterns.length > 0 ? patterns : filesWithSnapshots();
  process.exit((await vitest('--update=all', ...files)()) ? 0 : 1);
}

if (isWhole) {
  // Chosen tests that lack a program are skipped.
  if (install) await installTestPrograms();
  const passed = await beside({
    lint: run('biome', 'check', '--diagnostic-level=warn', '.'),
    types: run('tsc', '-p', '.'),
    'own site': () => ensureBuilt('own').then(() => true, report),
    fixture: () => ensureBuilt('fixture').then(() => true, report),
  });
  const failed = Object.entries(passed).flatMap(([step, hasPassed]) => (hasPassed ? [] : [step]));
  if (failed.length > 0) {
    console.log(
      `No test ran, because of what failed: ${failed.join(', ')}.\n0 passed, ${failed.length} failed`,
    );
    process.exit(1);
  }
}

mkdirSync('reports', { recursive: true });
for (const file of Object.values(results)) rmSync(file, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`];
if (!lookForBrowser()) console.log('The browser tests fail, because there is no Chromium here.');
const runners = {
  rules: vitest(...reporters, ...(name ? ['--testNamePattern', name] : []), ...patterns),
  browser: playwright(...(name ? ['--grep', name] : []), ...patterns),
};
// A few tests are watched one after another; a whole run uses what one runner leaves of the machine for the other.
const passed = isWhole
  ? await beside(runners)
  : { rules: await runners.rules(), browser: await runners.browser() };
const { text, hasFailed } = summary([
  countVitest(results.vitest, passed.rules, name),
  countBrowserTests(results.browser, passed.browser),
]);
console.log(text);
process.exitCode = hasFailed ? 1 : 0;

function report(error: unknown): false {
  console.log(error instanceof Error ? error.message : error);
  return false;
}
