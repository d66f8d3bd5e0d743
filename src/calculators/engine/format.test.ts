import { expect, test } from 'vitest';
import { fc } from '../../../testing/properties.ts';
import { formatEntered, formatNumber, moneyIn } from './format.ts';

test.each([
  [0, 'S$0.00'],
  [13.65, 'S$13.65'],
  [0.0137, 'S$0.0137'],
  [999.5, 'S$999.50'],
  [5060.33, 'S$5,060'],
  [-1400, '−S$1,400'],
  [-0.00001, 'S$0.00'],
])('%s is %s', (value, text) => {
  expect(moneyIn('S$')(value)).toBe(text);
});

test.each([
  [0.120475, '0.12'],
  [0.997, '1'],
  [9.36, '9.4'],
  [9.96, '10'],
  [25.3807, '25'],
  [1074, '1,074'],
  [12, '12'],
  [-3, '−3'],
])('%s is %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('what was entered is grouped as Intl groups it for Singapore', () => {
  const format = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 4 });
  const entered = fc.integer({ min: -1e15, max: 1e15 }).map((value) => value / 10_000);
  fc.assert(
    fc.property(entered, (value) => {
      expect(formatEntered(value)).toBe(format.format(value).replace('-', '−'));
    }),
  );
});
