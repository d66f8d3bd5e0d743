/** How a chart writes: as outlines in a picture (outlines.ts), or as text in the fonts of the page around it. */
import type { Brand } from '../brand/brand.ts';
import { escaped } from './svg.ts';

export type Face = 'italic' | 'sans' | 'sans-bold';

export type Lettering = {
  face?: Face;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  tracking?: number;
};

export type Figure = { text: string; x: number; y: number };

export type Letters = {
  measure(text: string, lettering: Lettering): number;
  /** A line of text with its baseline at `y`; the halo keeps other lines away from the letters. */
  line(
    text: string,
    x: number,
    y: number,
    lettering: Lettering,
    paint: { ink: string; halo: string },
  ): string;
  /** Numbers all over a chart, each with its middle at `x`. */
  figures(figures: readonly Figure[], size: number, ink: string): string;
  /** What the lines and figures refer to, for the picture's `defs`. */
  definitions(): string;
};

/** What one brand's charts have in common: how they write and which words, where their coasts begin, and where the office is. */
export type ChartStyle = {
  letters: Letters;
  seed: number;
  words: Brand['chartWords'];
  position: { latitude: number; longitude: number };
};

type TextBrand = Pick<Brand, 'letterWidths'>;

/** Text, measured by its average letter, because browsers have no font file to measure with. */
export function textLetters({ letterWidths }: TextBrand): Letters {
  // Not the families' names: a page that does without web fonts would load them for its chart.
  const accent = 'font-family="var(--font-water)" font-style="italic"';
  const sans = 'font-family="var(--font-sans)"';
  const faces: Readonly<Record<Face, string>> = {
    italic: accent,
    sans,
    'sans-bold': `${sans} font-weight="700"`,
  };
  return {
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
      return `<g class="depths" fill="${ink}" ${accent} font-size="${size}" text-anchor="middle">${placed.join('')}</g>`;
    },

    definitions: () => '',
  };
}

/** For a chart that a browser draws. All figures are one path, because each element costs time. */
export function browserLetters(brand: TextBrand & Pick<Brand, 'digits'>): Letters {
  const { digits } = brand;
  return {
    ...textLetters(brand),

    figures(figures, size, ink) {
      const scale = size / digits.em;
      const placed = figures.map((figure) => digitOutlines(digits, figure, scale));
      return `<path fill="${ink}" transform="scale(${scale})" d="${placed.join('')}"/>`;
    },
  };
}

function digitOutlines(digits: Brand['digits'], { text, x, y }: Figure, scale: number): string {
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
