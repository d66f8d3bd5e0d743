import { expect, test } from 'vitest';
import { outlines } from '../../../testing/content/outlines.ts';
import { headlinePath } from './headline-path.ts';

const box = { left: 50, top: 100, bottom: 500, width: 500 };

/** The outermost coordinates of the absolute points in a path of M, L, Q and C. */
function bounds(path: string) {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each([
  'Short',
  'We chart the course *before* we write the code',
  'A remedy shop that *remembers* what each customer came for, in every branch and on every screen',
  'Incomprehensibilities',
])('a headline as outlines stays in its box: %s', (headline) => {
  const { left, right, top, bottom } = bounds(headlinePath(headline, box, outlines));
  expect(left).toBeGreaterThanOrEqual(box.left - 4);
  expect(right).toBeLessThanOrEqual(box.left + box.width + 4);
  expect(top).toBeGreaterThanOrEqual(box.top);
  expect(bottom).toBeLessThanOrEqual(box.bottom);
});
