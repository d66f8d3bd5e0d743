import { expect, test } from 'vitest';
import { type Finding, isWithin, reportPage } from './report.ts';

const kept: Finding = {
  what: 'paint | home',
  value: '70 ms',
  reference: '100 ms',
  bound: { limit: 1.05, figure: 0.7 },
};
const broken: Finding = { what: 'paint', value: '120 ms', bound: { limit: 100, figure: 120 } };
const part = { part: 'paint', findings: [kept, broken, { what: 'speed', value: '3' }], seconds: 3.4 };

test('a bound is kept at the limit itself', () => {
  expect(isWithin({ ...kept, bound: { limit: 0, figure: 0 } })).toBe(true);
  expect(isWithin(broken)).toBe(false);
  expect(isWithin({ what: 'seconds', value: '3' })).toBe(true);
});

test('the report names what is out of bounds before the tables', () => {
  const page = reportPage([part], 'Commit abc');
  expect(page).toContain('Out of bounds:\n\n- paint: paint\n');
  expect(page).toContain('| paint \\| home | 70 ms | 100 ms | kept: 0.7, at most 1.05 |  |');
  expect(page).toContain('| paint | 120 ms |  | **broken**: 120, at most 100 |  |');
  expect(page).toContain('| speed | 3 |  |  |  |');
  expect(reportPage([{ ...part, findings: [kept] }], 'Commit abc')).toContain('Every bound is kept.');
});
