import { expect, test } from 'vitest';
import { readDay } from '../engine/days.ts';
import { rulerFor } from './plan-chart.tsx';

const day = (text: string) => readDay(text) ?? Number.NaN;
const labelsOf = (start: string, until: string, isDated = true) =>
  rulerFor(day(start), day(until), isDated).labels.map(({ text, year }) =>
    [text, year].filter(Boolean).join(' '),
  );

test.each([
  ['2027-01-04', '2027-04-20', ['Jan 2027', 'Feb', 'Mar', 'Apr']],
  ['2026-11-04', '2027-08-20', ['Nov 2026', 'Jan 2027', 'Mar', 'May', 'Jul']],
  ['2027-01-04', '2029-06-20', ['Jan 2027', 'Jul', 'Jan 2028', 'Jul', 'Jan 2029']],
  ['2027-01-04', '2036-01-01', ['Jan 2027', 'Jan 2029', 'Jan 2031', 'Jan 2033', 'Jan 2035']],
])('from %s to %s the ruler says %j', (start, until, labels) => {
  expect(labelsOf(start, until)).toEqual(labels);
});

test('without a first day, months are counted', () => {
  expect(labelsOf('2001-01-01', '2001-08-20', false)).toEqual(['Month 1', '3', '5', '7']);
});

test('a day is where its month is, every month as long as any other', () => {
  const { at } = rulerFor(day('2027-01-04'), day('2027-04-20'), true);
  expect(at(day('2027-01-01'))).toBe(0);
  expect(at(day('2027-02-01'))).toBe(25);
  expect(at(day('2027-02-15'))).toBe(37.5);
  expect(at(day('2027-05-01'))).toBe(100);
});
