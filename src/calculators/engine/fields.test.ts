import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asEntered, type Fields, isAnswer, readNumber, readQuery, writeQuery } from './fields.ts';

const field = { kind: 'number', min: 0, max: 5000 } as const;

test('only the beginning of what is no number is put in order', () => {
  expect(asEntered(`1${'\u0316'.repeat(200)}`)).toBe(`1${'\u0316'.repeat(98)}`);
});

test.each([
  ['', null],
  ['  ', null],
  ['.5', 0.5],
  ['5000', 5000],
  ['5001', 'out-of-range'],
  ['-1', 'out-of-range'],
  ['−1', 'out-of-range'],
  ['12 dollars', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['0x10', 'not-a-number'],
])('“%s” is read as %s', (text, value) => {
  expect(readNumber(text, field)).toBe(value);
});

test.each([
  ['1,234.5', 1234.5],
  ['12,34,567', 1_234_567],
  ['1 234', 1234],
  ['1\u202f234\u00a0567', 1_234_567],
  ['1’234', 1234],
  ['１，２３４．５', 1234.5],
  ['\u20681,234\u2069', 1234],
])('takes the groups of “%s”', (text, value) => {
  expect(readNumber(text, { ...field, max: 1e7 })).toBe(value);
});

test.each(['1,5', '1.200,50', '0,500', '1.2.3', '1,23', '1,2345', '1234,567', '1 2', '1,', '1 200,5'])(
  'asks about “%s”, which could be two numbers',
  (text) => {
    expect(readNumber(text, field)).toBe('unclear');
  },
);

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2023-12-31', false],
  ['2100-01-01', false],
  ['28 Feb 2027', false],
  ['', false],
])('whether “%s” is a date between 2024 and 2099: %s', (text, expected) => {
  expect(isAnswer(text, { kind: 'date', min: '2024-01-01', max: '2099-12-31' })).toBe(expected);
});

test('of a choice, only its own options are answers', () => {
  const choice = { kind: 'choice', options: { one: 'One', few: 'A few' } } as const;
  expect(['one', 'few', 'One', 'yes', ''].filter((text) => isAnswer(text, choice))).toEqual(['one', 'few']);
});

test('where only whole numbers count, a fraction is none', () => {
  const whole = { ...field, isWhole: true } as const;
  expect(readNumber('3.5', whole)).toBe('not-whole');
  expect(readNumber('3.0', whole)).toBe(3);
});

const fields: Fields = {
  cash: { kind: 'number', min: 0, max: 1000 },
  agreed: { kind: 'choice', options: { yes: 'Yes', no: 'No' } },
  roles: { kind: 'tick' },
  name: { kind: 'text', maxLength: 10 },
};

test('what can be used is read, and the rest is named', () => {
  expect(readQuery(fields, '?cash=1%2C000&agreed=no&roles=yes&name=Claims')).toEqual({
    answers: { cash: '1,000', agreed: 'no', roles: 'yes', name: 'Claims' },
    ignored: [],
  });
  expect(readQuery(fields, '?cash=1001&agreed=maybe&roles=no&name=much+too+long&page=2')).toEqual({
    answers: {},
    ignored: ['cash', 'agreed', 'roles', 'name', 'page'],
  });
});

test('a field given twice counts once, and empty fields count as none', () => {
  expect(readQuery(fields, '?cash=5&cash=7&agreed=&name=')).toEqual({
    answers: { cash: '5' },
    ignored: ['cash'],
  });
});

test('ignores advertising parameters, and treats names of object methods as unknown', () => {
  expect(readQuery(fields, '?utm_source=x&gclid=1&constructor=1&__proto__=2&toString=')).toEqual({
    answers: {},
    ignored: ['constructor', '__proto__', 'toString'],
  });
});

/** The library's own takes two seconds to begin. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });

test('no query, however strange, brings in an invalid answer', () => {
  fc.assert(
    fc.property(anyText, (query) => {
      const { answers } = readQuery(fields, query);
      for (const [name, text] of Object.entries(answers)) {
        expect(fields[name] && isAnswer(text, fields[name])).toBe(true);
      }
    }),
  );
  const names = fc.constantFrom(...Object.keys(fields), 'other');
  fc.assert(
    fc.property(fc.dictionary(names, anyText), (given) => {
      const { answers } = readQuery(fields, new URLSearchParams(given).toString());
      const written = writeQuery(fields, answers);
      const again = readQuery(fields, written);
      expect(again.ignored).toEqual([]);
      expect(writeQuery(fields, again.answers)).toBe(written);
    }),
  );
});

test('an address has no invalid answers, and numbers without the commas that group them', () => {
  const query = writeQuery(fields, { name: 'A & B', cash: '12x', agreed: 'yes', roles: '' });
  expect(query).toBe('agreed=yes&name=A+%26+B');
  expect(writeQuery(fields, { cash: '1,000' })).toBe('cash=1000');
});
