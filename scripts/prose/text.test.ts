import { expect, test } from 'vitest';
import { samplePage } from './sample-page.ts';
import { countOwnWords, describeProblem, sentencesOf, wordsOf } from './text.ts';

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

test('a page’s own words leave its head out', () => {
  const page = samplePage(['Three words here', 'and two']);
  const [head, ...rest] = page.passages;
  expect(countOwnWords(page)).toBe(5);
  expect(countOwnWords({ ...page, passages: [...(head ? [{ ...head, isHead: true }] : []), ...rest] })).toBe(
    2,
  );
});

test('a problem says where it is, what it is and how to correct it', () => {
  expect(describeProblem({ file: 'content/a.md', line: 3, quote: 'color', repair: 'write colour' })).toBe(
    'content/a.md:3  “color”: write colour',
  );
});
