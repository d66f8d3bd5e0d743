/**
 * `npm test -- [PATTERN]`: lint, types and, where it's out of date, the build; then the tests of rules and the server
 * with Vitest and those in a browser with Playwright, all of them or the files that match.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { isBuilt } from './build-stamp.ts';
import { installTestPrograms } from './install-test-programs.ts';
import { countBrowserTests, countVitest, summary } from './test-summary.ts';

const patterns = process.argv.slice(2);
const results = { vitest: 'reports/tests.json', browser: 'reports/browser.json' };

/** Leaders of process groups, so that stopping this process stops everything that a command has started. */
const running = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const leader of running) process.kill(-leader, 'SIGTERM');
    process.exit(1);
  });

async function run(command: string, ...parameters: string[]): Promise<boolean> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  if (child.pid) running.add(child.pid);
  const [status] = await once(child, 'exit');
  running.delete(child.pid ?? 0);
  return status === 0;
}

const tool = (name: string, ...parameters: string[]) => run(`node_modules/.bin/${name}`, ...parameters);

const steps: Readonly<Record<string, () => Promise<boolean>>> = {
  ...(patterns.length === 0 && {
    'Lint and format': () => tool('biome', 'check', '--diagnostic-level=warn', '.'),
    Types: () => tool('tsc', '-p', '.'),
  }),
  Build: async () => isBuilt() || (await run(process.execPath, 'scripts/build.ts')),
};

// Chosen tests that lack a program are skipped.
if (patterns.length === 0) installTestPrograms();
for (const [name, step] of Object.entries(steps)) {
  console.log(`${name}…`);
  if (await step()) continue;
  console.log(`No test ran, because of what failed: ${name}.\n0 passed, 1 failed`);
  process.exit(1);
}

mkdirSync('reports', { recursive: true });
for (const file of Object.values(results)) rmSync(file, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`];
console.log('\nRules and server…');
const vitest = await tool('vitest', 'run', '--passWithNoTests', ...reporters, ...patterns);
console.log('\nIn the browser…');
const browser = await tool(
  'playwright',
  ...['test', '--config=tests/playwright.config.ts', '--pass-with-no-tests', ...patterns],
);
const { text, hasFailed } = summary([
  countVitest(results.vitest, vitest),
  countBrowserTests(results.browser, browser),
]);
console.log(text);
process.exitCode = hasFailed ? 1 : 0;
