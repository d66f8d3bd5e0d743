/** `npm test`: lint, types, Vitest, then Playwright. With PATTERN… or `-t NAME` only the tests that match run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from './install-browser.ts';
import { closing, countPlaywright, countVitest } from './test-counts.ts';

const usage = `npm test                       every check
npm test -- PATTERN…           tests in files whose path contains one of these
npm test -- PATTERN… -t NAME   those of them whose name contains this
npm test -- -u [PATTERN…]      accept changed snapshots
TEST_DATE=2027-09-05 npm test  all of it on another day`;

// Tests start many processes, which needn't all compile the same code.
process.env['NODE_COMPILE_CACHE'] = resolve('.cache/node');

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        test: { type: 'string', short: 't' },
        update: { type: 'boolean', short: 'u', default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return process.exit(2);
  }
}

const { values, positionals: patterns } = readOptions();
const { test: name, update } = values;
const isWhole = patterns.length === 0 && name === undefined;

const run = (tool: string, ...options: string[]): boolean =>
  spawnSync(`node_modules/.bin/${tool}`, options, { stdio: 'inherit' }).status === 0;
const vitest = (...options: string[]) => run('vitest', 'run', '--passWithNoTests', ...options, ...patterns);
/** Playwright takes a path for a regular expression, and both tools a name. */
const asText = (pattern: string) => pattern.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
const playwright = (...options: string[]) =>
  run(
    'playwright',
    'test',
    '--config=tests/playwright.config.ts',
    '--pass-with-no-tests',
    ...options,
    ...patterns.map(asText),
  );
const named = (option: string) => (name === undefined ? [] : [option, asText(name)]);

if (update) process.exit(vitest('--update=all') ? 0 : 1);
if (isWhole) {
  findOrInstallBrowser();
  if (!run('biome', 'check', '--diagnostic-level=warn', '.') || !run('tsc', '-p', '.')) {
    console.log('No test ran, because of what is said above.\n0 passed, 1 failed');
    process.exit(1);
  }
}

const reports = { vitest: 'reports/tests.json', playwright: 'reports/browser.json' };
mkdirSync('reports', { recursive: true });
for (const file of Object.values(reports)) rmSync(file, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
const rulesHold = vitest(...reporters, ...named('--testNamePattern'));
const browserHolds = playwright(...named('--grep'));
const { line, isRed } = closing(
  countVitest(reports.vitest, rulesHold, name !== undefined),
  countPlaywright(reports.playwright, browserHolds),
);
console.log(line);
process.exitCode = isRed ? 1 : 0;
