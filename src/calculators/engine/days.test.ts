import { expect, test } from 'vitest';
import { addTime, formatDay, formatSpan, mondayFrom, readDay, shortMonth } from './days.ts';

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
  ['2027-01-25', '2027-03-15', 'late January to mid-March 2027'],
  ['2026-12-18', '2027-01-01', 'mid-December 2026 to early January 2027'],
  ['2027-01-04', '2027-01-18', 'early to mid-January 2027'],
  ['2027-01-14', '2027-01-18', 'mid-January 2027'],
  ['2027-01-11', '2027-01-31', 'mid to late January 2027'],
])('between %s and %s is “%s”', (from, to, said) => {
  expect(formatSpan({ least: day(from), most: day(to) })).toBe(said);
});

test('each month is written as Intl writes it for Singapore', () => {
  const [long, short] = [{ dateStyle: 'long' }, { month: 'short' }] as const;
  for (let month = 1; month <= 12; month += 1) {
    const date = `2027-${String(month).padStart(2, '0')}-04`;
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-SG', { ...options, timeZone: 'UTC' }).format(new Date(date));
    expect(formatDay(day(date))).toBe(format(long));
    expect(shortMonth(month - 1)).toBe(format(short));
  }
});

test.each([
  ['2027-01-04', '2027-01-04'],
  ['2027-01-05', '2027-01-11'],
  ['2027-01-10', '2027-01-11'],
])('the first Monday from %s on is %s', (from, monday) => {
  expect(mondayFrom(day(from))).toBe(monday);
});
