/** The site's two typefaces as PDFs take them: static TrueType, cut from the variable web fonts. */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { accent, text } from '../../brand/brand.ts';

/** Sans for text, italic for labels and accents, as on the site. */
export type PdfFonts = Readonly<Record<'sans' | 'sans-bold' | 'italic', Buffer>>;

let cut: Promise<PdfFonts> | undefined;

/** Cut once for all documents of a build. */
export function pdfFonts(): Promise<PdfFonts> {
  cut ??= cutFonts();
  return cut;
}

async function cutFonts(): Promise<PdfFonts> {
  const [sans, bold, italic] = await Promise.all([
    staticFont(text.file, { wght: 430 }),
    staticFont(text.file, { wght: 750 }),
    staticFont(accent.file),
  ]);
  return { sans, 'sans-bold': bold, italic };
}

async function staticFont(file: string, variationAxes: Readonly<Record<string, number>> = {}) {
  const font = await readFile(file);
  return subsetFont(font, undefined, { targetFormat: 'truetype', variationAxes, keepAllGlyphs: true });
}
