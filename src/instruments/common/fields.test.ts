import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './fields.ts';

const field = { kind: 'number', min: 0, max: 5000, step: 1 } as const;

test.each([
  ['', null],
  ['  ', null],
  ['12', 12],
  ['1,234.5', 1234.5],
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
