/** The last line of `npm test`, from the results that Vitest writes. */
import { readFileSync } from 'node:fs';

type Results = { numPassedTests: number; numFailedTests: number; numPendingTests: number; success: boolean };

/** A run that ended without results, or failed outside of a test, counts as one failure. */
export function summarise(file: string): { line: string; succeeded: boolean } {
  const { numPassedTests, numFailedTests, numPendingTests, success } = readResults(file);
  const failed = success ? numFailedTests : Math.max(numFailedTests, 1);
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
  return { line: `${numPassedTests} passed, ${failed} failed${skipped}`, succeeded: failed === 0 };
}

function readResults(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, success: false };
  }
}
