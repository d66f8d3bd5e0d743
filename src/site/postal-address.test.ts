import { expect, test } from 'vitest';
import { addressLines } from './postal-address.ts';

test.each([
  [
    { street: '1 Example Quay', unit: '#00-00', city: 'Singapore', postalCode: '000000' },
    'Singapore',
    ['1 Example Quay #00-00', 'Singapore 000000'],
  ],
  [
    { street: '1800 F Street NW', city: 'Washington', region: 'DC', postalCode: '20405' },
    'United States',
    ['1800 F Street NW', 'Washington, DC 20405', 'United States'],
  ],
  [
    { street: '1 Harbour Road', unit: '12/F', city: 'Wan Chai' },
    'Hong Kong',
    ['1 Harbour Road 12/F', 'Wan Chai', 'Hong Kong'],
  ],
])('an address has street, city and country, as far as they’re given: %j', (address, country, lines) => {
  expect(addressLines({ address, country })).toEqual(lines);
});
