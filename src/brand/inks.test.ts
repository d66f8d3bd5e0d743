import { expect, test } from 'vitest';
import { dayInks, inBothColours, inDayColours } from './inks.ts';

const drawing =
  '<svg viewBox="0 0 8 8"><path fill="var(--land)" stroke="var(--dark-course)" d="M0 0h8"/></svg>';

const { '--land': land, '--dark-course': darkCourse } = dayInks;

test('a picture that stands alone brings the inks it uses, for day and for night', () => {
  const drawn = inBothColours(drawing);
  expect(drawn).toContain(
    `<svg viewBox="0 0 8 8"><style>:root{--land:${land};--dark-course:${darkCourse};}@media`,
  );
  expect(drawn).toMatch(
    /\(prefers-color-scheme:dark\)\{:root\{--land:#[0-9a-f]{6};--dark-course:#[0-9a-f]{6};\}\}<\/style><path fill="var\(--land\)"/,
  );
  const plain = '<svg viewBox="0 0 8 8"><path fill="#abcdef" d="M0 0h8"/></svg>';
  expect(inBothColours(plain)).toBe(plain);
});

test('a picture for paper and pixels has the inks of the day', () => {
  expect(inDayColours(drawing)).toBe(
    `<svg viewBox="0 0 8 8"><path fill="${land}" stroke="${darkCourse}" d="M0 0h8"/></svg>`,
  );
});
