/** Letters as outlines of which each is defined once, whatever its size: for charts with many names. */
import { glyphPath, measureText, placeGlyphs } from './lettering.ts';
import type { Face, Letters } from './letters.ts';

/** Outlines have this many units to the em, enough to round them to whole numbers. */
const em = 96;
const halo = 4;

/** For one picture: what it has defined, it does not define again. */
export function sharedOutlines(): Letters {
  const defined = new Set<string>();

  const line = (text: string, x: number, y: number, face: Face, size: number, paint: string) => {
    const outlines: string[] = [];
    const placed = placeGlyphs(text, face).map(({ id, at }) => {
      const name = `${face}-${id}`;
      const path = wholeNumbers(glyphPath(id, face, em));
      if (path === '') return '';
      if (!defined.has(name)) outlines.push(`<path id="${name}" d="${path}"/>`);
      defined.add(name);
      return `<use href="#${name}" x="${Math.round(at * em)}"/>`;
    });
    const definitions = outlines.length > 0 ? `<defs>${outlines.join('')}</defs>` : '';
    const place = `translate(${Math.round(x * 10) / 10} ${Math.round(y)})scale(${size / em})`;
    return `${definitions}<g ${paint} transform="${place}">${placed.join('')}</g>`;
  };

  return {
    measure: measureText,

    line(text, x, y, lettering, paint) {
      const { face = 'italic', size, anchor = 'start' } = lettering;
      const left = x - measureText(text, lettering) * { start: 0, middle: 0.5, end: 1 }[anchor];
      const width = Math.round((halo * em) / size);
      const stroke = `stroke="${paint.halo}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`;
      return line(text, left, y, face, size, `fill="${paint.ink}" ${stroke}`);
    },

    figures(figures, size, ink) {
      return figures
        .map(({ text, x, y }) =>
          line(text, x - measureText(text, { size }) / 2, y, 'italic', size, `fill="${ink}"`),
        )
        .join('');
    },
  };
}

function wholeNumbers(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
