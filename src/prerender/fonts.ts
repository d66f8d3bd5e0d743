/** The two typefaces, cut down to the characters that the site uses, with fallbacks that take the same room. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export type SiteFont = { file: string; bytes: Buffer; css: string };

type Face = {
  family: string;
  file: string;
  style: 'normal' | 'italic';
  weight: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Metrics that make the local fallback as wide and as high, so that nothing moves when the font arrives. */
  fallback: { local: string; sizeAdjust: string; ascent: string; descent: string };
};

const faces: readonly Face[] = [
  {
    family: 'Schibsted Grotesk',
    file: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    style: 'normal',
    weight: '400 800',
    axes: { wght: { min: 400, max: 800 } },
    fallback: { local: 'Arial', sizeAdjust: '100.6%', ascent: '94.7%', descent: '25.9%' },
  },
  {
    family: 'Newsreader',
    file: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2',
    style: 'italic',
    weight: '400',
    axes: {},
    fallback: { local: 'Times New Roman Italic', sizeAdjust: '102%', ascent: '72%', descent: '26%' },
  },
];

const require = createRequire(import.meta.url);

/** Fractions and proportional figures, which no style asks for, would bring glyphs that no text has. */
const features = ['kern', 'liga', 'tnum', 'mark', 'mkmk'];

/** `text` holds every character of the site at least once. */
export function cutFonts(text: string): Promise<SiteFont[]> {
  return Promise.all(faces.map((face) => cut(face, text)));
}

async function cut({ family, file, style, weight, axes, fallback }: Face, text: string): Promise<SiteFont> {
  const source = readFileSync(require.resolve(file));
  const bytes = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const name = family.toLowerCase().replaceAll(' ', '-');
  const address = `/assets/${name}-${hash}.woff2`;
  const css =
    `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:optional;src:url(${address}) format("woff2")}` +
    `@font-face{font-family:"${family.split(' ')[0]} fallback";font-style:${style};src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`;
  return { file: address, bytes, css };
}
