/** The site's two typefaces as PDFs take them: static TrueType, cut from the variable web fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Sans for text, italic for labels and accents, as on the site. */
export type PdfFonts = Readonly<Record<'sans' | 'sans-bold' | 'italic', Buffer>>;

const sansFile = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const italicFile = '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2';
const files = createRequire(import.meta.url);

let cut: Promise<PdfFonts> | undefined;

/** Cut once for all documents of a build. */
export function pdfFonts(): Promise<PdfFonts> {
  cut ??= cutFonts();
  return cut;
}

async function cutFonts(): Promise<PdfFonts> {
  const [sans, bold, italic] = await Promise.all([
    staticFont(sansFile, { wght: 430 }),
    staticFont(sansFile, { wght: 750 }),
    staticFont(italicFile),
  ]);
  return { sans, 'sans-bold': bold, italic };
}

async function staticFont(file: string, variationAxes: Readonly<Record<string, number>> = {}) {
  const font = await readFile(files.resolve(file));
  return subsetFont(font, undefined, { targetFormat: 'truetype', variationAxes, keepAllGlyphs: true });
}
