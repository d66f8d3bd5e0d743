import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summarise } from './test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));

function results(numPassedTests: number, numFailedTests: number, numPendingTests: number, success: boolean) {
  const file = join(folder, 'tests.json');
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numPendingTests, success }));
  return file;
}

test.each([
  [5, 0, 0, true, '5 passed, 0 failed', true],
  [5, 0, 2, true, '5 passed, 0 failed, 2 skipped', true],
  [5, 2, 0, false, '5 passed, 2 failed', false],
  // An error outside of a test.
  [5, 0, 0, false, '5 passed, 1 failed', false],
])(
  '%i passed, %i failed, %i skipped, success %s: %s',
  (passed, failed, skipped, success, line, succeeded) => {
    expect(summarise(results(passed, failed, skipped, success))).toEqual({ line, succeeded });
  },
);

test('a run that left no results has failed', () => {
  expect(summarise(join(folder, 'missing.json'))).toEqual({ line: '0 passed, 1 failed', succeeded: false });
});
