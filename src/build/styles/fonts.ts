/**
 * Every page loads a slice of each typeface with what English needs, and one with a name like Łukasz the package's
 * file for it.
 */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { assets } from '../../../contract/addresses.ts';
import type { Brand } from '../../brand/brand.ts';
import { shortHash } from '../../brand/short-hash.ts';
import { type FontFile, isInRange, partsOf, type Typeface } from '../../brand/typefaces.ts';

/** Fractions and proportional figures, which no style asks for, would bring glyphs that no text has. */
const features = ['kern', 'liga', 'tnum', 'mark', 'mkmk'];

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** With what English text has beside ASCII: its own signs, and the letters of words such as café. */
const english = new Set(`${ascii}\u00A0–—‘’“”…·•°′″×÷−→←↩£€©®™éèêçïöüñáà`);

/** `first` are those of every page, `further` those for the letters that they lack. */
export function cutFonts({ text, accent }: Brand) {
  const first = [englishSlice(text, 'Text fallback'), englishSlice(accent, 'Accent fallback')];
  const further = [text, accent].flatMap((face) => face.files.map((file) => furtherFile(face, file)));
  return { first, further };
}

export function fontsOf({ first, further }: ReturnType<typeof cutFonts>, html: string) {
  const beyond = [...new Set(html)].filter((letter) => letter > ' ' && !english.has(letter));
  const needed = further.filter(({ range }) =>
    beyond.some((letter) => isInRange(range, letter.codePointAt(0) ?? 0)),
  );
  const fonts = [...first, ...needed];
  return { files: fonts.map(({ file }) => file), css: fonts.map(({ css }) => css).join('') };
}

function englishSlice(typeface: Typeface, standIn: string) {
  const { style, weight, fallback } = typeface;
  const [min, max] = weight.split(' ').map(Number);
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: min && max ? { wght: { min, max } } : {},
    keepFeatures: features,
  };
  const letters = [...english].join('');
  const whole = readFileSync(typeface.file);
  // Named after all that it's made of, so that it need not be made to be known.
  const file = fileOf(typeface, whole, JSON.stringify([options, letters]));
  const css =
    faceOf(typeface, file) +
    `@font-face{font-family:"${standIn}";font-style:${style};src:local("${fallback.local}");${fallback.fit}}`;
  return { file, css, bytes: () => subsetFont(whole, letters, options) };
}

function furtherFile(typeface: Typeface, { file, range: published }: FontFile) {
  const whole = readFileSync(file);
  const address = fileOf(typeface, whole, '');
  const range = withoutEnglish(published);
  const css = faceOf(typeface, address).replace('}', `;unicode-range:${range}}`);
  return { file: address, css, range, bytes: async () => whole };
}

function withoutEnglish(range: string): string {
  let parts = partsOf(range);
  for (const letter of english) {
    const code = letter.codePointAt(0) ?? 0;
    parts = parts.flatMap(([first, last]): typeof parts => {
      const isInside = first <= code && code <= last;
      const around: typeof parts = isInside
        ? [
            [first, code - 1],
            [code + 1, last],
          ]
        : [[first, last]];
      return around.filter(([from, to]) => from <= to);
    });
  }
  const hex = (code: number) => code.toString(16);
  return parts
    .filter(([, last]) => last > 32)
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}

/** Optional: nothing moves while someone reads. Where the first visit's line is slow, it keeps the stand-in. */
function faceOf({ family, style, weight }: Typeface, file: string): string {
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:optional;src:url(${file}) format("woff2")}`;
}

function fileOf({ family }: Typeface, bytes: Buffer, made: string): string {
  return `${assets}${family.toLowerCase().replaceAll(' ', '-')}-${shortHash(bytes, made)}.woff2`;
}
