/** The site's two typefaces as PDFs take them: static TrueType, cut from the variable web fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** `land` for what is spoken, `water` for labels and accents, as on the site. */
export type PdfFace = 'land' | 'land-bold' | 'water';
export type PdfFonts = Readonly<Record<PdfFace, Buffer>>;

const grotesk = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const italic = '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2';
const files = createRequire(import.meta.url);

let cut: Promise<PdfFonts> | undefined;

/** Cut once for all documents of a build. */
export function pdfFonts(): Promise<PdfFonts> {
  cut ??= cutFonts();
  return cut;
}

async function cutFonts(): Promise<PdfFonts> {
  const [land, bold, water] = await Promise.all([
    staticFont(grotesk, { wght: 430 }),
    staticFont(grotesk, { wght: 750 }),
    staticFont(italic),
  ]);
  return { land, 'land-bold': bold, water };
}

async function staticFont(file: string, variationAxes: Readonly<Record<string, number>> = {}) {
  const font = await readFile(files.resolve(file));
  return subsetFont(font, undefined, { targetFormat: 'truetype', variationAxes, keepAllGlyphs: true });
}
