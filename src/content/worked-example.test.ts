import { expect, test } from 'vitest';
import { exampleFacts, firstStagePrice, priceFormat, priceRange } from './worked-example.ts';

const currency = { code: 'SGD', sign: 'S$' };
const whole = { what: 'The fleet', short: 'the fleet', people: 3, weeks: [11, 32] as [number, number] };

test('an example’s price is its people, for five days a week, at the rate', () => {
  const boat = { what: 'A boat', short: 'a boat', people: 4, weeks: 14, first: { people: 2, weeks: 3 } };
  const days = { lead: 1.25, sail: 0.3333 };
  const founders = { spending: 10_000, cash: { boat: 400_000 } };
  const prices = { rate: 1000, smallJobs: {}, days, founders, examples: { boat } };
  expect(exampleFacts(prices, currency)).toEqual({
    rate: 'S$1,000',
    spending: 'S$10,000',
    'cash-boat': 'S$400,000',
    'price-lead': 'S$1,250',
    'price-sail': 'S$330',
    'price-boat': 'S$280,000',
    'amount-boat': '280000',
    'weeks-boat': '14',
    'left-boat': 'S$88,000',
    'price-boat-first-stage': 'S$30,000',
    'amount-boat-first-stage': '30000',
    'weeks-boat-first-stage': '3',
  });
  expect(firstStagePrice(prices, 'boat', currency)).toBe('S$30,000');
  expect(firstStagePrice(prices, 'ship', currency)).toBeNull();
  expect(priceRange(1000, whole, priceFormat(currency))).toBe('S$165,000 to S$480,000');
  expect(priceFormat({ code: 'NOK', sign: 'kr' })(1200)).toBe('kr\u00a01,200');
});
