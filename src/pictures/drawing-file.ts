/** A drawing as a file: an `img` element has none of a page's inks and fonts, so what it needs of them is in it. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Brand } from '../brand/brand.ts';
import { inkRules } from '../brand/inks.ts';
import type { Drawing, Face } from '../brand/read-drawing.ts';
import type { Typeface } from '../brand/typefaces.ts';

/** What a file is made of and how, so that its address changes with it. */
export function drawingSource({ svg }: Drawing, { inkColours, text, accent }: Brand): string {
  const code = readFileSync(import.meta.filename, 'utf8');
  return JSON.stringify([svg, inkRules(svg, inkColours), text.hash, accent.hash, code]);
}

export async function drawingFile({ svg, letters }: Drawing, brand: Brand): Promise<string> {
  const { text, accent, inkColours } = brand;
  const fonts = await Promise.all([
    fontRules(accent, 'font-style:italic', letters.italic),
    fontRules(text, 'font-weight:1 599', letters.regular, 500),
    fontRules(text, 'font-weight:600 999', letters.bold, 750),
  ]);
  const families = `:root{--font-sans:"${text.family}",${text.generic};--font-water:"${accent.family}",${accent.generic}}`;
  const words = fonts.join('');
  const rules = inkRules(svg, inkColours) + (words && words + families);
  if (rules === '') return svg;
  const [root = ''] = /^<svg [^>]+>/.exec(svg) ?? [];
  const start = root.includes(' font-family=')
    ? root
    : root.replace('<svg ', '<svg font-family="var(--font-sans)" ');
  return `${words ? start : root}<style>${rules}</style>${svg.slice(root.length)}`;
}

async function fontRules(
  { family, file }: Typeface,
  descriptors: string,
  letters: Drawing['letters'][Face],
  weight?: number,
): Promise<string> {
  if (letters.trim() === '') return '';
  const font = await subsetFont(readFileSync(file), letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk'],
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  return `@font-face{font-family:"${family}";${descriptors};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}
