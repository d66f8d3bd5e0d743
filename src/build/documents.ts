/** Renders a document of the content as a PDF: tagged A4 pages with a letterhead, the same bytes for the same words. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { accent, palettes, text as textFace } from '../brand/brand.ts';
import { longDate } from '../content/long-date.ts';
import type { Provider } from '../content/schema/brand.ts';
import type { SiteDocument } from '../content/site.ts';
import { cutFont } from '../drawings/outlines.ts';
import { column, drawFoot, drawSampleStamp, drawWordmark, margins, page, right } from './pdf/letterhead.ts';
import { setSections } from './pdf/set-sections.ts';

type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
const { ink, soft } = palettes.light;

export async function renderDocument(document: SiteDocument, provider: Provider): Promise<Uint8Array> {
  const pdf = await openPdf(document, provider);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  setTitle(pdf, root, document);
  setFacts(pdf, root, document, provider);
  setSections(pdf, root, document.sections);
  root.end();
  decorate(pdf, document, provider);
  return finish(pdf);
}

async function openPdf(document: SiteDocument, provider: Provider): Promise<Pdf> {
  const { title, subtitle, updated, sample } = document;
  const written = new Date(`${updated}T00:00:00Z`);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    size: [page.width, page.height],
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
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
  const fonts = await pdfFonts();
  for (const [face, font] of fonts) pdf.registerFont(face, font);
  return pdf;
}

let cut: Promise<Map<string, Buffer>> | undefined;

/** Cut once for all documents of a build. */
function pdfFonts(): Promise<Map<string, Buffer>> {
  cut ??= cutFonts();
  return cut;
}

async function cutFonts(): Promise<Map<string, Buffer>> {
  const [sans, bold, italic] = await Promise.all([
    cutFont(textFace.file, { wght: 430 }),
    cutFont(textFace.file, { wght: 750 }),
    cutFont(accent.file),
  ]);
  return new Map([
    ['sans', sans],
    ['sans-bold', bold],
    ['italic', italic],
  ]);
}

function setTitle(pdf: Pdf, root: Structure, { title, subtitle }: SiteDocument): void {
  const x = column.heading.x;
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.font('sans-bold').fontSize(30).fillColor(ink);
      pdf.text(title, x, margins.top + 6, { width: right - x, lineGap: -3, characterSpacing: -0.8 });
    }),
  );
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font('italic').fontSize(13).fillColor(ink);
      pdf.text(subtitle, x, pdf.y + 8, { width: right - x });
    }),
  );
}

/** What edition this is, of when and by whom. */
function setFacts(pdf: Pdf, root: Structure, { version, updated }: SiteDocument, provider: Provider): void {
  const top = pdf.y + 26;
  const facts = [
    ['Version', version],
    ['Date', longDate(updated)],
    ['Published by', `${provider.legalName}, UEN ${provider.registrationNumber}`],
  ] as const;
  const places = [column.heading.x, column.text.x, column.text.x + 130];
  facts.forEach(([label, value], index) => {
    const x = places[index] ?? column.heading.x;
    root.add(
      pdf.struct('P', {}, () => {
        pdf.font('italic').fontSize(10.5).fillColor(soft).text(label, x, top, { lineBreak: false });
      }),
    );
    root.add(
      pdf.struct('P', {}, () => {
        pdf
          .font('sans')
          .fontSize(10)
          .fillColor(ink)
          .text(value, x, top + 15, { width: 200 });
      }),
    );
  });
  pdf.y = top + 52;
}

/** Letterhead, foot and stamp come last, when the number of pages is known; screen readers skip them. */
function decorate(pdf: Pdf, document: SiteDocument, provider: Provider): void {
  const { title, version, updated, sample } = document;
  const { start, count: pages } = pdf.bufferedPageRange();
  for (let index = 0; index < pages; index += 1) {
    pdf.switchToPage(start + index);
    // Words below the text's own margin must not open another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact');
    drawWordmark(pdf, provider.name);
    drawFoot(pdf, { title, edition: `Version ${version}, ${longDate(updated)}`, page: index + 1, pages });
    if (sample) drawSampleStamp(pdf);
    pdf.endMarkedContent();
  }
}

async function finish(pdf: Pdf): Promise<Uint8Array> {
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}
