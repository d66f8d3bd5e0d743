import { expect, test } from 'vitest';
import { sentencesOf, wordsOf } from './text.ts';

test('words keep their apostrophes and hyphens; code and addresses are none', () => {
  expect(wordsOf("The client’s cut-off isn't in `npm start` or at hello@a.example, 24 hours.")).toEqual([
    ...['The', 'client’s', 'cut-off', "isn't", 'in', 'or', 'at', '24', 'hours'],
  ]);
});

test('a sentence does not end at a decimal point', () => {
  expect(sentencesOf('It takes 1.5 days. Then we stop. Do you?')).toEqual([
    'It takes 1.5 days.',
    'Then we stop.',
    'Do you?',
  ]);
});
