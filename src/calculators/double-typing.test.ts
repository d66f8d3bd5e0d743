import { expect, test } from 'vitest';
import { doubleTyping } from './double-typing.ts';

/** By hand: 120 × 2 × 249 = 59,760 minutes, 6 × 15 × 52 = 4,680 minutes, together 1,074 hours. */
const example = {
  records: 120,
  minutesEach: 2,
  errors: 6,
  mendMinutes: 15,
  hourlyCost: 32,
  years: 5,
  price: 60_000,
  upkeep: 6000,
};

test('a worked example, computed by hand', () => {
  const result = doubleTyping(example, true, 249);
  expect(result.hours).toBe(1074);
  expect(result.cost).toBe(34_368);
  // 60,000 ÷ (34,368 − 6,000) × 12
  expect(result.payback).toBeCloseTo(25.3807, 3);
  // 28,368 × 5 − 60,000
  expect(result.net).toBe(81_840);
  expect(result.reasons).toEqual([]);
  expect(result.decided).toBe(true);
});

test.each([
  ['a system that goes within the year', { years: 1 }, true, ['replaced', 'noReturn']],
  // Two records a day are ten a week: 2 × 2 × 249 + 4,680 minutes are 94.6 hours and 3,027 dollars.
  ['a dozen records a week', { records: 2.4, price: 0, upkeep: 0 }, true, ['few']],
  ['thirteen records a week', { records: 2.6, price: 0, upkeep: 0 }, true, []],
  ['departments that disagree', {}, false, ['disagree']],
  ['upkeep above what is saved', { upkeep: 34_368 }, true, ['noReturn']],
  ['a price that does not come back in time', { price: 141_841 }, true, ['noReturn']],
  ['a price that comes back on the last day', { price: 141_840 }, true, []],
])('the page’s rules: %s', (_, change, agreed, reasons) => {
  expect(doubleTyping({ ...example, ...change }, agreed, 249).reasons).toEqual(reasons);
});

test('a connection that costs nothing has nothing to pay back', () => {
  const { payback, net, reasons } = doubleTyping(
    { ...example, records: 3, minutesEach: 0, errors: 0, price: 0, upkeep: 0 },
    true,
    249,
  );
  expect([payback, net, reasons]).toEqual([0, 0, []]);
});

test('upkeep above what is saved is never paid back', () => {
  expect(doubleTyping({ ...example, upkeep: 40_000 }, true, 249).payback).toBe('never');
});

test('what is known is shown before the rest is', () => {
  const result = doubleTyping({ ...example, price: null }, null, 249);
  expect(result).toEqual({
    hours: 1074,
    cost: 34_368,
    payback: null,
    net: null,
    reasons: [],
    decided: false,
  });
});
