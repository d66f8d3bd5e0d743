import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asDecimals, asEntered, type Fields, isAnswer, readNumber, readQuery, writeQuery } from './fields.ts';

const field = { max: 5000 } as const;

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
  ['٥٠٠٬٠٠٠', 500_000],
  ['۱۲٫۵', 12.5],
  ['५०००', 5000],
])('takes the groups of “%s”', (text, value) => {
  expect(readNumber(text, { ...field, max: 1e7 })).toBe(value);
});

test.each([
  ['1,5', 1.5],
  ['0,5', 0.5],
  [',25', 0.25],
  ['12,75', 12.75],
  ['1,', 1],
  ['1,2345', 1.2345],
  ['0,500', 0.5],
  ['1234,567', 1234.567],
  ['1 200,5', 1200.5],
  ['1.200,50', 1200.5],
  ['1.234.567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['1.200', 1.2],
])('takes a sign that can’t group for a decimal sign: “%s”', (text, value) => {
  expect(readNumber(text, { ...field, max: 1e7 })).toBe(value);
});

test.each([
  ['12,345', 12_345],
  ['1,234.5', 1234.5],
  ['300,000', 300_000],
  ['1,000,000', 1_000_000],
])('takes a comma before three digits for thousands, as in Singapore: “%s”', (text, value) => {
  expect(readNumber(text, { ...field, max: 1e7 })).toBe(value);
});

test.each([
  ['1,500', 'unclear', '1,5'],
  ['12,340', 'unclear', '12,34'],
  ['2,125', 'unclear', '2,1250'],
  ['1,000', 'unclear', '1'],
  ['1500', 'out-of-range', undefined],
  ['101,5', 'out-of-range', undefined],
])('asks about “%s” per cent where that many thousands are impossible: %s', (text, problem, decimals) => {
  const share = { ...field, max: 100 };
  expect(readNumber(text, share)).toBe(problem);
  expect(asDecimals(text)).toBe(decimals);
  if (decimals !== undefined) expect(readNumber(decimals, share)).toBeTypeOf('number');
});

test.each(['1.2.3', '1,2,3', '1,234,5', '1.2,3', '1 2', ',', '.', '1,5 kg'])('“%s” is no number', (text) => {
  expect(readNumber(text, field)).toBe('not-a-number');
});

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
  const whole = { ...field, whole: true } as const;
  expect(readNumber('3.5', whole)).toBe('not-whole');
  expect(readNumber('3.0', whole)).toBe(3);
});

const fields: Fields = {
  cash: { kind: 'number', max: 1000 },
  agreed: { kind: 'choice', options: { yes: 'Yes', no: 'No' } },
  roles: { kind: 'tick' },
  name: { kind: 'text', maxLength: 10 },
};

test('answers are read, and those that can’t be are named', () => {
  expect(readQuery(fields, '?cash=1%2C000&agreed=no&roles=yes&name=Claims')).toEqual({
    answers: { cash: '1,000', agreed: 'no', roles: 'yes', name: 'Claims' },
    unreadable: [],
  });
  expect(readQuery(fields, '?cash=1001&agreed=maybe&roles=no&name=much+too+long&page=2')).toEqual({
    answers: {},
    unreadable: ['cash', 'agreed', 'roles', 'name'],
  });
});

test('a link that a mail program has escaped is read like any other', () => {
  expect(readQuery(fields, '?cash=5&amp;agreed=no&amp;roles=yes')).toEqual({
    answers: { cash: '5', agreed: 'no', roles: 'yes' },
    unreadable: [],
  });
});

test('of a field given twice the first counts, and empty fields count as none', () => {
  expect(readQuery(fields, '?cash=5&cash=7&agreed=&name=')).toEqual({
    answers: { cash: '5' },
    unreadable: [],
  });
});

test.each([
  'gad_source=1&gbraid=x&utm_source=y',
  'mc_cid=1&_hsenc=2&li_fat_id=3&igshid=4',
  'srsltid=1&ttclid=2&_gl=1*abc&ref=x&from=y',
  'constructor=1&__proto__=2&toString=',
])('names that aren’t a field’s are nobody’s business: %s', (query) => {
  expect(readQuery(fields, `?${query}`)).toEqual({ answers: {}, unreadable: [] });
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
      expect(again.unreadable).toEqual([]);
      expect(writeQuery(fields, again.answers)).toBe(written);
    }),
  );
});

test('an address has no invalid answers, and numbers without the commas that group them', () => {
  const query = writeQuery(fields, { name: 'A & B', cash: '12x', agreed: 'yes', roles: '' });
  expect(query).toBe('agreed=yes&name=A+%26+B');
  expect(writeQuery(fields, { cash: '1,000' })).toBe('cash=1000');
});
