/** How many tests passed, failed and were skipped, from what Vitest and Playwright write. */
import { existsSync, readFileSync } from 'node:fs';

type Counts = { passed: number; failed: number; skipped: number };

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
};

/** @param isByName whether tests were chosen by name: Vitest calls the others skipped. */
export function countVitest(file: string, hasPassed: boolean, isByName: boolean): Counts {
  const report = read<VitestReport>(file);
  const counts = report && {
    passed: report.numPassedTests,
    // Where a file fails outside of its tests, none is counted.
    failed: report.success ? 0 : Math.max(1, report.numFailedTests),
    skipped: isByName ? 0 : report.numPendingTests,
  };
  return withFailedRun(counts ?? none, hasPassed);
}

type PlaywrightReport = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };

/** A test that passes at its second try is a fault. */
export function countPlaywright(file: string, hasPassed: boolean): Counts {
  const stats = read<PlaywrightReport>(file)?.stats;
  const counts = stats && {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return withFailedRun(counts ?? none, hasPassed);
}

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

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
