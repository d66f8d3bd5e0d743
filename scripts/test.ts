/** `npm test -- [PATTERN]`: checks and, if it is out of date, the build; then every test, or the files that match. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { refusalOf } from '../testing/browser/find-browser.ts';
import { installMissing } from '../testing/browser/programs.ts';
import { setup as buildSampleSite } from '../testing/content/sample-site.ts';
import { isBuilt } from './build-stamp.ts';
import { summarise } from './test-summary.ts';

const results = 'reports/tests.json';
const patterns = process.argv.slice(2);

const { CHROMIUM_PATH: chromium } = process.env;
const refusal = chromium && refusalOf(chromium);
if (refusal) refuse(refusal);
if (process.cwd().includes('%')) {
  refuse(`The folder ${process.cwd()} has "%" in its path, which Vitest can't handle: rename or move it.`);
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

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
  // Chosen tests may need none of them: those that do are skipped, and named at the end.
  'Programs that tests need': async () => installMissing() || patterns.length > 0,
  ...(patterns.length === 0 && {
    'Lint and format': () => tool('biome', 'check', '--diagnostic-level=warn', '.'),
    Types: () => tool('tsc', '-p', '.'),
    // Chosen tests build it themselves, if they open it.
    'Build with the sample content': async () => {
      await buildSampleSite();
      return true;
    },
  }),
  Build: async () => isBuilt() || (await run(process.execPath, 'scripts/build.ts')),
};

const passed = await Promise.all(
  Object.entries(steps).map(async ([name, step]) => {
    const started = performance.now();
    const succeeded = await step();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${succeeded ? `passed in ${seconds} s` : 'failed'}`);
    return succeeded;
  }),
);
if (passed.includes(false)) {
  console.log('No test ran, because of what failed above.\n0 passed, 1 failed');
  process.exit(1);
}

console.log('\nTests…');
mkdirSync('reports', { recursive: true });
rmSync(results, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const vitestSucceeded = await tool('vitest', 'run', ...reporters, ...patterns);
const { text, succeeded } = summarise(results);
console.log(text);
process.exitCode = vitestSucceeded && succeeded ? 0 : 1;
