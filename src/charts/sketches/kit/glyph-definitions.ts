/** Text in a picture: each glyph's outline is defined once, and every line of text refers to it. */
import { type Face, glyphPath, placeGlyphs } from '../../lettering.ts';

/** Outlines have this many units to the em, enough to round them to whole numbers. */
const em = 96;

const prefixes = { italic: 'w', sans: 'l', 'sans-bold': 'b' } as const satisfies Record<Face, string>;

export class GlyphDefinitions {
  #outlines = new Map<string, string>();

  /** A line of text whose baseline starts at the point. */
  text(text: string, [x, y]: readonly [number, number], face: Face, size: number, ink: string): string {
    const letters = placeGlyphs(text, face).map(({ id, at }) => {
      const name = `${prefixes[face]}${id}`;
      if (!this.#outlines.has(name)) this.#outlines.set(name, wholeNumbers(glyphPath(id, face, em)));
      return this.#outlines.get(name) === '' ? '' : `<use href="#${name}" x="${Math.round(at * em)}"/>`;
    });
    const scale = Number((size / em).toFixed(4));
    const place = `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})scale(${scale})`;
    return `<g fill="${ink}" stroke="none" transform="${place}">${letters.join('')}</g>`;
  }

  /** Content of the picture's `defs` element. */
  svg(): string {
    return [...this.#outlines]
      .filter(([, outline]) => outline !== '')
      .map(([name, outline]) => `<path id="${name}" d="${outline}"/>`)
      .join('');
  }
}

function wholeNumbers(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
