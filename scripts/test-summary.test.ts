import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { summarise } from './test-summary.ts';

const file = join(temporaryFolder(afterAll), 'tests.json');
const skipped = (ancestorTitles: string[], title: string) => ({ status: 'skipped', ancestorTitles, title });

function summaryOf(numFailedTests: number, success: boolean, assertionResults: object[] = []) {
  const results = { numPassedTests: 5, numFailedTests, success, testResults: [{ assertionResults }] };
  writeFileSync(file, JSON.stringify(results));
  return summarise(file);
}

test('says how many passed and failed; an error outside of a test, or no results, count as a failure', () => {
  expect(summarise(file)).toEqual({ text: '0 passed, 1 failed', succeeded: false });
  expect(summaryOf(0, true)).toEqual({ text: '5 passed, 0 failed', succeeded: true });
  expect(summaryOf(2, false)).toEqual({ text: '5 passed, 2 failed', succeeded: false });
  expect(summaryOf(0, false)).toEqual({ text: '5 passed, 1 failed', succeeded: false });
});

test('names what did not run', () => {
  const nginx = ['nginx (needs nginx)'];
  const results = [skipped(nginx, 'a'), skipped(nginx, 'b'), skipped([], 'a full disk (needs mount)')];
  expect(summaryOf(0, true, results).text).toBe(
    'Not run here:\n  nginx (needs nginx) (2 tests)\n  a full disk (needs mount)\n5 passed, 0 failed, 3 skipped',
  );
});
