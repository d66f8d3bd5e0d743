/** Sets a document's sections: headings in the narrow column, their text beside them, both tagged for screen readers. */
import { palettes } from '../../brand/brand.ts';
import type { BlockSection, TextBlock, TextRun } from '../../content/blocks.ts';
import { column, drawRule, margins, page } from './letterhead.ts';

type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const { ink, soft } = palettes.light;
const size = 9.6;
const lineGap = 3;
const sectionGap = 15;
/** From the rule over a section to its first line. */
const ruleGap = 12;
const itemIndent = 16;
/** A paragraph shorter than this is not torn between two pages; of a longer one two lines at least stay. */
const longest = 90;
const twoLines = 30;

export function setSections(pdf: Pdf, root: Structure, sections: readonly BlockSection[]): void {
  sections.forEach((section, index) => {
    if (!fits(pdf, firstRuns(section), column.text.width - itemIndent, ruleGap)) pdf.addPage();
    const top = pdf.y;
    pdf.markContent('Artifact');
    drawRule(pdf, top);
    pdf.endMarkedContent();
    const part = pdf.struct('Sect');
    root.add(part);
    part.add(pdf.struct('H2', {}, () => setHeading(pdf, section.heading, index + 1, top + ruleGap)));
    pdf.y = top + ruleGap;
    for (const block of section.blocks) setBlock(pdf, block, part);
    part.end();
    pdf.y += sectionGap - size * 0.6;
  });
}

function setHeading(pdf: Pdf, heading: string, number: number, y: number): void {
  pdf
    .font('italic')
    .fontSize(size + 1)
    .fillColor(soft);
  pdf.text(`${number} `, column.heading.x, y - 0.5, { lineBreak: false });
  pdf.font('sans-bold').fontSize(size).fillColor(ink);
  pdf.text(heading, column.heading.x + 20, y, { width: column.heading.width - 20, lineGap: 1.5 });
}

function setBlock(pdf: Pdf, block: TextBlock, part: Structure): void {
  if (block.kind === 'paragraph') {
    if (!fits(pdf, block.runs, column.text.width)) pdf.addPage();
    part.add(pdf.struct('P', {}, () => setRuns(pdf, block.runs, column.text.x)));
    pdf.y += size * 0.6;
    return;
  }
  const list = pdf.struct('L');
  part.add(list);
  block.items.forEach((item, index) => {
    const sign = block.ordered ? `${index + 1}.` : '–';
    if (!fits(pdf, item, column.text.width - itemIndent)) pdf.addPage();
    list.add(
      pdf.struct('LI', {}, () => {
        pdf.font('sans').fontSize(size).fillColor(ink);
        pdf.text(sign, column.text.x, pdf.y, { lineBreak: false });
        setRuns(pdf, item, column.text.x + itemIndent);
      }),
    );
    pdf.y += size * 0.25;
  });
  list.end();
  pdf.y += size * 0.35;
}

/** A heading is never left behind by the text below it. */
function firstRuns({ blocks: [first] }: BlockSection): readonly TextRun[] {
  if (first === undefined) return [];
  return first.kind === 'paragraph' ? first.runs : (first.items[0] ?? []);
}

/** Whether a paragraph can begin `below` here without leaving a line or two on the wrong page. */
function fits(pdf: Pdf, runs: readonly TextRun[], width: number, below = 0): boolean {
  pdf.font('sans').fontSize(size);
  const height = pdf.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap });
  const room = page.height - margins.bottom - pdf.y - below;
  return height <= room || (height >= longest && room >= twoLines);
}

function setRuns(pdf: Pdf, runs: readonly TextRun[], x: number): void {
  const width = column.text.x + column.text.width - x;
  runs.forEach(({ text, strong, accent, link }, index) => {
    pdf.font(accent ? 'italic' : strong ? 'sans-bold' : 'sans').fontSize(accent ? size * 1.08 : size);
    const options = {
      width,
      lineGap,
      continued: index < runs.length - 1,
      link,
      underline: link !== null,
    };
    pdf.fillColor(ink);
    if (index === 0) pdf.text(text, x, pdf.y, options);
    else pdf.text(text, options);
  });
}
