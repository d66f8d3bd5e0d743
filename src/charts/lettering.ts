/** Words as outlines: a picture used as an image cannot load the site's fonts, so it carries the shapes. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

export type Face = 'water' | 'land' | 'land-bold';

type Lettering = {
  face?: Face;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  tracking?: number;
};

const files = createRequire(import.meta.url);
const [italic, grotesk] = [
  '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
].map((file) => readFileSync(files.resolve(file))) as [Buffer, Buffer];

/** One weight of the grotesk as a plain TrueType file: fontkit cannot vary a compressed one. */
async function groteskOf(weight: number): Promise<Buffer> {
  return subsetFont(grotesk, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}

function open(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('the file holds more than one font');
  return font;
}

const fonts: Readonly<Record<Face, Font>> = {
  water: open(italic),
  land: open(await groteskOf(500)),
  'land-bold': open(await groteskOf(750)),
};

/** Width in pixels. */
export function measureText(text: string, { face = 'water', size, tracking = 0 }: Lettering): number {
  const font = fonts[face];
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking * size;
}

/** SVG path data of a line of text with its baseline at `y`. */
export function textPath(text: string, x: number, y: number, lettering: Lettering): string {
  const { face = 'water', size, anchor = 'start', tracking = 0 } = lettering;
  const font = fonts[face];
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

/** A glyph of a laid line and where its pen stands, in ems from the line's start. */
export type PlacedGlyph = { id: number; at: number };

/** The glyphs of a line, for a picture that draws each glyph once and refers to it. */
export function placeGlyphs(text: string, face: Face, tracking = 0): PlacedGlyph[] {
  const font = fonts[face];
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs.map(({ id }, index) => {
    const at = pen;
    pen += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + tracking;
    return { id, at };
  });
}

/** The outline of one glyph with its pen at the origin; empty for a space. */
export function glyphPath(id: number, face: Face, size: number): string {
  const font = fonts[face];
  const scale = size / font.unitsPerEm;
  return shorten(font.getGlyph(id).path.scale(scale, -scale).toSVG());
}

/** One decimal is finer than a screen shows at these sizes. */
function shorten(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
