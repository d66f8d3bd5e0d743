/** Letters as outlines, for pictures: an `img` element cannot load the site's fonts. */

import { measureText, textPath } from './lettering.ts';
import type { Letters } from './letters.ts';

export const outlines: Letters = {
  measure: measureText,

  line(text, x, y, lettering, { ink, halo }) {
    const path = textPath(text, x, y, lettering);
    return `<path fill="${ink}" stroke="${halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" d="${path}"/>`;
  },

  // Each digit's outline is defined once; figures refer to it.
  figures(figures, size, ink) {
    const digits = new Set(figures.flatMap(({ text }) => [...text]));
    const defined = [...digits].map(
      (digit) => `<path id="n${digit}" d="${textPath(digit, 0, 0, { size })}"/>`,
    );
    const placed = figures.flatMap(({ text, x, y }) =>
      [...text].map((digit, index, { length }) => {
        const shift = (index - length / 2) * size * 0.52;
        return `<use href="#n${digit}" x="${Math.round(x + shift)}" y="${Math.round(y)}"/>`;
      }),
    );
    return `<defs>${defined.join('')}</defs><g fill="${ink}">${placed.join('')}</g>`;
  },
};
