/**
 * `npx node tests/breaks/run.ts NAME… [--all] [--record]` breaks the product on purpose, in a copy, one break after the
 * other, and tells which tests notice. Without a name it lists the breaks. See `breaks.yaml`.
 *
 * `--all` runs every test of the break's kind instead of those named for it. `--record` writes what was found into
 * `breaks.yaml`. `--together` applies all of them to one copy, which saves builds: each break's tests have to be in files
 * that no other break among them names, and then what fails there is its own. The name `unbroken` runs the tests of all breaks, or of those named with it, on the product as it is:
 * a test that fails there says nothing about a break.
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
  kind: z.enum(['unit', 'server', 'site', 'behaviour']),
  edits: z.array(edit).min(1),
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

/** Not copied: packages are linked. Builds and their cache are copied, so that only what a break changes is made anew. */
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
function applyEdit(copy: string, name: string, { file, find, put }: Break['edits'][number]): void {
  const path = join(copy, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const parts = text.split(find);
  if (parts.length !== 2) {
    throw new Error(`${name}: ${file} has the text ${parts.length - 1} times, not once:\n${find}`);
  }
  writeFileSync(path, parts.join(put));
}

function run(copy: string, ...args: string[]) {
  const PATH = `${join(project, 'node_modules/.bin')}:${process.env['PATH']}`;
  const options = { cwd: copy, env: { ...process.env, PATH }, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return spawnSync(process.execPath, args, options);
}

const resultSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Runs the tests in a copy to which the edits have been applied. */
function findCatchers(
  name: string,
  edits: Break['edits'],
  isBuilt: boolean,
  tests: readonly string[],
): Caught {
  const copy = copyProject();
  try {
    for (const one of edits) applyEdit(copy, name, one);
    if (isBuilt) {
      const build = run(copy, 'scripts/build.ts');
      if (build.status !== 0) return { build: build.stderr.trim().split('\n').slice(-mostNames) };
    }
    const results = join(copy, 'results.json');
    const reporters = ['--reporter=json', `--outputFile=${results}`];
    const vitest = run(copy, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...tests);
    if (!existsSync(results)) throw new Error(`${name}: no test ran.\n${vitest.stdout}${vitest.stderr}`);
    const { testResults } = resultSchema.parse(JSON.parse(readFileSync(results, 'utf8')));
    if (testResults.length === 0) return { setup: [lastLines(vitest.stderr)] };
    return Object.fromEntries(
      testResults
        .filter(({ status }) => status !== 'passed')
        .map((file) => [relative(copy, file.name), namesOf(file.assertionResults)]),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const lastLines = (text: string) => text.trim().split('\n').slice(-mostNames).join(' ');

function namesOf(results: readonly { fullName: string; status: string }[]): string[] {
  const failed = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim());
  if (failed.length === 0) return ['the whole file'];
  const more = failed.length - mostNames;
  return more > 0 ? [...failed.slice(0, mostNames), `and ${more} more`] : failed;
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
  options: { all: { type: 'boolean' }, record: { type: 'boolean' }, together: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => name !== 'unbroken' && !breaks.some((one) => one.name === name));
if (unknown.length > 0) throw new Error(`There is no break ${unknown.join(', ')}: see ${basename(list)}.`);
const isOfSite = ({ kind }: Break) => kind === 'site';
const chosen = breaks.filter(({ name }) => positionals.includes(name));

if (positionals.length === 0) for (const { name, harm } of breaks) console.log(`${name}: ${harm}`);
else if (positionals.includes('unbroken')) {
  const looked = chosen.length > 0 ? chosen : breaks;
  const tests = [...new Set(looked.flatMap((one) => one.tests))];
  tell('unbroken', findCatchers('unbroken', [], looked.some(isOfSite), tests));
} else if (values.together) {
  const tests = chosen.flatMap((one) => one.tests);
  if (new Set(tests).size < tests.length) throw new Error('Two of these breaks name the same test file.');
  const edits = chosen.flatMap((one) => one.edits);
  const caught = findCatchers(positionals.join(' '), edits, chosen.some(isOfSite), tests);
  for (const { name, tests: own } of chosen) {
    const ofBreak = Object.entries(caught).filter(([file]) => own.includes(file) || file === 'build');
    tell(name, Object.fromEntries(ofBreak));
    if (values.record) record(name, Object.fromEntries(ofBreak));
  }
} else {
  for (const { name, kind, edits, tests } of chosen) {
    try {
      const caught = findCatchers(name, edits, kind === 'site', values.all ? ['--project', kind] : tests);
      tell(name, caught);
      if (values.record) record(name, caught);
    } catch (error) {
      // The others can still be tried.
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
