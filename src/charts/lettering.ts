/** Text as outlines, because a picture in an `img` element cannot load the site's fonts. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { accent, text as textFace } from '../brand/brand.ts';
import type { Face, Lettering } from './letters.ts';

export type { Face } from './letters.ts';

// The older format, whose outlines fontkit reads as they were drawn.
const italic = readFileSync(accent.file.replace('.woff2', '.woff'));
const sans = readFileSync(textFace.file);

/** One weight of the sans-serif as a TrueType file: fontkit cannot vary a compressed font. */
async function sansOf(weight: number): Promise<Buffer> {
  return subsetFont(sans, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}

function open(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('The font file holds more than one font');
  return font;
}

const fonts: Readonly<Record<Face, Font>> = {
  italic: open(italic),
  sans: open(await sansOf(500)),
  'sans-bold': open(await sansOf(750)),
};

/** Width in pixels. */
export function measureText(text: string, { face = 'italic', size, tracking = 0 }: Lettering): number {
  const font = fonts[face];
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking * size;
}

/** SVG path data of a line of text with its baseline at `y`. */
export function textPath(text: string, x: number, y: number, lettering: Lettering): string {
  const { face = 'italic', size, anchor = 'start', tracking = 0 } = lettering;
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

/** A glyph and its position in ems from the start of its line. */
export type PlacedGlyph = { id: number; at: number };

/** The glyphs of a line of text, for a picture that defines each glyph once. */
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

/** The outline of one glyph at the origin; empty for a space. */
export function glyphPath(id: number, face: Face, size: number): string {
  const font = fonts[face];
  const scale = size / font.unitsPerEm;
  return shorten(font.getGlyph(id).path.scale(scale, -scale).toSVG());
}

/** One decimal is finer than a screen shows at these sizes. */
function shorten(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
