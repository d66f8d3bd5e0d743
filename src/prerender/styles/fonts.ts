/** The two typefaces, cut down to the characters that the site uses, with fallbacks that take the same room. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { assets } from '../../../contract/addresses.ts';
import type { Brand } from '../../brand/brand.ts';
import type { Typeface } from '../../brand/typefaces.ts';

export type SiteFont = { file: string; bytes: Buffer; css: string };

/** Fractions and proportional figures, which no style asks for, would bring glyphs that no text has. */
const features = ['kern', 'liga', 'tnum', 'mark', 'mkmk'];

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** `texts` hold every character of the site at least once. Plain ASCII a visitor may write into the form. */
export function cutFonts({ text: textFace, accent }: Brand, texts: Iterable<string>): Promise<SiteFont[]> {
  const others = new Set<string>();
  for (const text of texts) for (const character of text.match(/[^\0-\x7f]/gu) ?? []) others.add(character);
  const characters = ascii + [...others].sort().join('');
  return Promise.all([
    cut(textFace, 'Text fallback', characters),
    cut(accent, 'Accent fallback', characters),
  ]);
}

async function cut(
  { family, file, style, weight, fallback }: Typeface,
  standIn: string,
  text: string,
): Promise<SiteFont> {
  const [min, max] = weight.split(' ').map(Number);
  const bytes = await subsetFont(readFileSync(file), text, {
    targetFormat: 'woff2',
    variationAxes: min && max ? { wght: { min, max } } : {},
    keepFeatures: features,
  });
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const name = family.toLowerCase().replaceAll(' ', '-');
  const address = `${assets}${name}-${hash}.woff2`;
  // Optional: nothing moves while someone reads. Where the first visit's line is slow, it keeps the stand-in.
  const css =
    `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:optional;src:url(${address}) format("woff2")}` +
    `@font-face{font-family:"${standIn}";font-style:${style};src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`;
  return { file: address, bytes, css };
}
