/** Text as outlines, because a picture in an `img` element can't load the site's fonts. */
import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import type { Brand } from '../brand/brand.ts';
import {
  type ChartStyle,
  type Face,
  type Figure,
  type Lettering,
  type Letters,
  textLetters,
} from './letters.ts';
import { type Crop, round } from './svg.ts';

/** One weight of a web font as a TrueType file, which fontkit and PDFs can read. */
export function cutFont(file: string, variationAxes: Readonly<Record<string, number>> = {}): Promise<Buffer> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes } as const;
  return subsetFont(readFileSync(file), undefined, options);
}

function open(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('The font file holds more than one font');
  return font;
}

type Fonts = Readonly<Record<Face, Font>>;

/** The letters of a brand's typefaces, and what is drawn with them. */
export class Outlines {
  readonly brand: Brand;
  readonly #fonts: Fonts;
  readonly #outlines = new Map<string, string>();

  constructor(brand: Brand, fonts: Fonts) {
    this.brand = brand;
    this.#fonts = fonts;
  }

  readonly measure = (text: string, { face = 'italic', size, tracking = 0 }: Lettering): number => {
    const font = this.#fonts[face];
    const { advanceWidth, glyphs } = font.layout(text);
    return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking * size;
  };

  /** SVG path data of a line of text with its baseline at `y`. */
  path(text: string, x: number, y: number, lettering: Lettering): string {
    const { face = 'italic', size, tracking = 0 } = lettering;
    const font = this.#fonts[face];
    const scale = size / font.unitsPerEm;
    let pen = this.leftOf(text, x, lettering);
    const { glyphs, positions } = font.layout(text);
    return glyphs
      .map((glyph, index) => {
        const path = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
        pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
        return path.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
      })
      .join('');
  }

  leftOf(text: string, x: number, lettering: Lettering): number {
    return x - this.measure(text, lettering) * { start: 0, middle: 0.5, end: 1 }[lettering.anchor ?? 'start'];
  }

  /** A chart's style with its text as outlines. For one picture: see OutlineLetters. */
  style(seen?: Crop): ChartStyle {
    return { ...this.#common(), letters: new OutlineLetters(this, seen) };
  }

  /** One with its text as text. It takes the room that outlines take, so that a page's chart and its picture are alike. */
  pageStyle(): ChartStyle {
    return { ...this.#common(), letters: { ...textLetters(this.brand), measure: this.measure } };
  }

  #common() {
    const { chartSeed: seed, position } = this.brand;
    return { seed, position };
  }

  /** Where each letter of a line begins, and its outline in the units that pictures share. */
  shared(text: string, face: Face): { outline: string; advance: number }[] {
    const font = this.#fonts[face];
    const { glyphs, positions } = font.layout(text);
    const scale = em / font.unitsPerEm;
    return glyphs.map((glyph, index) => ({
      outline: this.#outlineOf(glyph, `${face} ${glyph.id}`, scale),
      advance: (positions[index]?.xAdvance ?? 0) * scale,
    }));
  }

  #outlineOf({ path }: Glyph, key: string, scale: number): string {
    const outline =
      this.#outlines.get(key) ??
      path
        .scale(scale, -scale)
        .toSVG()
        .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
    this.#outlines.set(key, outline);
    return outline;
  }
}

export async function openOutlines(brand: Brand): Promise<Outlines> {
  const { text, accent } = brand;
  return new Outlines(brand, {
    // The older format, whose outlines fontkit reads as they were drawn.
    italic: open(readFileSync(accent.file.replace('.woff2', '.woff'))),
    sans: open(await cutFont(text.file, { wght: 500 })),
    'sans-bold': open(await cutFont(text.file, { wght: 750 })),
  });
}

/** Outlines have this many units to the em, enough to round them to whole numbers in small text. */
const em = 96;
/** In larger text the rounding would show. */
const largestShared = 30;

const everywhere: Crop = { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** Letters as outlines, each defined once. For one picture, which takes `definitions` into its `defs`. */
export class OutlineLetters implements Letters {
  readonly measure: Letters['measure'];
  readonly #outlines: Outlines;
  readonly #names = new Map<string, string>();
  readonly #seen: Crop | undefined;

  /** @param seen the part that the picture shows. Figures outside it are left out: each costs a page time. */
  constructor(outlines: Outlines, seen?: Crop) {
    this.measure = outlines.measure;
    this.#outlines = outlines;
    this.#seen = seen;
  }

  line(
    text: string,
    x: number,
    y: number,
    lettering: Lettering,
    { ink, halo }: { ink: string; halo?: string },
  ): string {
    const { size } = lettering;
    const paint = (width: number) =>
      halo === undefined
        ? `fill="${ink}" stroke="none"`
        : `fill="${ink}" stroke="${halo}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`;
    if (size > largestShared) return `<path ${paint(4)} d="${this.#outlines.path(text, x, y, lettering)}"/>`;
    const place = `translate(${round(this.#outlines.leftOf(text, x, lettering))} ${round(y)})scale(${Number((size / em).toFixed(4))})`;
    return `<g ${paint(Math.round((4 * em) / size))} transform="${place}">${this.#uses(text, lettering)}</g>`;
  }

  figures(figures: readonly Figure[], size: number, ink: string): string {
    const scale = size / em;
    const { x: left, y: top, width, height } = this.#seen ?? everywhere;
    const isSeen = ({ x, y }: Figure) =>
      x > left - size && x < left + width + size && y > top && y < top + height + size;
    const uses = figures
      .filter(isSeen)
      .map(({ text, x, y }) =>
        this.#uses(
          text,
          { size },
          this.#outlines.leftOf(text, x, { size, anchor: 'middle' }) / scale,
          y / scale,
        ),
      );
    return `<g fill="${ink}" transform="scale(${Number(scale.toFixed(4))})">${uses.join('')}</g>`;
  }

  definitions(): string {
    return [...this.#names].map(([outline, name]) => `<path id="${name}" d="${outline}"/>`).join('');
  }

  #uses(text: string, { face = 'italic', tracking = 0 }: Lettering, x = 0, y = 0): string {
    let pen = x;
    return this.#outlines
      .shared(text, face)
      .map(({ outline, advance }) => {
        const left = Math.round(pen);
        pen += advance + tracking * em;
        return outline === ''
          ? ''
          : `<use href="#${this.#nameOf(outline)}" x="${left}"${y ? ` y="${Math.round(y)}"` : ''}/>`;
      })
      .join('');
  }

  #nameOf(outline: string): string {
    const name = this.#names.get(outline) ?? `glyph-${this.#names.size}`;
    this.#names.set(outline, name);
    return name;
  }
}
