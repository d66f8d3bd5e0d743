/** The end of `npm test`: how many tests passed and failed, and which did not run, from what both runners write. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

type Count = { passed: number; failed: number; skipped: string[] };

const test = z.object({ status: z.string(), fullName: z.string() });
const vitestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(test) })),
});

export function countVitest(file: string, succeeded: boolean): Count {
  if (!existsSync(file)) return nothing(succeeded);
  const { numPassedTests, numFailedTests, testResults } = vitestResults.parse(read(file));
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed');
  return counted(
    numPassedTests,
    numFailedTests,
    skipped.map(({ fullName }) => fullName),
    succeeded,
  );
}

type Suite = { suites?: Suite[] | undefined; specs: { title: string; tests: { status: string }[] }[] };
const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
});
const browserResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

export function countBrowserTests(file: string, succeeded: boolean): Count {
  if (!existsSync(file)) return nothing(succeeded);
  const { stats, suites } = browserResults.parse(read(file));
  const titles = (part: Suite): string[] => [
    ...part.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map(({ title }) => title),
    ...(part.suites ?? []).flatMap(titles),
  ];
  return counted(stats.expected + stats.flaky, stats.unexpected, suites.flatMap(titles), succeeded);
}

export function summary(counts: readonly Count[]): { text: string; failed: number } {
  const sum = (part: 'passed' | 'failed') => counts.reduce((total, count) => total + count[part], 0);
  const skipped = counts.flatMap((count) => count.skipped);
  const notRun =
    skipped.length > 0 ? `Not run here:\n${skipped.map((title) => `  ${title}\n`).join('')}` : '';
  const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return { text: `${notRun}${sum('passed')} passed, ${sum('failed')} failed${rest}`, failed: sum('failed') };
}

/** A run that failed outside of a test counts as one failure. */
const counted = (passed: number, failed: number, skipped: string[], succeeded: boolean): Count => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
  skipped,
});

/** A run that ended without results: no test matched, or it could not begin. */
const nothing = (succeeded: boolean): Count => counted(0, 0, [], succeeded);

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
