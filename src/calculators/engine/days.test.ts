import { expect, test } from 'vitest';
import { addTime, formatDay, formatSpan, mondayFrom, readDay } from './days.ts';

const day = (text: string) => readDay(text) ?? Number.NaN;

/** 4 January 2027 is a Monday. */
test.each([
  ['2027-01-04', 2, 'week', '18 January 2027'],
  ['2027-01-04', 10, 'working day', '18 January 2027'],
  ['2027-01-08', 1, 'working day', '11 January 2027'],
  ['2027-01-09', 1, 'working day', '12 January 2027'],
  ['2027-01-31', 1, 'month', '28 February 2027'],
  ['2027-11-30', 3, 'month', '29 February 2028'],
  ['2027-12-31', 1, 'day', '1 January 2028'],
] as const)('%s and %s %s is %s', (from, amount, unit, expected) => {
  expect(formatDay(addTime(day(from), amount, unit))).toBe(expected);
});

test.each([
  ['2027-01-04', '2027-01-18', '4', '18 January 2027'],
  ['2027-01-18', '2027-02-01', '18 January', '1 February 2027'],
  ['2027-12-18', '2028-01-01', '18 December 2027', '1 January 2028'],
  ['2027-01-04', '2028-01-18', '4 January 2027', '18 January 2028'],
])('between %s and %s is between %s and %s', (from, to, least, most) => {
  expect(formatSpan({ least: day(from), most: day(to) })).toEqual({ least, most });
});

test('in the short form the day stays beside its month', () => {
  expect(formatDay(day('2027-02-01'), 'short')).toBe('1\u00a0Feb 2027');
});

test('each month is written as Intl writes it for Singapore', () => {
  for (const [form, dateStyle] of [
    ['short', 'medium'],
    ['long', 'long'],
  ] as const) {
    const format = new Intl.DateTimeFormat('en-SG', { dateStyle, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const date = `2027-${String(month).padStart(2, '0')}-04`;
      expect(formatDay(day(date), form).replace('\u00a0', ' ')).toBe(format.format(new Date(date)));
    }
  }
});

test.each([
  ['2027-01-04', '2027-01-04'],
  ['2027-01-05', '2027-01-11'],
  ['2027-01-10', '2027-01-11'],
])('the first Monday from %s on is %s', (from, monday) => {
  expect(mondayFrom(day(from))).toBe(monday);
});
