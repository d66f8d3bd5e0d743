import { expect, test } from 'vitest';
import { backOffMs } from './delivery-loop.ts';

const backOff = { firstMs: 1000, longestMs: 60_000 };

test('the wait doubles with each failure, up to the longest', () => {
  const waits = [1, 2, 3, 7, 1000].map((failures) => backOffMs(failures, backOff, () => 1));
  expect(waits).toEqual([1000, 2000, 4000, 60_000, 60_000]);
});

test('no two instances wait alike: between half and all of it', () => {
  expect(backOffMs(2, backOff, () => 0)).toBe(1000);
  const waits = Array.from({ length: 100 }, () => backOffMs(5, backOff));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(8000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(16_000);
  expect(new Set(waits).size).toBeGreaterThan(50);
});
