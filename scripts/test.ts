/**
 * `npm test`: lint, types, what nothing uses, the build where it is out of date, then every test. The first step that fails ends
 * it. `npm test -- <pattern>` runs only the test files whose path contains the pattern.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { runGroup } from './run-group.ts';
import { summarise } from './test-summary.ts';

const results = 'reports/tests.json';
const patterns = process.argv.slice(2);

function tool(name: string, ...parameters: string[]): Promise<boolean> {
  return runGroup(join('node_modules', '.bin', name), ...parameters);
}

async function step(name: string, run: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  console.log(`\n${name}…`);
  if (!(await run())) {
    console.error(`\n${name}: failed`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  console.log(`${name}: passed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function build(): Promise<boolean> {
  return isBuilt() || (await runGroup(process.execPath, 'scripts/build.ts'));
}

if (patterns.length === 0) {
  await step('Lint and format', () => tool('biome', 'check', '--diagnostic-level=warn', '.'));
  await step('Types', () => tool('tsc', '-p', '.'));
  await step('Unused files and packages', () => tool('knip'));
}
await step('Build', build);

console.log('\nTests…');
mkdirSync('reports', { recursive: true });
rmSync(results, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const vitestSucceeded = await tool('vitest', 'run', ...reporters, ...patterns);
const { line, succeeded } = summarise(results);
console.log(line);
process.exitCode = vitestSucceeded && succeeded ? 0 : 1;
