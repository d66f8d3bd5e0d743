/** The end of `npm test`: how many tests passed, and which failed or did not run, from what both runners write. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

type Count = { passed: number; failed: string[]; skipped: string[] };

const test = z.object({ status: z.string(), fullName: z.string() });
const vitestResults = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(test) })),
});

export function countVitest(file: string, succeeded: boolean): Count {
  if (!existsSync(file)) return counted('Rules and server', [], succeeded);
  const { testResults } = vitestResults.parse(read(file));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return counted(
    'Rules and server',
    tests.map(({ fullName: name, status }) => ({
      name,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
    succeeded,
  );
}

type Suite = {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
};
const status = z.enum(['expected', 'unexpected', 'flaky', 'skipped']);
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status })) })),
});
const browserResults = z.object({ suites: z.array(suite) });

/** One that passed at its second time is a failed one. */
const meaning = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

export function countBrowserTests(file: string, succeeded: boolean): Count {
  if (!existsSync(file)) return counted('In the browser', [], succeeded);
  const resultsOf = (part: Suite, above: string): Result[] => {
    const name = `${above}${part.title} › `;
    const own = part.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ name: name + title, status: meaning[status] })),
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
  const [failed, skipped] = [
    counts.flatMap((count) => count.failed),
    counts.flatMap((count) => count.skipped),
  ];
  const list = (heading: string, names: readonly string[]) =>
    names.length > 0 ? [heading, ...names.map((name) => `  ${name}`)] : [];
  const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  const lines = [
    ...list('Failed:', failed),
    ...list('Not run here:', skipped),
    `${passed} passed, ${failed.length} failed${rest}`,
  ];
  return { text: lines.join('\n'), hasFailed: failed.length > 0 };
}

type Result = { name: string; status: 'passed' | 'failed' | 'skipped' };

/** A run that failed outside of a test, or could not begin, counts as one failure. */
function counted(runner: string, results: readonly Result[], succeeded: boolean): Count {
  const named = (wanted: Result['status']) =>
    results.filter(({ status }) => status === wanted).map(({ name }) => name);
  const [failed, skipped] = [named('failed'), named('skipped')];
  const outside = !succeeded && failed.length === 0 ? [`${runner}: outside of a test, as said above`] : [];
  return { passed: named('passed').length, failed: [...failed, ...outside], skipped };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
