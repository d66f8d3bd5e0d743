/** The end of `npm test`: how many tests passed, and which failed or did not run, from what both runners write. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** Playwright stops after ten failures, and doesn't reach the other tests. */
type Status = 'passed' | 'failed' | 'skipped' | 'unreached';
type Result = { name: string; status: Status; errors: string[] };
type Count = { passed: number; failed: string[]; skipped: string[]; unreached: string[] };

const status = z
  .string()
  .transform((said): Status => (said === 'passed' || said === 'failed' ? said : 'skipped'));
const test = z.object({ status, fullName: z.string(), failureMessages: z.array(z.string()) });
const vitestResults = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(test) })),
});

/** @param chosen which tests were asked for by name: the others weren't left out. */
export function countVitest(file: string, succeeded: boolean, chosen?: string): Count {
  if (!existsSync(file)) return counted('Rules and server', [], succeeded);
  const { testResults } = vitestResults.parse(read(file));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const wanted = tests.filter(({ status }) => chosen === undefined || status !== 'skipped');
  return counted(
    'Rules and server',
    wanted.map(({ fullName: name, status, failureMessages: errors }) => ({ name, status, errors })),
    succeeded,
  );
}

const outcome = z.enum(['expected', 'unexpected', 'flaky', 'skipped']);
type Outcome = z.infer<typeof outcome>;

/** One that passes at its second time is a failed one. */
const meaning: Readonly<Record<Outcome, Status>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
};

type BrowserTest = {
  status: Outcome;
  expectedStatus: string;
  results: { errors: { message?: string | undefined }[] }[];
};
type Suite = {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; tests: BrowserTest[] }[];
};
const browserTest = z.object({
  status: outcome,
  expectedStatus: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(z.object({ title: z.string(), tests: z.array(browserTest) })),
});
const browserResults = z.object({ suites: z.array(suite) });

export function countBrowserTests(file: string, succeeded: boolean): Count {
  if (!existsSync(file)) return counted('In the browser', [], succeeded);
  const resultsOf = (part: Suite, above: string): Result[] => {
    const name = `${above}${part.title} › `;
    const own = part.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, expectedStatus, results }) => ({
        name: name + title,
        status: status === 'skipped' && expectedStatus !== 'skipped' ? 'unreached' : meaning[status],
        errors: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      })),
    );
    return [...own, ...(part.suites ?? []).flatMap((inner) => resultsOf(inner, name))];
  };
  const { suites } = browserResults.parse(read(file));
  return counted(
    'In the browser',
    suites.flatMap((each) => resultsOf(each, '')),
    succeeded,
  );
}

export function summary(counts: readonly Count[]): { text: string; hasFailed: boolean } {
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const all = (part: 'failed' | 'skipped' | 'unreached') => counts.flatMap((count) => count[part]);
  const [failed, skipped, unreached] = [all('failed'), all('skipped'), all('unreached')];
  const list = (heading: string, names: readonly string[]) =>
    names.length > 0 ? [heading, ...names.map((name) => `  ${name}`)] : [];
  const rest = [
    skipped.length > 0 ? `, ${skipped.length} skipped` : '',
    unreached.length > 0 ? `, ${unreached.length} not reached` : '',
  ].join('');
  const lines = [
    ...list('Failed:', failed),
    ...list('Not run here:', skipped),
    `${passed} passed, ${failed.length} failed${rest}`,
  ];
  return { text: lines.join('\n'), hasFailed: failed.length > 0 };
}

/** A run that failed outside of a test, or could not begin, counts as one failure. */
function counted(runner: string, results: readonly Result[], succeeded: boolean): Count {
  const having = (wanted: Status) => results.filter(({ status }) => status === wanted);
  const names = (wanted: Status) => having(wanted).map(({ name }) => name);
  const failed = having('failed').map(({ name, errors }) => `${name}${reason(errors)}`);
  const outside = !succeeded && failed.length === 0 ? [`${runner}: outside of a test, as said above`] : [];
  return {
    passed: having('passed').length,
    failed: [...failed, ...outside],
    skipped: names('skipped'),
    unreached: names('unreached'),
  };
}

/** Enough to see why, for someone who sees only the end of a run on another machine. */
const linesOfReason = 12;

function reason([error = '']: readonly string[]): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines
    .slice(0, linesOfReason)
    .map((line) => `\n      ${line}`)
    .join('');
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
