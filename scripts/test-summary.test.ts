import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summarise } from './test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));

function summaryOf(numFailedTests: number, success: boolean, skipped: [string[], string][] = []) {
  const file = join(folder, 'tests.json');
  const assertionResults = [
    { status: 'passed', ancestorTitles: [], title: 'works' },
    ...skipped.map(([ancestorTitles, title]) => ({ status: 'skipped', ancestorTitles, title })),
  ];
  const results = { numPassedTests: 5, numFailedTests, success, testResults: [{ assertionResults }] };
  writeFileSync(file, JSON.stringify(results));
  return summarise(file);
}

test('says how many passed and failed', () => {
  expect(summaryOf(0, true)).toEqual({ text: '5 passed, 0 failed', succeeded: true });
  expect(summaryOf(2, false)).toEqual({ text: '5 passed, 2 failed', succeeded: false });
});

test('an error outside of a test counts as a failure', () => {
  expect(summaryOf(0, false)).toEqual({ text: '5 passed, 1 failed', succeeded: false });
});

test('names what did not run', () => {
  const skipped: [string[], string][] = [
    [['nginx (needs nginx)'], 'a'],
    [['nginx (needs nginx)'], 'b'],
    [[], 'a full disk (needs mount)'],
  ];
  expect(summaryOf(0, true, skipped).text).toBe(
    'Not run here:\n  nginx (needs nginx) (2 tests)\n  a full disk (needs mount)\n5 passed, 0 failed, 3 skipped',
  );
});

test('a run that left no results has failed', () => {
  expect(summarise(join(folder, 'missing.json'))).toEqual({ text: '0 passed, 1 failed', succeeded: false });
});
