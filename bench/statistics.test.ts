import { expect, test } from 'vitest';
import { inTurn, lateGrowth, median, spread } from './statistics.ts';

test('the median is the middle, in whatever order the samples came, with their range', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(spread([4.14, 900, 5], 'ms', 1)).toBe('5.0 ms (4.1-900.0)');
  expect(spread([7, 7], 'ms')).toBe('7 ms (7)');
});

test('nothing measured is an error, never a figure', () => {
  expect(() => median([])).toThrow('Nothing was measured');
});

test('two sides take turns at being first, and the first time does not count', async () => {
  const measured: string[] = [];
  const measure = (name: string) => async () => `${name}${measured.push(name)}`;
  expect(await inTurn(2, measure('ours'), measure('reference'))).toEqual({
    ours: ['ours3', 'ours6'],
    reference: ['reference4', 'reference5'],
  });
});

test('growth compares the last third with the second, so that warming up does not count', () => {
  expect(lateGrowth([1, 1, 10, 10, 12, 12])).toBe(1.2);
});
