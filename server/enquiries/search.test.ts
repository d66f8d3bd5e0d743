import { expect, test } from 'vitest';
import { searchKey } from './search.ts';

test.each([
  ["O'Brien", 'O’Brien'],
  ['Zoë', 'Zoe\u0308'],
  ['ÉVIL', 'évil'],
  ['Strasse', 'STRASSE'],
  ['strasse', 'Straße'],
  ['full width', 'ｆｕｌｌ　ｗｉｄｔｈ'],
  ['well-known', 'well–known'],
  ['ශ්‍රී', 'ශ්රී'],
  ['σίσυφος', 'ΣΊΣΥΦΟΣ'],
])('%j and %j are found by each other', (one, other) => {
  expect(searchKey(one)).toBe(searchKey(other));
});
