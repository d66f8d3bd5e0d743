import { expect, test } from 'vitest';
import { exampleFacts, priceFormat, priceRange } from './worked-example.ts';

const currency = { code: 'SGD', sign: 'S$' };
const whole = { what: 'The fleet', short: 'the fleet', people: 3, weeks: [11, 32] as [number, number] };

test('an example’s price is its people, for five days a week, at the rate', () => {
  const boat = { what: 'A boat', short: 'a boat', people: 4, weeks: 14 };
  expect(exampleFacts({ rate: 1000, firstSteps: {}, examples: { boat } }, currency)).toEqual({
    rate: 'S$1,000',
    'price-boat': 'S$280,000',
    'amount-boat': '280000',
    'weeks-boat': '14',
  });
  expect(priceRange(1000, whole, priceFormat(currency))).toBe('S$165,000 to S$480,000');
});
