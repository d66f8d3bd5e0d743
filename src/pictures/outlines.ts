/** Text as outlines, because a picture in an `img` element can't load the site's fonts. */
import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import type { Brand } from '../brand/brand.ts';
import type { Face, Lettering } from './letters.ts';
import { shortPath } from './short-path.ts';
import { escaped, round } from './svg.ts';

/** One weight of a web font as a TrueType file, which fontkit can read. */
function cutFont(file: string, variationAxes: Readonly<Record<string, number>>): Promise<Buffer> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes } as const;
  return subsetFont(readFileSync(file), undefined, options);
}

function open(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('The font file holds more than one font');
  return font;
}

/** The first has the common letters; others have more. */
type Fonts = Readonly<Record<Face, readonly Font[]>>;

type SetGlyph = { glyph: Glyph; key: string; unitsPerEm: number; advance: number };

/** Joiners, marks of direction and the like, which no font has to draw. */
const invisible = /\p{Default_Ignorable_Code_Point}|\s/u;

/** In ems, of what is set in a face that isn't known: ideographs are as wide as high. */
function estimatedWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffdc]/.test(sign) ? 1 : 0.6), 0);
}

/** The letters of a brand's typefaces, and what is drawn with them. */
export class Outlines {
  readonly brand: Brand;
  readonly #fonts: Fonts;
  readonly #outlines = new Map<string, string>();
  readonly #layouts = new Map<string, SetGlyph[]>();

  constructor(brand: Brand, fonts: Fonts) {
    this.brand = brand;
    this.#fonts = fonts;
  }

  readonly measure = (text: string, { face = 'italic', size, tracking = 0 }: Lettering): number => {
    if (!this.has(text, face)) return estimatedWidth(text) * size;
    const glyphs = this.#layout(text, face);
    const width = glyphs.reduce((sum, { advance, unitsPerEm }) => sum + advance / unitsPerEm, 0);
    return width * size + glyphs.length * tracking * size;
  };

  /** Letters that were asked for, and that the typeface lacks, each with a word that has it. */
  readonly lacking = new Map<string, string>();

  /** Whether the typeface has every letter: a name is never set in part. */
  has(text: string, face: Face): boolean {
    const missing = [...new Set(text)].filter((sign) => this.#fontOf(sign, face) === undefined);
    for (const sign of missing) {
      if (this.lacking.has(sign)) continue;
      this.lacking.set(sign, text.split(/\s+/).find((word) => word.includes(sign)) ?? sign);
    }
    return missing.length === 0;
  }

  #fontOf(sign: string, face: Face): Font | undefined {
    if (invisible.test(sign)) return this.#fonts[face][0];
    return this.#fonts[face].find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  }

  /** A headline's words are measured for every size and line that they're tried in. */
  #layout(text: string, face: Face): SetGlyph[] {
    const key = `${face} ${text}`;
    const known = this.#layouts.get(key) ?? this.#layOut(text, face);
    this.#layouts.set(key, known);
    return known;
  }

  /** Each run of letters from the first file that has them. */
  #layOut(text: string, face: Face): SetGlyph[] {
    const runs: { font: Font; text: string }[] = [];
    for (const sign of text) {
      const font = this.#fontOf(sign, face) ?? this.#fonts[face][0];
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += sign;
      else runs.push({ font, text: sign });
    }
    return runs.flatMap(({ font, text }) => {
      const { glyphs, positions } = font.layout(text);
      const file = this.#fonts[face].indexOf(font);
      return glyphs.map((glyph, index) => ({
        glyph,
        key: `${face} ${file} ${glyph.id}`,
        unitsPerEm: font.unitsPerEm,
        advance: positions[index]?.xAdvance ?? 0,
      }));
    });
  }

  /** SVG path data of a line of text with its baseline at `y`; nothing where the typeface lacks a letter of it. */
  path(text: string, x: number, y: number, lettering: Lettering): string {
    const { face = 'italic', size, tracking = 0 } = lettering;
    if (!this.has(text, face)) return '';
    let pen = this.leftOf(text, x, lettering);
    return this.#layout(text, face)
      .map(({ glyph, unitsPerEm, advance }) => {
        const scale = size / unitsPerEm;
        const path = glyph.path.scale(scale, -scale).translate(pen, y);
        pen += advance * scale + tracking * size;
        return shortPath(path, 0.1);
      })
      .join('');
  }

  /** A line as outlines, or as text in a face of the reader's system where the typeface lacks a letter of it. */
  drawn(text: string, x: number, y: number, lettering: Lettering, paint: string): string {
    const { face = 'italic', size, anchor = 'start' } = lettering;
    if (this.has(text, face)) return `<path ${paint} d="${this.path(text, x, y, lettering)}"/>`;
    const weight = face === 'sans-bold' ? ' font-weight="700"' : '';
    const room = `textLength="${Math.round(this.measure(text, lettering))}" lengthAdjust="spacingAndGlyphs"`;
    return `<text ${paint} x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-family="system-ui,sans-serif" font-size="${size}"${weight} ${room}>${escaped(text)}</text>`;
  }

  leftOf(text: string, x: number, lettering: Lettering): number {
    return x - this.measure(text, lettering) * { start: 0, middle: 0.5, end: 1 }[lettering.anchor ?? 'start'];
  }

  /** Where each letter of a line begins, and its outline in the units that pictures share. */
  shared(text: string, face: Face): { outline: string; advance: number }[] {
    return this.#layout(text, face).map(({ glyph, key, unitsPerEm, advance }) => ({
      outline: this.#outlineOf(glyph, key, em / unitsPerEm),
      advance: advance * (em / unitsPerEm),
    }));
  }

  #outlineOf({ path }: Glyph, key: string, scale: number): string {
    const outline = this.#outlines.get(key) ?? shortPath(path.scale(scale, -scale), 1);
    this.#outlines.set(key, outline);
    return outline;
  }
}

export async function openOutlines(brand: Brand): Promise<Outlines> {
  const { text, accent } = brand;
  const cut = (wght: number) =>
    Promise.all([text.file, ...text.moreFiles].map(async (file) => open(await cutFont(file, { wght }))));
  return new Outlines(brand, {
    // The older format, whose outlines fontkit reads as they were drawn.
    italic: [accent.file, ...accent.moreFiles].map((file) =>
      open(readFileSync(file.replace('.woff2', '.woff'))),
    ),
    sans: await cut(500),
    'sans-bold': await cut(750),
  });
}

/** Outlines have this many units to the em, enough to round them to whole numbers in small text. */
const em = 96;
/** In larger text the rounding would show. */
const largestShared = 30;

/** Letters as outlines, each defined once. For one picture, which takes `definitions` into its `defs`. */
export class OutlineLetters {
  readonly measure: Outlines['measure'];
  readonly #outlines: Outlines;
  readonly #names = new Map<string, string>();

  constructor(outlines: Outlines) {
    this.measure = outlines.measure;
    this.#outlines = outlines;
  }

  line(
    text: string,
    x: number,
    y: number,
    lettering: Lettering,
    { ink, halo }: { ink: string; halo?: string | undefined },
  ): string {
    const { size } = lettering;
    const fill = `fill="${escaped(ink)}"`;
    const paint = (width: number) =>
      halo === undefined
        ? `${fill} stroke="none"`
        : `${fill} stroke="${escaped(halo)}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`;
    if (size > largestShared || !this.#outlines.has(text, lettering.face ?? 'italic'))
      return this.#outlines.drawn(text, x, y, lettering, paint(4));
    const share = String(Number((size / em).toFixed(4))).replace(/^0/, '');
    const place = `translate(${round(this.#outlines.leftOf(text, x, lettering))} ${round(y)})scale(${share})`;
    return `<g ${paint(Math.round((4 * em) / size))} transform="${place}">${this.#uses(text, lettering)}</g>`;
  }

  definitions(): string {
    return [...this.#names].map(([outline, name]) => `<path id="${name}" d="${outline}"/>`).join('');
  }

  #uses(text: string, { face = 'italic', tracking = 0 }: Lettering): string {
    let pen = 0;
    return this.#outlines
      .shared(text, face)
      .map(({ outline, advance }) => {
        const left = Math.round(pen);
        pen += advance + tracking * em;
        const at = left === 0 ? '' : ` x="${left}"`;
        return outline === '' ? '' : `<use href="#${this.#nameOf(outline)}"${at}/>`;
      })
      .join('');
  }

  /** As no drawing program names anything. */
  #nameOf(outline: string): string {
    const name = this.#names.get(outline) ?? `_${this.#names.size.toString(36)}`;
    this.#names.set(outline, name);
    return name;
  }
}
