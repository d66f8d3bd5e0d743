import { expect, test } from 'vitest';
import { monthsOf, stageTimes } from './stage-times.ts';

test('each stage begins where the one before it ends, at the earliest and at the latest', () => {
  const times = stageTimes([
    { least: 1, most: 2, unit: 'month' },
    { least: 13, most: 26, unit: 'week' },
  ]);
  expect(times).toEqual([
    { from: { least: 0, most: 0 }, to: { least: 1, most: 2 } },
    { from: { least: 1, most: 2 }, to: { least: 4, most: 8 } },
  ]);
  expect(monthsOf(times)).toBe(8);
});

test('a month that has begun is drawn whole', () => {
  expect(monthsOf(stageTimes([{ least: 1, most: 5, unit: 'week' }]))).toBe(2);
});
