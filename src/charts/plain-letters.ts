/** Letters as text, for a chart that stands inside a page and is drawn where no font file can be measured. */
import type { Face, Letters } from './letters.ts';

/** What the outlines take on average, in ems a letter; a little more, so that no label is taken for too short. */
const widths: Readonly<Record<Face, number>> = { italic: 0.44, sans: 0.54, 'sans-bold': 0.58 };

const water = 'font-family="Newsreader,Georgia,serif" font-style="italic"';
const faces: Readonly<Record<Face, string>> = {
  italic: water,
  sans: 'font-family="Schibsted Grotesk,system-ui,sans-serif"',
  'sans-bold': 'font-family="Schibsted Grotesk,system-ui,sans-serif" font-weight="700"',
};

export const plainLetters: Letters = {
  measure: (text, { face = 'italic', size, tracking = 0 }) => text.length * size * (widths[face] + tracking),

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
