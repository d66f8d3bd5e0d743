import { expect, test } from 'vitest';
import { asEntered, plainNumber, readNumber } from './read-number.ts';

const money = { max: 1_000_000_000, currency: { code: 'SGD', sign: 'S$' } };
const weeks = { max: 260, currency: null };

test.each([
  ['480000', 480_000],
  ['480,000', 480_000],
  ['1,480,000.50', 1_480_000.5],
  ['480 000', 480_000],
  ['480\u00a0000', 480_000],
  [' 480 ', 480],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['0.150', 0.15],
  ['5.', 5],
  ['S$480,000', 480_000],
  ['s$ 480', 480],
  ['$480', 480],
  ['SGD 480,000', 480_000],
  ['480 SGD', 480],
  ['480k', 480_000],
  ['1.2 m', 1_200_000],
  ['S$1.2M', 1_200_000],
])('“%s” is %d', (text, value) => {
  expect(readNumber(text, money)).toBe(value);
});

test('a per-cent sign may stand behind what isn’t money', () => {
  expect(readNumber('5%', weeks)).toBe(5);
  expect(readNumber('5 %', weeks)).toBe(5);
  expect(readNumber('5%', money)).toBe('Use digits: 0 to 1,000,000,000.');
});

test('nothing, and nothing but blanks, isn’t an answer', () => {
  expect(readNumber('', money)).toBeNull();
  expect(readNumber(' \u00a0', money)).toBeNull();
});

test.each([
  ...['1,5', '1,2345', '480.000,50', '480.000.000', '4 80', '100 200 3', '-5', '5-6', '5 weeks'],
  ...['soon', '.', ',', 'k', '$', 'US$5', '1e5', '1.2b', '٥'],
])('“%s” is asked for again', (text) => {
  expect(readNumber(text, money)).toBe('Use digits: 0 to 1,000,000,000.');
});

test.each([
  ['480.000', 'Did you mean 480,000 or 480?'],
  ['S$2.125', 'Did you mean 2,125 or 2.13?'],
  ['999.999', 'Did you mean 999,999 or 1000?'],
])('a group of three after a point, as in “%s”, is asked for again', (text, problem) => {
  expect(readNumber(text, money)).toBe(problem);
});

test('a number has to be in its range, and whole where a fraction makes no sense', () => {
  expect(readNumber('260', weeks)).toBe(260);
  expect(readNumber('261', weeks)).toBe('Enter 0 to 260.');
  expect(readNumber('2.5', { ...weeks, whole: true })).toBe('Enter a whole number, 0 to 260.');
});

test('in an address a number has no groups, and in a field it has', () => {
  expect(plainNumber('S$1,480,000.50', money)).toBe('1480000.50');
  expect(plainNumber('1.2m', money)).toBe('1200000');
  expect(asEntered('1480000.50', money)).toBe('1,480,000.50');
});

test('the longest text that fits into an address is answered at once', () => {
  expect(readNumber('1,'.repeat(50_000), money)).toBe('Use digits: 0 to 1,000,000,000.');
  expect(readNumber('1 111'.repeat(20_000), money)).toBe('Use digits: 0 to 1,000,000,000.');
});
