import { expect, test } from 'vitest';
import { fitted } from './outline-text.ts';

test('text in another typeface is set smaller where the brand’s letters are wider', () => {
  const widths = { italic: 0.4, sans: 0.72, 'sans-bold': 0.58 };
  expect(fitted(20, 'sans', widths)).toBeCloseTo(14.1);
  expect([fitted(20, 'italic', widths), fitted(20, 'sans-bold', widths)]).toEqual([20, 20]);
});
