import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentText } from './attach-button.tsx';

test('what an enquiry takes goes along whole', () => {
  expect(attachmentText(['Cash: S$5', 'Quote: S$1'], 'cut')).toBe('Cash: S$5\nQuote: S$1');
});

test('what is too long ends after a whole line, and says so', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(100)}`);
  const text = attachmentText(lines, 'The rest was left out.');
  expect(text.length).toBeLessThanOrEqual(6000);
  expect(text.split('\n').at(-1)).toBe('The rest was left out.');
  expect(
    text
      .split('\n')
      .slice(0, -1)
      .every((line) => lines.includes(line)),
  ).toBe(true);
});

test('there is room for the words that say so', () => {
  // 59 lines take 5959 characters, and the next would leave none.
  const lines = [...Array.from({ length: 59 }, () => 'x'.repeat(100)), 'y'.repeat(40), 'z'];
  expect(attachmentText(lines, 'cut')).toHaveLength(5962);
});

test('nothing is ever longer than 6,000 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2000 }), { maxLength: 30 }), (lines) => {
      expect(attachmentText(lines, 'cut').length).toBeLessThanOrEqual(6000);
    }),
  );
});
