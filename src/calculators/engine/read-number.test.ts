import { expect, test } from 'vitest';
import { fc } from '../../../testing/properties.ts';
import { formatEntered } from './format.ts';
import { asDecimals, asEntered, type NumberFormat, plainNumber, readNumber } from './read-number.ts';

const count: NumberFormat = { max: 1e7, unit: 'weeks', one: 'week', currency: null };
const share: NumberFormat = { max: 100, unit: 'per cent', currency: null };
const price: NumberFormat = { max: 1e9, unit: 'S$ a month', currency: { code: 'SGD', sign: 'S$' } };

test.each([
  ['', null],
  ['  ', null],
  ['\u200b', null],
  ['.5', 0.5],
  ['10000000', 1e7],
  ['10000001', 'out-of-range'],
  ['-1', 'out-of-range'],
  ['−1', 'out-of-range'],
  ['12 dollars', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['0x10', 'not-a-number'],
])('“%s” is read as %s', (text, value) => {
  expect(readNumber(text, count)).toBe(value);
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
  expect(readNumber(text, count)).toBe(value);
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
  expect(readNumber(text, count)).toBe(value);
});

test.each([
  ['12,345', 12_345],
  ['1,234.5', 1234.5],
  ['300,000', 300_000],
  ['1,000,000', 1_000_000],
])('takes a comma before three digits for thousands, as in Singapore: “%s”', (text, value) => {
  expect(readNumber(text, count)).toBe(value);
});

test.each([
  'S$480,000',
  's$ 480,000',
  '$480,000.00',
  'SG$480000',
  'SGD 480,000',
  'SGD480,000.00',
  '480,000 SGD',
  '480.000,00 S$',
  'S$\u00a0480\u202f000',
  '＄４８０，０００',
  '480k',
  '480 K',
  'S$480k',
  '0.48m',
  '0,48 mil',
  '480 thousand',
  '480,000/-',
  '$480,000/-',
  '480,000.-',
  '480.000,–',
  '480,000 a month',
  '$480k/month',
  '480,000 per month',
  '480k SGD a month',
])('an amount is 480,000 however it’s written: “%s”', (text) => {
  expect(readNumber(text, price)).toBe(480_000);
  expect(plainNumber(text, price)).toMatch(/^480000(\.00)?$/);
});

test.each([
  ['1.2m', price, 1_200_000],
  ['S$1.25bn', { ...price, max: 1e10 }, 1_250_000_000],
  ['1,500k', price, 1_500_000],
  ['5%', share, 5],
  ['12.5 %', share, 12.5],
  ['5 percent', share, 5],
  ['5 per cent', share, 5],
  ['13 weeks', count, 13],
  ['1 week', count, 1],
  ['CA$5', { ...price, currency: { code: 'CAD', sign: 'CA$' } }, 5],
  ['Rs. 500', { ...price, currency: { code: 'INR', sign: 'Rs.' } }, 500],
  ['500 kr.', { ...price, unit: 'kr.', currency: { code: 'SEK', sign: 'kr.' } }, 500],
] as const)('takes what belongs to a number: “%s”', (text, format, value) => {
  expect(readNumber(text, format)).toBe(value);
});

test.each([
  ['100\n200\n300', price],
  ['100\t200\t300', price],
  ['100\r\n200', price],
  ['100  200', price],
  ['100; 200; 300', price],
  ['100 200 30', price],
  ['480-500k', price],
  ['480k-500k', price],
  ['(480,000)', price],
  ['480,000-', price],
  ['US$480,000', price],
  ['480,000 USD', price],
  ['€480,000', price],
  ['RM480,000', price],
  ['Fr.500', price],
  ['=480000', price],
  ['480,000+', price],
  ['~480k', price],
  ['480kk', price],
  ['5%', price],
  ['$5', count],
  ['5%', count],
  ['5 days', count],
  ['1.2.3', count],
  ['1,2,3', count],
  ['1,234,5', count],
  ['1.2,3', count],
  ['1 2', count],
  [',', count],
  ['.', count],
  ['k', count],
  ['S$', price],
  [`1${' '.repeat(200)}2`, count],
  [`1${'\u0316'.repeat(200)}`, count],
] as const)('“%s” isn’t one number of these', (text, format) => {
  expect(readNumber(text, format)).toBe('not-a-number');
  expect(plainNumber(text, format)).toBeNull();
});

test.each([
  ['1,500', 'unclear', '1,5'],
  ['12,340', 'unclear', '12,34'],
  ['2,125', 'unclear', '2,1250'],
  ['1,000', 'unclear', '1'],
  ['1,500%', 'unclear', '1,5'],
  ['1500', 'out-of-range', undefined],
  ['101,5', 'out-of-range', undefined],
])('asks about “%s” per cent where that many thousands are impossible: %s', (text, problem, decimals) => {
  expect(readNumber(text, share)).toBe(problem);
  expect(asDecimals(text, share)).toBe(decimals);
  if (decimals !== undefined) expect(readNumber(decimals, share)).toBeTypeOf('number');
});

test('where only whole numbers count, a fraction is none', () => {
  const whole = { ...count, whole: true } as const;
  expect(readNumber('3.5', whole)).toBe('not-whole');
  expect(readNumber('3.0', whole)).toBe(3);
});

test('what was entered is shown in digits and groups', () => {
  expect(['$1.2m', '480,000/-', '.5'].map((text) => asEntered(text, price))).toEqual([
    '1,200,000',
    '480,000',
    '0.5',
  ]);
});

test('any amount is read back, whatever is written around it', () => {
  const before = fc.constantFrom('', 'S$', '$ ', 'SGD ');
  const after = fc.constantFrom('', '/-', ' SGD', ' a month', '/month');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), before, after, (value, start, end) => {
      expect(readNumber(start + formatEntered(value) + end, price)).toBe(value);
    }),
  );
});
