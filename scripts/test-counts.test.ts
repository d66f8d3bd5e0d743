import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { closing, countPlaywright, countVitest } from './test-counts.ts';

const report = (content: object): string => {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const rules = (numPassedTests: number, numFailedTests: number, numPendingTests: number, success = true) =>
  report({ numPassedTests, numFailedTests, numPendingTests, success });
const browser = (expected: number, unexpected: number, flaky: number, skipped: number) =>
  report({ stats: { expected, unexpected, flaky, skipped } });

test('a run ends with what passed, failed and was skipped in both tools', () => {
  const counts = [
    countVitest(rules(200, 0, 1), true, false),
    countPlaywright(browser(90, 0, 0, 8), true),
  ] as const;
  expect(closing(...counts)).toEqual({ line: '290 passed, 0 failed, 9 skipped', isRed: false });
});

test('a run is red where a test fails, passes at its second try or isn’t there, and where a tool or a file fails', () => {
  const told = [
    [countVitest(rules(2, 1, 0, false), false, false), countPlaywright(browser(3, 1, 1, 0), false)],
    [countVitest(rules(7, 0, 0), false, false), countPlaywright('reports/nothing-was-written', false)],
    // A file that fails outside of its tests, where Vitest ends as if all was well.
    [countVitest(rules(6, 0, 0, false), true, false), countPlaywright(browser(1, 0, 0, 0), true)],
    [countVitest(rules(0, 0, 5), true, true), countPlaywright(browser(0, 0, 0, 8), true)],
  ] as const;
  expect(told.map((counts) => closing(...counts))).toEqual([
    { line: '5 passed, 3 failed', isRed: true },
    { line: '7 passed, 2 failed', isRed: true },
    { line: '7 passed, 1 failed', isRed: true },
    { line: 'No test ran.\n0 passed, 1 failed, 8 skipped', isRed: true },
  ]);
});
