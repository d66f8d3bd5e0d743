import { expect, test } from 'vitest';
import { enteredText } from './definition.ts';
import { number } from './fields.ts';

test('a line for the enquiry has the digits that the control has, in groups', () => {
  const labels = {
    price: { label: 'Price', unit: 'S$' },
    weeks: { label: 'Weeks', unit: 'weeks', one: 'week' },
    hours: { label: 'Hours', unit: 'hours' },
    people: { label: 'People', unit: 'people' },
  };
  const fields = { price: number(0, 10), weeks: number(0, 9), hours: number(0, 9000), people: number(0, 9) };
  const answers = { price: '0.0000001', weeks: '1', hours: '１２００.50', people: '1,5' };
  expect(enteredText(fields, labels, answers, { currency: 'S$' })).toEqual([
    'Price: S$0.0000001',
    'Weeks: 1 week',
    'Hours: 1,200.50 hours',
  ]);
});
