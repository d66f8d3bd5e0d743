import { expect, test } from 'vitest';
import { about, aboutMinutes, formatNumber, moneyIn } from './format.ts';

test.each([
  [0, 'S$0'],
  [13.65, 'S$13.65'],
  [0.0137, 'S$0.01'],
  [999.5, 'S$1,000'],
  [49_615, 'S$49,600'],
  [1_234_567, 'S$1,230,000'],
  [-1400, '−S$1,400'],
  [-0.00001, 'S$0.00'],
])('%s is %s', (value, text) => {
  expect(moneyIn('S$')(value)).toBe(text);
});

test.each([
  [25.38, '25'],
  [1074, '1,070'],
  [-3, '−3'],
  [-0.2, '0'],
])('%s is %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [9.36, 'about nine months'],
  [1.2, 'about one month'],
  [0.3, 'less than one month'],
  [0, 'no months'],
  [1234.2, 'about 1,234 months'],
])('%s months are said as “%s”', (value, text) => {
  expect(about(value, 'month')).toBe(text);
});

test.each([
  [0.12, 'about seven seconds'],
  [1.4, 'about 84 seconds'],
  [2.02, 'about two minutes'],
])('%s minutes are said as “%s”', (value, text) => {
  expect(aboutMinutes(value)).toBe(text);
});
