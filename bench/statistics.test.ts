/** The bench's arithmetic. */
import { describe, expect, test } from 'vitest';
import { inPairs, median, quantile, ratioOfMedians, spread } from './statistics.ts';

describe('median and quantile', () => {
  test('take the middle, in whatever order the samples came', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([0, 10], 0.99)).toBeCloseTo(9.9);
    expect(quantile([7], 0.99)).toBe(7);
  });

  test('refuse to make a figure of nothing', () => {
    expect(() => median([])).toThrow('Nothing was measured');
    expect(() => spread([], 'ms')).toThrow('Nothing was measured');
  });
});

test('the ratio is that of the medians, so one outlier does not move it', () => {
  const pairs = [
    { ours: 10, reference: 20 },
    { ours: 12, reference: 20 },
    { ours: 900, reference: 24 },
  ];
  expect(ratioOfMedians(pairs, (ms) => ms)).toBeCloseTo(0.6);
});

test('pairs change who comes first, and the first pair does not count', async () => {
  const measured: string[] = [];
  const measure = (name: string) => async () => `${name}${measured.push(name)}`;
  expect(await inPairs(2, measure('ours'), measure('reference'))).toEqual([
    { ours: 'ours3', reference: 'reference4' },
    { ours: 'ours6', reference: 'reference5' },
  ]);
});
