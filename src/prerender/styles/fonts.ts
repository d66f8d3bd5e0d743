/**
 * The two typefaces in slices of fixed letters. Every page loads the first of each, which has what English needs. A page
 * with a name like Łukasz loads the slice with its letters beside it, so that one word never has two typefaces.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import subsetFont from 'subset-font';
import { assets } from '../../../contract/addresses.ts';
import type { Brand } from '../../brand/brand.ts';
import type { Typeface } from '../../brand/typefaces.ts';

export type SiteFont = {
  file: string;
  css: string;
  bytes: () => Promise<Buffer>;
  /** Whether it's for one of these characters, as numbers. */
  isNeededBy: (characters: ReadonlySet<number>) => boolean;
};

/** `first` are those of every page. */
export type SiteFonts = { first: readonly SiteFont[]; further: readonly SiteFont[] };

/** Fractions and proportional figures, which no style asks for, would bring glyphs that no text has. */
const features = ['kern', 'liga', 'tnum', 'mark', 'mkmk'];

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** With what English text has beside ASCII: its own signs, and the letters of words such as café. */
const english = `${ascii}\u00A0–—‘’“”…·•°′″×÷−→←↩£€©®™éèêçïöüñáà`;

export function cutFonts({ text, accent }: Brand): SiteFonts {
  const faces = [slicesOf(text, 'Text fallback'), slicesOf(accent, 'Accent fallback')];
  return {
    first: faces.flatMap(([first]) => first ?? []),
    further: faces.flatMap(([, ...further]) => further),
  };
}

/** The fonts that a page loads, and their rules. */
export function fontsOf({ first, further }: SiteFonts, html: string): SiteFont[] {
  const characters = new Set(codesOf(html));
  return [...first, ...further.filter(({ isNeededBy }) => isNeededBy(characters))];
}

function slicesOf(typeface: Typeface, standIn: string): SiteFont[] {
  const taken = new Set(codesOf(english));
  const files = [typeface.file, ...typeface.moreFiles].map((file) => ({ file, codes: charactersOf(file) }));
  const further = files.flatMap(({ file, codes }) => {
    const own = codes.filter((code) => !taken.has(code) && code > 32);
    for (const code of own) taken.add(code);
    return own.length > 0 ? [{ file, own }] : [];
  });
  return [
    firstSlice(typeface, standIn),
    ...further.map(({ file, own }) => furtherSlice(typeface, file, own, taken)),
  ];
}

const codesOf = (text: string) => Array.from(new Set(text), (sign) => sign.codePointAt(0) ?? 0);

function charactersOf(file: string): number[] {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} holds more than one font`);
  return [...font.characterSet].sort((one, other) => one - other);
}

function firstSlice(typeface: Typeface, standIn: string): SiteFont {
  const { family, style, fallback } = typeface;
  const slice = cut(typeface, typeface.file, english);
  // Optional: nothing moves while someone reads. Where the first visit's line is slow, it keeps the stand-in.
  const css =
    `@font-face{${faceOf(typeface)};font-display:optional;src:url(${slice.file}) format("woff2")}` +
    `@font-face{font-family:"${standIn}";font-style:${style};src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`;
  return { ...slice, css, isNeededBy: () => family !== '' };
}

/** Shown as the first slice is, so that both are there or neither: a word has one typeface. */
function furtherSlice(
  typeface: Typeface,
  source: string,
  codes: readonly number[],
  others: ReadonlySet<number>,
): SiteFont {
  const own = new Set(codes);
  const slice = cut(typeface, source, String.fromCodePoint(...codes));
  const css = `@font-face{${faceOf(typeface)};font-display:optional;src:url(${slice.file}) format("woff2");unicode-range:${rangesOf(codes, others)}}`;
  return { ...slice, css, isNeededBy: (characters) => !own.isDisjointFrom(characters) };
}

const faceOf = ({ family, style, weight }: Typeface) =>
  `font-family:"${family}";font-style:${style};font-weight:${weight}`;

/** Over letters that no slice has, a range goes on: the list is part of pages. */
function rangesOf(codes: readonly number[], others: ReadonlySet<number>): string {
  const own = new Set(codes);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    const between = range
      ? Array.from({ length: code - range.last - 1 }, (_, index) => code - 1 - index)
      : [];
    if (range && between.every((other) => !others.has(other) || own.has(other))) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}

/** Named after all that it's made of, so that it need not be made to be known. */
function cut(
  { family, weight }: Typeface,
  source: string,
  characters: string,
): Pick<SiteFont, 'file' | 'bytes'> {
  const [min, max] = weight.split(' ').map(Number);
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: min && max ? { wght: { min, max } } : {},
    keepFeatures: features,
  };
  const bytes = readFileSync(source);
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([options, characters]))
    .digest('base64url')
    .slice(0, 8);
  return {
    file: `${assets}${family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`,
    bytes: () => subsetFont(bytes, characters, options),
  };
}
