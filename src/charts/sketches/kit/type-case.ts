/** A compositor's case: each glyph of a picture is cut once, and every line of words refers to it. */
import { type Face, glyphPath, placeGlyphs } from '../../lettering.ts';

/** Glyphs are cut this many units to the em, so that whole numbers are fine enough. */
const em = 96;

const sorts = { water: 'w', land: 'l', 'land-bold': 'b' } as const satisfies Record<Face, string>;

export class TypeCase {
  #cut = new Map<string, string>();

  /** A line with its baseline's start at the given point. */
  set(text: string, [x, y]: readonly [number, number], face: Face, size: number, ink: string): string {
    const letters = placeGlyphs(text, face).map(({ id, at }) => {
      const name = `${sorts[face]}${id}`;
      if (!this.#cut.has(name)) this.#cut.set(name, wholeNumbers(glyphPath(id, face, em)));
      return this.#cut.get(name) === '' ? '' : `<use href="#${name}" x="${Math.round(at * em)}"/>`;
    });
    const scale = Number((size / em).toFixed(4));
    const place = `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})scale(${scale})`;
    return `<g fill="${ink}" stroke="none" transform="${place}">${letters.join('')}</g>`;
  }

  definitions(): string {
    return [...this.#cut]
      .filter(([, outline]) => outline !== '')
      .map(([name, outline]) => `<path id="${name}" d="${outline}"/>`)
      .join('');
  }
}

function wholeNumbers(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
