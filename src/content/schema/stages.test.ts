import { expect, test } from 'vitest';
import { findDuration, findEffort } from './stages.ts';

test.each([
  ['2 to 4 weeks', { least: 2, most: 4, unit: 'week' }],
  ['Four weeks, then as long as it helps', { least: 4, most: 4, unit: 'week' }],
  ['ten working days', { least: 10, most: 10, unit: 'working day' }],
  ['About three months', { least: 3, most: 3, unit: 'month' }],
  ['2–4 weeks', { least: 2, most: 4, unit: 'week' }],
  ['A week', { least: 1, most: 1, unit: 'week' }],
  ['2 to 4 weeks each', { least: 2, most: 4, unit: 'week', each: true }],
])('“%s” is %o', (copy, expected) => {
  expect(findDuration(copy)).toEqual(expected);
});

test.each(['as long as it helps', '', 'some weeks', 'half a day', '9 to 2 months', 'Every night'])(
  '“%s” is no duration',
  (copy) => {
    expect(findDuration(copy)).toBeNull();
  },
);

test.each([
  ['a day', 1],
  ['a day a week', 1],
  ['Half a day a week', 0.5],
  ['two days a week', 2],
  ['two hours', 0.25],
  ['an afternoon', null],
  ['about a day', null],
])('“%s” is %o days of a person’s time', (copy, days) => {
  expect(findEffort(copy)).toBe(days);
});
