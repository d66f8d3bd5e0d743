/** The end of `npm test`: how many tests passed and failed, and which did not run, from the results that Vitest writes. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ status: z.string(), title: z.string(), ancestorTitles: z.array(z.string()) }),
      ),
    }),
  ),
});

/** A run that ended without results, or failed outside of a test, counts as one failure. */
export function summarise(file: string): { text: string; succeeded: boolean } {
  const results = readResults(file);
  if (!results) return { text: '0 passed, 1 failed', succeeded: false };
  const { numPassedTests, numFailedTests, success, testResults } = results;
  const failed = success ? numFailedTests : Math.max(numFailedTests, 1);
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ ancestorTitles: [first], title }) => first ?? title);
  const counts = Map.groupBy(skipped, (name) => name);
  const names = [...counts].map(
    ([name, { length }]) => `  ${name}${length > 1 ? ` (${length} tests)` : ''}\n`,
  );
  const notRun = names.length > 0 ? `Not run here:\n${names.join('')}` : '';
  const count = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return { text: `${notRun}${numPassedTests} passed, ${failed} failed${count}`, succeeded: failed === 0 };
}

function readResults(file: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
