/** The end of `npm test`: how many tests passed and failed, and which did not run, from the results that Vitest writes. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const test = z.object({ status: z.string(), title: z.string(), ancestorTitles: z.array(z.string()) });
const schema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ assertionResults: z.array(test) })),
});

/** A run that ended without results, or failed outside of a test, counts as one failure. */
export function summarise(file: string): { text: string; succeeded: boolean } {
  if (!existsSync(file)) return { text: '0 passed, 1 failed', succeeded: false };
  const { testResults, ...results } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = results.success ? results.numFailedTests : Math.max(results.numFailedTests, 1);
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed');
  const names = [...Map.groupBy(skipped, ({ ancestorTitles: [first], title }) => first ?? title)].map(
    ([name, { length }]) => `  ${name}${length > 1 ? ` (${length} tests)` : ''}\n`,
  );
  const notRun = names.length > 0 ? `Not run here:\n${names.join('')}` : '';
  const count = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  const text = `${notRun}${results.numPassedTests} passed, ${failed} failed${count}`;
  return { text, succeeded: failed === 0 };
}
