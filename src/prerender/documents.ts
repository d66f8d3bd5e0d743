/** Renders a document of the content as a PDF: tagged A4 pages with a letterhead, the same bytes for the same words. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Brand } from '../brand/brand.ts';
import type { Palette } from '../brand/derive-colours.ts';
import { markOn } from '../brand/mark.ts';
import { registeredName } from '../content/address.ts';
import type { TextBlock, TextRun } from '../content/blocks.ts';
import type { DocumentText } from '../content/documents.ts';
import { longDate } from '../content/long-date.ts';
import type { Provider } from '../content/schema/brand.ts';
import type { Face } from '../drawings/letters.ts';
import { cutFont, type Outlines } from '../drawings/outlines.ts';

type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
/** A document under way, and what it's set in. */
type Sheet = { pdf: Pdf; outlines: Outlines; inks: Palette };

const page = { width: 595.28, height: 841.89 } as const;
const margins = { top: 96, bottom: 84, left: 84, right: 84 } as const;
const width = page.width - margins.left - margins.right;
const size = 10;
const lineGap = 3;
const itemIndent = 18;

export async function renderDocument(
  document: DocumentText,
  provider: Provider,
  outlines: Outlines,
): Promise<Uint8Array> {
  const { brand } = outlines;
  const pdf = openPdf(document, provider);
  const sheet: Sheet = { pdf, outlines, inks: brand.palettes.light };
  for (const [face, font] of await fontsOf(brand)) pdf.registerFont(face, font);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  setTitle(sheet, root, document, provider);
  document.sections.forEach(({ heading, blocks }, index) => {
    // A heading never ends a page.
    if (pdf.y > page.height - margins.bottom - 5 * size) pdf.addPage();
    setLine(sheet, root, 'H2', `${index + 1}. ${heading}`, { face: 'sans-bold', size: 13, before: 14 });
    for (const block of blocks) setBlock(sheet, root, block);
  });
  root.end();
  await decorate(sheet, document, provider);
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}

function openPdf({ title, subtitle, updated, sample }: DocumentText, provider: Provider): Pdf {
  const written = new Date(`${updated}T00:00:00Z`);
  return new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    size: [page.width, page.height],
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: provider.language,
    displayTitle: true,
    info: {
      Title: `${title} – ${provider.name}`,
      Subject: sample ? `Sample, not a certificate. ${subtitle}` : subtitle,
      Author: provider.legalName,
      Creator: provider.name,
      Producer: provider.name,
      // The date of the words, not of the build: equal words make equal files.
      CreationDate: written,
      ModDate: written,
    },
  });
}

const fonts = new WeakMap<Brand, ReturnType<typeof cutFonts>>();

function fontsOf(brand: Brand) {
  const cut = fonts.get(brand) ?? cutFonts(brand);
  fonts.set(brand, cut);
  return cut;
}

/** Each file of a typeface has letters of its own. A PDF takes those that it uses. */
async function cutFonts({ text, accent }: Brand): Promise<[name: string, font: Buffer][]> {
  const cut = (face: Face, { file, moreFiles }: Brand['text'], wght?: number) =>
    [file, ...moreFiles].map(
      async (path, index): Promise<[string, Buffer]> => [
        fontName(face, index),
        await cutFont(path, wght === undefined ? {} : { wght }),
      ],
    );
  return Promise.all([...cut('sans', text, 430), ...cut('sans-bold', text, 750), ...cut('italic', accent)]);
}

const fontName = (face: Face, file: number) => (file === 0 ? face : `${face} ${file}`);

/** A line or a part of one, in the files that have its letters. */
function setText(
  { pdf, outlines }: Sheet,
  text: string,
  face: Face,
  [x, y]: readonly [number, number] | readonly [],
  { continued = false, ...options }: PDFKit.Mixins.TextOptions,
): void {
  const runs = outlines.runs(text, face);
  const all = runs.length > 0 ? runs : [{ file: 0, text: '' }];
  all.forEach(({ file, text }, index) => {
    const more = { ...options, continued: continued || index < all.length - 1 };
    pdf.font(fontName(face, file));
    if (index === 0 && x !== undefined) pdf.text(text, x, y, more);
    else pdf.text(text, more);
  });
}

function setTitle(sheet: Sheet, root: Structure, document: DocumentText, provider: Provider): void {
  const { title, subtitle, version, updated } = document;
  setLine(sheet, root, 'H1', title, { face: 'sans-bold', size: 26 });
  setLine(sheet, root, 'P', subtitle, { face: 'italic', size: 13, before: 4 });
  const facts = `Version ${version}, ${longDate(updated, provider.language)}. Published by ${registeredName(provider)}.`;
  setLine(sheet, root, 'P', facts, { face: 'sans', size, before: 10, colour: sheet.inks.soft });
}

function setLine(
  sheet: Sheet,
  root: Structure,
  tag: string,
  text: string,
  {
    face,
    size,
    before = 0,
    colour = sheet.inks.ink,
  }: { face: Face; size: number; before?: number; colour?: string },
): void {
  const { pdf } = sheet;
  pdf.y += before;
  root.add(
    pdf.struct(tag, {}, () => {
      pdf.font(face).fontSize(size).fillColor(colour);
      setText(sheet, text, face, [margins.left, pdf.y], { width });
    }),
  );
  pdf.y += 4;
}

function setBlock(sheet: Sheet, root: Structure, block: TextBlock): void {
  const { pdf, inks } = sheet;
  if (block.kind === 'paragraph') {
    root.add(pdf.struct('P', {}, () => setRuns(sheet, block.runs, margins.left)));
  } else {
    const list = pdf.struct('L');
    root.add(list);
    block.items.forEach((item, index) => {
      const sign = block.ordered ? `${index + 1}.` : '–';
      if (pdf.y > page.height - margins.bottom - 2 * size) pdf.addPage();
      list.add(
        pdf.struct('LI', {}, () => {
          pdf.font('sans').fontSize(size).fillColor(inks.ink);
          pdf.text(sign, margins.left, pdf.y, { lineBreak: false });
          setRuns(sheet, item, margins.left + itemIndent);
        }),
      );
    });
    list.end();
  }
  pdf.y += size * 0.5;
}

function setRuns(sheet: Sheet, runs: readonly TextRun[], x: number): void {
  const { pdf, inks } = sheet;
  runs.forEach(({ text, strong, accent, link }, index) => {
    const face = accent ? 'italic' : strong ? 'sans-bold' : 'sans';
    pdf.font(face).fontSize(size).fillColor(inks.ink);
    setText(sheet, text, face, index === 0 ? [x, pdf.y] : [], {
      width: margins.left + width - x,
      lineGap,
      continued: index < runs.length - 1,
      link,
      underline: link !== null,
    });
  });
}

/** Letterhead, foot and stamp come last, when the number of pages is known; screen readers skip them. */
async function decorate(sheet: Sheet, { title, version, sample }: DocumentText, { name }: Provider) {
  const { pdf, outlines, inks } = sheet;
  const { ink, soft, course } = inks;
  const { brand } = outlines;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${markOn('light', brand.logoFiles, { ink, course })}</svg>`;
  // PDFKit splits an alpha channel late, and so in an order that differs from build to build.
  const mark = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).png().toBuffer();
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    // Words below the text's own margin must not open another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact');
    pdf.image(mark, margins.left, 40, { width: 22 });
    pdf.font('sans-bold').fontSize(16).fillColor(ink);
    setText(sheet, outlines.has(name, 'sans-bold') ? name : '', 'sans-bold', [margins.left + 29, 41], {
      lineBreak: false,
    });
    pdf.font('sans').fontSize(9).fillColor(soft);
    setText(sheet, `${title}, version ${version}`, 'sans', [margins.left, page.height - 54], {
      lineBreak: false,
    });
    pdf.text(`${index + 1} of ${count}`, margins.left, page.height - 54, { width, align: 'right' });
    if (sample) stampSample(pdf, course);
    pdf.endMarkedContent();
  }
}

/** Across the page, so that nobody takes a sample for the real thing. */
function stampSample(pdf: Pdf, colour: string): void {
  const [x, y] = [page.width / 2, page.height * 0.56];
  pdf.save().rotate(-38, { origin: [x, y] });
  pdf.font('sans-bold').fontSize(138).fillColor(colour).fillOpacity(0.16);
  pdf.text('SAMPLE', x - pdf.widthOfString('SAMPLE') / 2, y - 84, { lineBreak: false });
  pdf.restore();
}
