/**
 * `npm test`: lint, types, import rules, the build where it is out of date, then every test; it stops at
 * the first that fails. `npm test -- <pattern>` runs only the test files whose path has the pattern in it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { checkImports } from './imports/check-imports.ts';
import { importRules } from './imports/import-rules.ts';
import { readImports } from './imports/read-imports.ts';

const results = 'reports/tests.json';

function run(command: string, ...parts: string[]): boolean {
  return spawnSync(command, parts, { stdio: 'inherit' }).status === 0;
}

const tool = (name: string) => join('node_modules', '.bin', name);

/** Announces a step, and ends everything where it fails. */
function step(name: string, succeeds: () => boolean): void {
  const begun = performance.now();
  console.log(`\n${name}…`);
  if (!succeeds()) {
    console.error(`\n${name} failed.`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  console.log(`${name}: well, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

function importsAreWell(): boolean {
  const faults = checkImports(readImports(['src', 'server', 'contract']), importRules);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

function siteIsBuilt(): boolean {
  return isBuilt() || run(process.execPath, 'scripts/build.ts');
}

type Results = { numPassedTests: number; numFailedTests: number; numPendingTests: number; success: boolean };

/** The last line of all; a run that broke off before its first test counts as one failure. */
function tellResults(): boolean {
  const { numPassedTests, numFailedTests, numPendingTests, success } = readResults();
  const failed = success ? numFailedTests : Math.max(numFailedTests, 1);
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
  console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
  return failed === 0;
}

function readResults(): Results {
  try {
    return JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, success: false };
  }
}

const patterns = process.argv.slice(2);
if (patterns.length === 0) {
  step('Lint and format', () => run(tool('biome'), 'check', '--diagnostic-level=warn', '.'));
  step('Types', () => run(tool('tsc'), '-p', '.'));
  step('Import rules', importsAreWell);
}
step('Build', siteIsBuilt);

console.log('\nTests…');
mkdirSync('reports', { recursive: true });
rmSync(results, { force: true });
const succeeded = run(
  tool('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
  ...patterns,
);
process.exitCode = tellResults() && succeeded ? 0 : 1;
