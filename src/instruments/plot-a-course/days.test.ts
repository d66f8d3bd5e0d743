import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTime, formatDay, formatSpan, readDay } from './days.ts';

const day = (text: string) => readDay(text) ?? Number.NaN;

/** 4 January 2027 is a Monday. */
test.each([
  ['2027-01-04', 2, 'week', '18 Jan 2027'],
  ['2027-01-04', 10, 'working day', '18 Jan 2027'],
  ['2027-01-08', 1, 'working day', '11 Jan 2027'],
  ['2027-01-09', 1, 'working day', '12 Jan 2027'],
  ['2027-01-31', 1, 'month', '28 Feb 2027'],
  ['2027-11-30', 3, 'month', '29 Feb 2028'],
  ['2027-12-31', 1, 'day', '1 Jan 2028'],
] as const)('%s and %s %s is %s', (from, amount, unit, expected) => {
  expect(formatDay(addTime(day(from), amount, unit))).toBe(expected);
});

test.each([
  ['2027-01-04', '2027-01-04', '4 Jan 2027'],
  ['2027-01-04', '2027-01-18', '4 – 18 Jan 2027'],
  ['2027-01-18', '2027-02-01', '18 Jan – 1 Feb 2027'],
  ['2027-12-18', '2028-01-01', '18 Dec 2027 – 1 Jan 2028'],
])('from %s to %s is “%s”', (least, most, expected) => {
  expect(formatSpan({ least: day(least), most: day(most) })).toBe(expected);
});

test('each month is written as Intl writes it for Singapore', () => {
  const format = new Intl.DateTimeFormat('en-SG', { dateStyle: 'medium', timeZone: 'UTC' });
  for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    expect(formatDay(day(`2027-${month}-04`))).toBe(format.format(new Date(`2027-${month}-04`)));
  }
});

test('more time never ends earlier', () => {
  const units = fc.constantFrom('day', 'working day', 'week', 'month');
  fc.assert(
    fc.property(
      fc.integer({ min: 19_700, max: 47_000 }),
      fc.nat(40),
      fc.nat(40),
      units,
      (from, a, b, unit) => {
        expect(addTime(from, a + b, unit)).toBeGreaterThanOrEqual(addTime(from, a, unit));
        expect(addTime(from, a, unit)).toBeGreaterThanOrEqual(from);
      },
    ),
  );
});
