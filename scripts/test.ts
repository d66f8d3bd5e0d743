/**
 * `npm test`: lint, types, spelling, what nothing uses and, where it is out of date, the build, at once; then every test. What fails
 * ends it. At the end it names the tests that could not run on this machine. `npm test -- <pattern>` runs only the test
 * files whose path contains the pattern.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from '../tests/browser/programs.ts';
import { isBuilt } from './build-stamp.ts';
import { runGroup } from './run-group.ts';
import { summarise } from './test-summary.ts';

const results = 'reports/tests.json';
const patterns = process.argv.slice(2);

function tool(name: string, ...parameters: string[]): Promise<boolean> {
  return runGroup(join('node_modules', '.bin', name), ...parameters);
}

type Step = { name: string; run: () => Promise<boolean> };

/** Runs steps at once, and ends the process when they are done and one has failed. */
async function runSteps(...steps: Step[]): Promise<void> {
  const passed = await Promise.all(
    steps.map(async ({ name, run }) => {
      const started = performance.now();
      const succeeded = await run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${name}: ${succeeded ? `passed in ${seconds} s` : 'failed'}`);
      return succeeded;
    }),
  );
  if (passed.every(Boolean)) return;
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const lint: Step = {
  name: 'Lint and format',
  run: () => tool('biome', 'check', '--diagnostic-level=warn', '.'),
};
const types: Step = { name: 'Types', run: () => tool('tsc', '-p', '.') };
const unused: Step = { name: 'Unused files and packages', run: () => tool('knip') };
const spelling: Step = { name: 'Spelling', run: () => tool('cspell', '--quiet') };
const build: Step = {
  name: 'Build',
  run: async () => isBuilt() || (await runGroup(process.execPath, 'scripts/build.ts')),
};

const programs: Step = { name: 'Programs that tests need', run: async () => installMissing() };

// The build keeps one processor busy, and the others share what is left.
await runSteps(...(patterns.length === 0 ? [programs, lint, types, unused, spelling, build] : [build]));

console.log('\nTests…');
mkdirSync('reports', { recursive: true });
rmSync(results, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const vitestSucceeded = await tool('vitest', 'run', ...reporters, ...patterns);
const { text, succeeded } = summarise(results);
console.log(text);
process.exitCode = vitestSucceeded && succeeded ? 0 : 1;
