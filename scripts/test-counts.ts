/** How many tests passed, failed and were skipped, from what Vitest and Playwright write. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

type Counts = { passed: number; failed: number; skipped: number };

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Where a file fails outside of its tests, none is counted as failed. */
const vitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    success: z.boolean(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.success ? 0 : Math.max(1, report.numFailedTests),
    skipped: report.numPendingTests,
  }));

/** A test that passes at its second try is a fault. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

/** @param isByName whether tests were chosen by name: Vitest calls the others skipped. */
export function countVitest(file: string, hasPassed: boolean, isByName: boolean): Counts {
  const counts = existsSync(file) ? vitestReport.parse(readJson(file)) : none;
  return withFailedRun(isByName ? { ...counts, skipped: 0 } : counts, hasPassed);
}

export const countPlaywright = (file: string, hasPassed: boolean): Counts =>
  withFailedRun(existsSync(file) ? playwrightReport.parse(readJson(file)) : none, hasPassed);

/** A run that failed outside of a test, or couldn't begin, counts as one failure. */
const withFailedRun = (counts: Counts, hasPassed: boolean): Counts =>
  hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };

/** A run in which nothing was tested is a failure, too. */
export function closing(rules: Counts, browser: Counts): { line: string; isRed: boolean } {
  const passed = rules.passed + browser.passed;
  const failed = rules.failed + browser.failed;
  const skipped = rules.skipped + browser.skipped;
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  if (passed + failed === 0) return { line: `No test ran.\n0 passed, 1 failed${rest}`, isRed: true };
  return { line: `${passed} passed, ${failed} failed${rest}`, isRed: failed > 0 };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
