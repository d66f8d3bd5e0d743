import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runway } from './runway.ts';

/** By hand: 13 weeks are 3 months, so 480,000 − 120,000 − 72,000 are left, which last 12 months. */
const example = { cash: 480_000, burn: 24_000, quote: 120_000, weeks: 13 };

test('a worked example, computed by hand', () => {
  const { left, months, share, verdict, endsAfterWeeks } = runway(example);
  expect(left).toBeCloseTo(288_000, 6);
  expect(months).toBeCloseTo(12, 9);
  expect([share, verdict, endsAfterWeeks]).toEqual([0.25, 'fine', null]);
});

test.each([
  [160_000, 'fine'],
  [160_001, 'share'],
])('of 480,000 a quote of %s is %s', (quote, verdict) => {
  expect(runway({ ...example, quote }).verdict).toBe(verdict);
});

test('money that ends before the decision is said with its week', () => {
  // 100,000 − 40,000 lasts 2.5 months of 24,000: 10.8 weeks.
  const result = runway({ ...example, cash: 100_000, quote: 40_000 });
  expect(result.verdict).toBe('short');
  expect(result.endsAfterWeeks).toBe(10);
  expect(result.months).toBe(0);
});

test('a price above the cash is said as that, and needs no week', () => {
  const { verdict, endsAfterWeeks } = runway({ cash: 10, burn: 5, quote: 20, weeks: 0 });
  expect([verdict, endsAfterWeeks]).toEqual(['tooMuch', null]);
});

test('exactly a third isn’t more than a third, to the cent', () => {
  expect(runway({ ...example, cash: 6.3, quote: 2.1, burn: 0 }).verdict).toBe('fine');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
      const verdict = (quote: number) =>
        runway({ cash: (3 * cents) / 100, quote: quote / 100, burn: 0, weeks: 1 }).verdict;
      expect(verdict(cents)).toBe('fine');
      expect(verdict(cents + 1)).toBe('share');
    }),
  );
});

test('the third is judged as soon as cash and quote are known', () => {
  expect(runway({ cash: 90, quote: 31, burn: null, weeks: null }).verdict).toBe('share');
  expect(runway({ cash: 90, quote: 30, burn: null, weeks: null }).verdict).toBeNull();
});

test('where nothing is spent, what is left lasts without end', () => {
  expect(runway({ ...example, burn: 0 }).months).toBe('without-end');
  expect(runway({ cash: 0, burn: 0, quote: 0, weeks: 4 }).months).toBe(0);
});
