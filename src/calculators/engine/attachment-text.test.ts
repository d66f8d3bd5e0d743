import { expect, test } from 'vitest';
import { attachmentText } from './attachment-text.ts';

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
