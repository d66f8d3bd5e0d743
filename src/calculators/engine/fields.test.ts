import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswer, readNumber } from './fields.ts';

const field = { kind: 'number', min: 0, max: 5000 } as const;

test.each([
  ['', null],
  ['  ', null],
  ['12', 12],
  ['1,234.5', 1234.5],
  ['2.7', 2.7],
  ['1 234', 1234],
  ['.5', 0.5],
  ['7.', 7],
  ['5000', 5000],
  ['5001', 'out-of-range'],
  ['-1', 'out-of-range'],
  ['12 dollars', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['?', 'not-a-number'],
])('“%s” is read as %s', (text, value) => {
  expect(readNumber(text, field)).toBe(value);
});

test('whatever is typed is a number in the range, or nothing, or a problem', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const value = readNumber(text, field);
      if (typeof value === 'number') expect(value >= 0 && value <= 5000).toBe(true);
      else expect([null, 'not-a-number', 'out-of-range']).toContain(value);
    }),
  );
});

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2027-2-28', false],
  ['2023-12-31', false],
  ['2100-01-01', false],
  ['28 Feb 2027', false],
  ['', false],
])('whether “%s” is a date between 2024 and 2099: %s', (text, expected) => {
  expect(isAnswer(text, { kind: 'date', min: '2024-01-01', max: '2099-12-31' })).toBe(expected);
});

test('of a choice, only its own options are answers', () => {
  const choice = { kind: 'choice', options: ['one', 'few'] } as const;
  expect(['one', 'few', 'One', 'yes', ''].map((text) => isAnswer(text, choice))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
