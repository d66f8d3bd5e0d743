/** Every page loads what English needs; a page with other letters loads the slice that has them. */
import { expect, test } from 'vitest';
import { budgets } from '../../../contract/page-budgets.ts';
import { brandIn } from '../../../testing/content/brand-in.ts';
import { fixtureContent } from '../../../testing/content/fixture-content.ts';
import { cutFonts, fontsOf } from './fonts.ts';

const fonts = cutFonts(await brandIn(fixtureContent));

test('two files within the budget have English words, and are the same whatever the words are', async () => {
  const files = fontsOf(fonts, 'A café’s “crew” — 3 × 4 → 12').map(({ file }) => file);
  expect(files).toEqual(fonts.first.map(({ file }) => file));
  const sizes = await Promise.all(fonts.first.map(async ({ bytes }) => (await bytes()).length));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets.fonts);
});

test('a name with a letter beyond English brings a slice of each face, by its range', () => {
  const further = fontsOf(fonts, 'Łukasz').slice(2);
  expect(further).toHaveLength(2);
  for (const { css } of further) expect(css).toMatch(/unicode-range:U\+[\da-f]/);
});

test('no two slices of a face have the same letter', () => {
  const ranges = fonts.further.map(({ css }) => ({
    family: /font-family:"([^"]+)"/.exec(css)?.[1],
    codes: [...css.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  }));
  for (const { family, codes } of ranges) {
    const others = ranges.filter((other) => other.family === family && other.codes !== codes);
    for (const [first = 0, last = 0] of codes)
      for (const other of others.flatMap((range) => range.codes))
        expect(last < (other[0] ?? 0) || first > (other[1] ?? 0)).toBe(true);
  }
});
