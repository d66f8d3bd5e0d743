/** Every page loads what English needs; a page with other letters loads the package's file that has them. */
import { expect, test } from 'vitest';
import { budgets } from '../../../contract/page-budgets.ts';
import { brandIn } from '../../../testing/content/brand-in.ts';
import { fixtureContent } from '../../../testing/content/fixture-content.ts';
import { isInRange } from '../../brand/typefaces.ts';
import { cutFonts, fontsOf } from './fonts.ts';

const fonts = cutFonts(brandIn(fixtureContent));
const first = fonts.first.map(({ file }) => file);

test('two files within the budget have English words, and are the same whatever the words are', async () => {
  expect(fontsOf(fonts, 'A café’s “crew” — 3 × 4 → 12').files).toEqual(first);
  const sizes = await Promise.all(fonts.first.map(async ({ bytes }) => (await bytes()).length));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets.fonts);
});

test('a name with a letter beyond English brings a file of each face, and none of them has English letters', () => {
  const { files, css } = fontsOf(fonts, 'Łukasz');
  expect(files.slice(0, 2)).toEqual(first);
  expect(files).toHaveLength(4);
  expect(css).toMatch(/unicode-range:U\+100-2ba/);
  for (const { range } of fonts.further)
    expect([...'aé’ '].filter((letter) => isInRange(range, letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(fonts.further.filter(({ range }) => isInRange(range, 0xdf))).toHaveLength(2);
});
