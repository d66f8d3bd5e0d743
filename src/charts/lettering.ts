/** Words as outlines: a picture used as an image cannot load the site's fonts, so it carries the shapes. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Face = 'water' | 'land' | 'land-bold';

type Lettering = {
  face?: Face;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  tracking?: number;
};

const files = createRequire(import.meta.url);

function open(file: string): Font {
  const font = create(readFileSync(files.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  return font;
}

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font =
    face === 'water'
      ? open('@fontsource/newsreader/files/newsreader-latin-400-italic.woff')
      : open(
          '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
        ).getVariation({
          wght: face === 'land' ? 500 : 750,
        });
  fonts.set(face, font);
  return font;
}

/** Width in pixels. */
export function measureText(text: string, { face = 'water', size, tracking = 0 }: Lettering): number {
  const font = fontOf(face);
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking * size;
}

/** SVG path data of a line of text with its baseline at `y`. */
export function textPath(text: string, x: number, y: number, lettering: Lettering): string {
  const { face = 'water', size, anchor = 'start', tracking = 0 } = lettering;
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor];
  let pen = x - measureText(text, lettering) * shift;
  const { glyphs, positions } = font.layout(text);
  return glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(pen, y);
      pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return shorten(path.toSVG());
    })
    .join('');
}

/** One decimal is finer than a screen shows at these sizes. */
function shorten(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
