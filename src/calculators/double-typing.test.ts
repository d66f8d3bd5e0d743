import { expect, test } from 'vitest';
import { copyOf } from '../../testing/calculators/content.ts';
import { open, valuesOf } from '../../testing/calculators/open.ts';

const copy = { ...copyOf('double-typing'), workingDays: 249 };
const calculator = open('double-typing', copy);

/** By hand: 120 × 2 × 249 = 59,760 minutes, 6 × 15 × 52 = 4,680 minutes, together 1,074 hours. */
const example = {
  ...{ records: '120', minutesEach: '2', errors: '6', mendMinutes: '15', hourlyCost: '32' },
  ...{ years: '5', price: '60000', upkeep: '6000', agreed: 'yes' },
};

test('a worked example, computed by hand', () => {
  const [cost, hours, payback, net] = valuesOf(calculator, example);
  expect([cost, hours]).toEqual([34_368, 1074]);
  // 60,000 ÷ (34,368 − 6,000) × 12
  expect(payback).toBeCloseTo(25.3807, 3);
  // 28,368 × 5 − 60,000
  expect(net).toBe(81_840);
  expect(calculator.result(example).verdict).toEqual({ text: copy.connect, isOpen: false });
});

const never = Number.POSITIVE_INFINITY;

/** By hand, from the example above: the year's cost, its hours, the months until it's paid back, and the net. */
test.each<[changed: Partial<typeof example>, figures: number[]]>([
  [{ records: '0' }, [2496, 78, never, -77_520]],
  [{ records: '240' }, [66_240, 2070, 11.9522, 241_200]],
  [{ minutesEach: '1' }, [18_432, 576, 57.9151, 2160]],
  [{ errors: '0' }, [31_872, 996, 27.8293, 69_360]],
  [{ mendMinutes: '30' }, [36_864, 1152, 23.3281, 94_320]],
  [{ hourlyCost: '0' }, [0, 1074, never, -90_000]],
  [{ hourlyCost: '64' }, [68_736, 1074, 11.4767, 253_680]],
  [{ years: '0' }, [34_368, 1074, 25.3807, -60_000]],
  [{ years: '10' }, [34_368, 1074, 25.3807, 223_680]],
  [{ price: '0' }, [34_368, 1074, 0, 141_840]],
  [{ price: '120000' }, [34_368, 1074, 50.7614, 21_840]],
  [{ upkeep: '0' }, [34_368, 1074, 20.9497, 111_840]],
  [{ upkeep: '34368' }, [34_368, 1074, never, -60_000]],
  [{ upkeep: '34369' }, [34_368, 1074, never, -60_005]],
])('with %j instead: %j', (changed, figures) => {
  const found = valuesOf(calculator, { ...example, ...changed });
  for (const [index, value] of found.entries()) expect(value).toBeCloseTo(figures[index] ?? Number.NaN, 3);
  expect(found).toHaveLength(figures.length);
});

const { replaced, few, disagree, noReturn } = copy.reasons;

test.each([
  ['a system that goes within the year', { years: '1' }, [replaced, noReturn]],
  // Two records a day are ten a week: 2 × 2 × 249 + 4,680 minutes are 94.6 hours and 3,027 dollars.
  ['a dozen records a week', { records: '2.4', price: '0', upkeep: '0' }, [few]],
  ['thirteen records a week', { records: '2.6', price: '0', upkeep: '0' }, undefined],
  ['departments that disagree', { agreed: 'no' }, [disagree]],
  ['upkeep above what is saved', { upkeep: '34368' }, [noReturn]],
  ['a price that does not come back in time', { price: '141841' }, [noReturn]],
  ['a price that comes back on the last day', { price: '141840' }, undefined],
])('the page’s rules: %s', (_, change, reasons) => {
  expect(calculator.result({ ...example, ...change }).verdict?.reasons).toEqual(reasons);
});

test('upkeep above what is saved is never paid back', () => {
  expect(valuesOf(calculator, { ...example, upkeep: '40000' })[2]).toBe(Number.POSITIVE_INFINITY);
});

test('a connection that costs nothing has nothing to pay back', () => {
  const nothing = { ...example, records: '3', minutesEach: '0', errors: '0', price: '0', upkeep: '0' };
  expect(valuesOf(calculator, nothing).slice(2)).toEqual([0, 0]);
  expect(calculator.result(nothing).verdict?.reasons).toBeUndefined();
});

test('what is known is shown before the rest is', () => {
  const { price, agreed, ...some } = example;
  expect(valuesOf(calculator, some)).toEqual([34_368, 1074, Number.NaN, Number.NaN]);
  expect(calculator.result({ ...some, price }).verdict).toEqual({ text: copy.undecided, isOpen: true });
  expect(calculator.result({ ...some, agreed }).verdict?.text).toContain('Price of the connection');
});
