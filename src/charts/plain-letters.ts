/** Letters as text, for a chart that stands inside a page and is drawn where no font file can be measured. */
import { families, letterWidths } from '../brand/brand.ts';
import type { Face, Letters } from './letters.ts';

const water = `font-family="${families.accent}" font-style="italic"`;
const sans = `font-family="${families.text}"`;
const faces: Readonly<Record<Face, string>> = {
  italic: water,
  sans,
  'sans-bold': `${sans} font-weight="700"`,
};

export const plainLetters: Letters = {
  measure: (text, { face = 'italic', size, tracking = 0 }) =>
    text.length * size * (letterWidths[face] + tracking),

  line(text, x, y, { face = 'italic', size, anchor = 'start' }, { ink, halo }) {
    const place = `x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}"`;
    return `<text ${place} ${faces[face]} font-size="${size}" fill="${ink}" stroke="${halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;
  },

  figures(figures, size, ink) {
    const placed = figures.map(
      ({ text, x, y }) => `<text x="${Math.round(x)}" y="${Math.round(y)}">${escaped(text)}</text>`,
    );
    return `<g fill="${ink}" ${water} font-size="${size}" text-anchor="middle">${placed.join('')}</g>`;
  },
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
