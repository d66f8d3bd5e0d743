/** Letters for charts that are drawn in browsers, where each element costs the page time. */
import { digits } from '../brand/brand.ts';
import type { Figure, Letters } from './letters.ts';
import { plainLetters } from './plain-letters.ts';

export const browserLetters: Letters = {
  ...plainLetters,

  /** All of them as one shape. */
  figures(figures, size, ink) {
    const scale = size / digits.em;
    const placed = figures.map((figure) => outlineOf(figure, scale));
    return `<path fill="${ink}" transform="scale(${scale})" d="${placed.join('')}"/>`;
  },
};

function outlineOf({ text, x, y }: Figure, scale: number): string {
  const glyphs = [...text].flatMap((digit) => digits.glyphs[Number(digit)] ?? []);
  let pen = x / scale - glyphs.reduce((sum, { width }) => sum + width, 0) / 2;
  return glyphs
    .map(({ outline, width }) => {
      const left = Math.round(pen);
      pen += width;
      return `M${left} ${Math.round(y / scale)}${outline}`;
    })
    .join('');
}
