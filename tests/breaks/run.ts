/**
 * `npx node tests/breaks/run.ts NAME…` breaks the product on purpose, in a copy, one break after the other, and tells
 * which tests notice. Without a name it lists the breaks. See `breaks.yaml`.
 *
 * A test that fails ends the run, since one is enough. `--record` writes what was found into `breaks.yaml`. `--together`
 * applies all of them at once, which saves builds: each break's tests have to be in files that no other break among them
 * names, and then what fails there is its own. The name `unbroken` runs the tests of all breaks, or of those named with
 * it, on the product as it is: a test that fails there says nothing about a break.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';

const edit = z.strictObject({ file: z.string(), find: z.string(), put: z.string() });

const breakSchema = z.strictObject({
  name: z.string(),
  harm: z.string(),
  edits: z.array(edit).min(1),
  /** The site is built first, and a build that stops has noticed. */
  builds: z.boolean().default(false),
  tests: z.array(z.string()),
  caughtBy: z.record(z.string(), z.array(z.string())).optional(),
});
type Break = z.infer<typeof breakSchema>;

/** By test file, or `build` where the site can't be built: what failed. */
type Caught = Record<string, string[]>;

const project = resolve(import.meta.dirname, '../..');
const list = join(import.meta.dirname, 'breaks.yaml');
const breaks = z.array(breakSchema).parse(parse(readFileSync(list, 'utf8')));

/** So many names of tests say which behaviour a file looks at. */
const mostNames = 4;

/**
 * All breaks have one copy, whose files are put back after each. Packages are linked. Builds and their cache are copied, so
 * that only what a break changes is made anew.
 */
const leftOut = new Set(['.git', 'node_modules', 'reports', 'data']);

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'broken-'));
  cpSync(project, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !leftOut.has(relative(project, from)),
  });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** @throws where the text isn't there exactly once: the product has changed, and the break must be aimed again. */
function applyEdit(name: string, { file, find, put }: Break['edits'][number]): void {
  const path = join(copy, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const parts = text.split(find);
  if (parts.length !== 2) {
    throw new Error(`${name}: ${file} has the text ${parts.length - 1} times, not once:\n${find}`);
  }
  writeFileSync(path, parts.join(put));
}

function putBack({ file }: Break['edits'][number]): void {
  cpSync(join(project, file), join(copy, file));
}

function run(args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const PATH = `${join(project, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH, ...settings };
  return spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

const vitestResults = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

function byVitest(tests: readonly string[]): Caught {
  if (tests.length === 0) return {};
  const file = join(copy, 'results.json');
  const reporters = ['--reporter=json', `--outputFile=${file}`];
  const limits = [...(values.together ? [] : ['--bail=1']), '--testTimeout=60000'];
  const vitest = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...limits, ...tests]);
  if (!existsSync(file)) throw new Error(`No test ran.\n${vitest.stdout}${vitest.stderr}`);
  const { testResults } = vitestResults.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  if (testResults.length === 0) return { setup: [lastLines(vitest.stderr)] };
  const failed = testResults.filter(({ status }) => status !== 'passed');
  return Object.fromEntries(
    failed.map(({ name, assertionResults }) => [
      relative(copy, name),
      firstOf(assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)),
    ]),
  );
}

const playwrightResults = z.object({
  errors: z.array(z.looseObject({ message: z.string().optional() })),
  suites: z.array(
    z.object({
      file: z.string(),
      get suites() {
        return z.array(z.object({ specs: specs })).optional();
      },
      get specs() {
        return specs;
      },
    }),
  ),
});
const specs = z.array(z.object({ title: z.string(), ok: z.boolean() }));

function byPlaywright(tests: readonly string[]): Caught {
  if (tests.length === 0) return {};
  const file = join(copy, 'results.json');
  const playwright = ['node_modules/playwright/cli.js', 'test', '-c', 'tests/playwright.config.ts'];
  const limits = [...(values.together ? [] : ['--max-failures=1']), '--timeout=90000', '--workers=2'];
  const { stdout, stderr } = run([...playwright, '--reporter=json', ...limits, ...tests], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!existsSync(file)) throw new Error(`No test ran.\n${stdout}${stderr}`);
  const { errors, suites } = playwrightResults.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  // Where neither site can be built, or a test file reads what isn't there.
  if (suites.length === 0) return { setup: errors.map(({ message = '' }) => lastLines(message)) };
  return Object.fromEntries(
    suites.flatMap((suite) => {
      const all = [...suite.specs, ...(suite.suites ?? []).flatMap((inner) => inner.specs)];
      const failed = all.filter(({ ok }) => !ok).map(({ title }) => title);
      return failed.length > 0 ? [[join('tests', suite.file), firstOf(failed)] as const] : [];
    }),
  );
}

/** Runs the tests in a copy to which the edits have been applied. */
function findCatchers(
  name: string,
  edits: Break['edits'],
  builds: boolean,
  tests: readonly string[],
): Caught {
  try {
    for (const one of edits) applyEdit(name, one);
    if (builds) {
      const build = run(['scripts/build.ts']);
      if (build.status !== 0) return { build: build.stderr.trim().split('\n').slice(-mostNames) };
    }
    const isInBrowser = (file: string) => file.endsWith('.spec.ts');
    const caught = byVitest(tests.filter((file) => !isInBrowser(file)));
    if (!values.together && Object.keys(caught).length > 0) return caught;
    return { ...caught, ...byPlaywright(tests.filter(isInBrowser)) };
  } finally {
    for (const one of edits) putBack(one);
  }
}

const lastLines = (text: string) => text.trim().split('\n').slice(-mostNames).join(' ');

function firstOf(names: readonly string[]): string[] {
  if (names.length === 0) return ['the whole file'];
  const more = names.length - mostNames;
  return more > 0 ? [...names.slice(0, mostNames), `and ${more} more`] : [...names];
}

function record(name: string, caughtBy: Caught): void {
  const document = parseDocument(readFileSync(list, 'utf8'));
  const names = z.array(z.looseObject({ name: z.string() })).parse(document.toJS());
  const index = names.findIndex((one) => one.name === name);
  document.setIn([index, 'caughtBy'], document.createNode(caughtBy));
  writeFileSync(list, document.toString({ lineWidth: 120 }));
}

function tell(name: string, caught: Caught): void {
  const lines = Object.entries(caught).flatMap(([file, names]) => [
    `  ${file}`,
    ...names.map((one) => `    ${one}`),
  ]);
  console.log([name, ...(lines.length > 0 ? lines : ['  nothing fails'])].join('\n'));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, together: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => name !== 'unbroken' && !breaks.some((one) => one.name === name));
if (unknown.length > 0) throw new Error(`There is no break ${unknown.join(', ')}: see ${basename(list)}.`);
const isBuilt = ({ builds }: Break) => builds;
const chosen = breaks.filter(({ name }) => positionals.includes(name));

const copy = positionals.length > 0 ? copyProject() : '';
process.on('exit', () => copy && rmSync(copy, { recursive: true, force: true }));

if (positionals.length === 0) for (const { name, harm } of breaks) console.log(`${name}: ${harm}`);
else if (positionals.includes('unbroken')) {
  const looked = chosen.length > 0 ? chosen : breaks;
  const tests = [...new Set(looked.flatMap((one) => one.tests))];
  tell('unbroken', findCatchers('unbroken', [], looked.some(isBuilt), tests));
} else if (values.together) {
  const tests = chosen.flatMap((one) => one.tests);
  if (new Set(tests).size < tests.length) throw new Error('Two of these breaks name the same test file.');
  const edits = chosen.flatMap((one) => one.edits);
  const caught = findCatchers(positionals.join(' '), edits, chosen.some(isBuilt), tests);
  if (caught['setup']) tell(positionals.join(' '), caught);
  for (const { name, tests: own } of caught['setup'] ? [] : chosen) {
    const ofBreak = Object.entries(caught).filter(([file]) => own.includes(file) || file === 'build');
    tell(name, Object.fromEntries(ofBreak));
    if (values.record) record(name, Object.fromEntries(ofBreak));
  }
} else {
  for (const { name, edits, builds, tests } of chosen) {
    try {
      const caught = findCatchers(name, edits, builds, tests);
      tell(name, caught);
      if (values.record) record(name, caught);
    } catch (error) {
      // The others can still be tried.
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
