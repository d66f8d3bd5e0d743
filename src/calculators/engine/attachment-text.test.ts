import { expect, test } from 'vitest';
import { copyOf } from '../../../testing/calculators/content.ts';
import { common } from '../../../testing/calculators/open.ts';
import { attachmentText } from './attachment-text.ts';

const copy = { ...copyOf('runway'), heading: 'Your money *lasts*' };
const data = {
  copy,
  common: { ...common, cut: 'The rest was left out.' },
  page: { name: 'MVP', path: '/mvp' },
};

test('what an enquiry takes goes along whole, below the name of the calculator', () => {
  expect(attachmentText(data, ['Cash: S$5', 'Quote: S$1'])).toBe(
    'Your money lasts (MVP)\n\nCash: S$5\nQuote: S$1',
  );
});

test('what is too long ends after a whole line, and says so', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(100)}`);
  const text = attachmentText(data, lines);
  expect(text.length).toBeLessThanOrEqual(6000);
  const [, , ...rest] = text.split('\n');
  expect(rest.at(-1)).toBe('The rest was left out.');
  expect(rest.slice(0, -1)).toEqual(lines.slice(0, rest.length - 1));
});
