import { expect, test } from 'vitest';
import { inBothColours, inDayColours } from './inks.ts';

const drawing =
  '<svg viewBox="0 0 8 8"><path fill="var(--land)" stroke="var(--dark-course)" d="M0 0h8"/></svg>';

test('a picture that stands alone brings the inks it uses, for day and for night', () => {
  expect(inBothColours(drawing)).toMatch(
    /^<svg viewBox="0 0 8 8"><style>:root\{--land:#efe1c6;--dark-course:#fb6a3f;\}@media \(prefers-color-scheme:dark\)\{:root\{--land:#[0-9a-f]{6};--dark-course:#[0-9a-f]{6};\}\}<\/style><path fill="var\(--land\)"/,
  );
  const plain = '<svg viewBox="0 0 8 8"><path fill="#abcdef" d="M0 0h8"/></svg>';
  expect(inBothColours(plain)).toBe(plain);
});

test('a picture for paper and pixels has the inks of the day', () => {
  expect(inDayColours(drawing)).toBe(
    '<svg viewBox="0 0 8 8"><path fill="#efe1c6" stroke="#fb6a3f" d="M0 0h8"/></svg>',
  );
});
