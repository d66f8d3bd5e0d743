/** The measures of a printed page and what surrounds its text: the provider's mark and name, the foot, the stamp. */
import { logo, palettes } from '../../brand/brand.ts';
import type { LogoInk } from '../../brand/logo.ts';

type Pdf = PDFKit.PDFDocument;
const { ink, course, contour, soft } = palettes.light;

/** A4, in points. */
export const page = { width: 595.28, height: 841.89 } as const;

/** A narrow column for headings, a wide one for text. */
export const column = {
  heading: { x: 58, width: 132 },
  text: { x: 208, width: 325 },
} as const;

export const right = column.text.x + column.text.width;

/** Where text may be, from page to page. */
export const margins = { top: 92, bottom: 80, left: column.text.x, right: page.width - right } as const;

const footTop = page.height - 62;

/** The provider's mark and name. */
export function drawWordmark(pdf: Pdf, name: string): void {
  const [x, y, size] = [column.heading.x, 42, 22];
  pdf
    .save()
    .translate(x, y)
    .scale(size / logo.size);
  for (const { d, fill, stroke, pen } of logo.paths) {
    const colourOf = (given: LogoInk) => ({ ink, signal: course })[given] ?? given;
    if (fill) pdf.path(d).fill(colourOf(fill), pen.fillRule === 'evenodd' ? 'even-odd' : 'non-zero');
    if (!stroke) continue;
    pdf.path(d).lineWidth(Number(pen.strokeWidth ?? 1));
    const [dash, space] = (pen.strokeDasharray ?? '').split(/[\s,]+/).map(Number);
    if (dash) pdf.dash(dash, { space: space ?? dash });
    pdf.lineCap(pen.strokeLinecap ?? 'butt').lineJoin(pen.strokeLinejoin ?? 'miter');
    pdf.stroke(colourOf(stroke)).undash();
  }
  pdf.restore();
  pdf
    .font('sans-bold')
    .fontSize(size * 0.72)
    .fillColor(ink);
  pdf.text(name, x + size * 1.32, y + size * 0.04, { lineBreak: false, characterSpacing: -size * 0.022 });
}

export function drawRule(pdf: Pdf, y: number): void {
  pdf.save().lineWidth(0.5).moveTo(column.heading.x, y).lineTo(right, y).stroke(contour).restore();
}

type Foot = { title: string; edition: string; page: number; pages: number };

export function drawFoot(pdf: Pdf, { title, edition, page: number, pages }: Foot): void {
  drawRule(pdf, footTop);
  pdf.font('italic').fontSize(9.5).fillColor(soft);
  pdf.text(edition, column.heading.x, footTop + 8, { lineBreak: false });
  pdf.text(title, column.text.x, footTop + 8, { lineBreak: false });
  const count = `${number} of ${pages}`;
  pdf.text(count, right - pdf.widthOfString(count), footTop + 8, { lineBreak: false });
}

/** Across the page, so that nobody takes a sample for the real thing. */
export function drawSampleStamp(pdf: Pdf): void {
  const [centreX, centreY] = [page.width / 2, page.height * 0.56];
  pdf
    .save()
    .rotate(-38, { origin: [centreX, centreY] })
    .fillColor(course)
    .fillOpacity(0.16);
  pdf.font('sans-bold').fontSize(138);
  const width = pdf.widthOfString('SAMPLE', { characterSpacing: 4 });
  pdf.text('SAMPLE', centreX - width / 2, centreY - 84, { lineBreak: false, characterSpacing: 4 });
  pdf.restore();
}
