/** What surrounds the words of a printed sheet: the chart's frame, the masthead, the line at the foot, the stamp. */
import { logo, palettes } from '../../brand/brand.ts';
import type { LogoInk, LogoPath } from '../../brand/logo.ts';
import { contourPaths } from '../../charts/contours.ts';
import { channel, coast, createField, highest, island, lowest, type Point } from '../../charts/field.ts';
import { planCourse } from '../../charts/route.ts';
import { column, footTop, frame, masthead, page } from './page-geometry.ts';

const { bands, land, contour, ink, course, soft } = palettes.light;
type Pdf = PDFKit.PDFDocument;

/** The frame's scale: dark and light minutes along each edge, a hairline on both sides. */
export function drawFrame(pdf: Pdf): void {
  const { inset, width } = frame;
  const [right, bottom] = [page.width - inset, page.height - inset];
  pdf.save().lineWidth(0.6).strokeColor(ink);
  pdf.rect(inset, inset, right - inset, bottom - inset).stroke();
  pdf.rect(inset + width, inset + width, right - inset - 2 * width, bottom - inset - 2 * width).stroke();
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    // An odd number of minutes, so that both ends of an edge are dark.
    const minute = Math.hypot(x2 - x1, y2 - y1) / (2 * Math.round(Math.hypot(x2 - x1, y2 - y1) / 52) + 1);
    pdf.moveTo(x1, y1).lineTo(x2, y2).dash(minute, { space: minute }).stroke();
  };
  const [inner, middle] = [inset + width, inset + width / 2];
  pdf.lineWidth(width - 3.6);
  for (const y of [middle, page.height - middle]) edge(inner, y, page.width - inner, y);
  for (const x of [middle, page.width - middle]) edge(x, inner, x, page.height - inner);
  pdf.restore();
}

/** A strip of chart, drawn from the document's name; the title stands in its calm water at the left. */
export function drawMasthead(pdf: Pdf, name: string): void {
  const { left, top, width, height } = masthead;
  const shape = highest(
    lowest(
      coast([width * 0.66, 0], [width, height * 0.62], 120),
      channel(line(width * 0.6, 40, width, 150), 40),
    ),
    island([width * 0.79, height * 0.86], 30, { stretch: 1.9, turn: -0.3 }),
    coast([width, height * 0.2], [width * 0.9, height + 60], 150),
  );
  const field = createField(name, width, height, shape, { roughness: 0.22, scale: 190 });
  pdf.save().translate(left, top).rect(0, 0, width, height).clip();
  pdf.rect(0, 0, width, height).fill(bands[0]);
  const [, shelf, shoal, shallow] = bands;
  for (const [colour, threshold] of Object.entries({ [shelf]: -0.7, [shoal]: -0.42, [shallow]: -0.16 })) {
    const path = contourPaths(field, [threshold]).join('');
    if (path !== '') pdf.path(path).fill(colour);
  }
  const depths = [-0.95, -0.82, -0.56, -0.29];
  pdf
    .path(contourPaths(field, depths, { kind: 'lines', shortest: 12 }).join(''))
    .lineWidth(0.5)
    .stroke(contour);
  const [shore = ''] = contourPaths(field, [0]);
  if (shore !== '') pdf.path(shore).lineWidth(0.8).fillAndStroke(land, ink);
  drawCourse(pdf, planCourse(field, line(width * 0.6, height, width * 0.82, height * 0.52)));
  pdf.restore();
  pdf
    .save()
    .lineWidth(0.6)
    .moveTo(left, top + height)
    .lineTo(left + width, top + height)
    .stroke(ink)
    .restore();
}

function drawCourse(pdf: Pdf, legs: readonly Point[]): void {
  const [x, y] = legs.at(-1) ?? [0, 0];
  pdf.path(`M${legs.map((point) => point.join(' ')).join('L')}`);
  pdf.lineWidth(1.8).dash(6, { space: 4 }).stroke(course).undash();
  pdf.circle(x, y, 4).fillAndStroke(bands[0], course);
}

function line(x1: number, y1: number, x2: number, y2: number): [Point, Point] {
  return [
    [x1, y1],
    [x2, y2],
  ];
}

/** The provider's mark and name. */
export function drawWordmark(pdf: Pdf, name: string, [x, y]: Point, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / logo.size);
  for (const path of logo.paths) drawLogoPath(pdf, path);
  pdf.restore();
  pdf
    .font('sans-bold')
    .fontSize(size * 0.72)
    .fillColor(ink);
  pdf.text(name, x + size * 1.32, y + size * 0.04, { lineBreak: false, characterSpacing: -size * 0.022 });
}

function drawLogoPath(pdf: Pdf, { d, fill, stroke, pen }: LogoPath): void {
  const colourOf = (given: LogoInk) => ({ ink, signal: course })[given] ?? given;
  if (fill) pdf.path(d).fill(colourOf(fill), pen.fillRule === 'evenodd' ? 'even-odd' : 'non-zero');
  if (!stroke) return;
  pdf.path(d).lineWidth(Number(pen.strokeWidth ?? 1));
  const [dash, space] = (pen.strokeDasharray ?? '').split(/[\s,]+/).map(Number);
  if (dash) pdf.dash(dash, { space: space ?? dash });
  pdf.lineCap(pen.strokeLinecap ?? 'butt').lineJoin(pen.strokeLinejoin ?? 'miter');
  pdf.stroke(colourOf(stroke)).undash();
}

export type FootLine = { title: string; edition: string; page: number; pages: number };

export function drawFoot(pdf: Pdf, { title, edition, page: number, pages }: FootLine): void {
  const right = column.text.x + column.text.width;
  pdf
    .save()
    .lineWidth(0.5)
    .moveTo(column.heading.x, footTop)
    .lineTo(right, footTop)
    .stroke(contour)
    .restore();
  pdf.font('italic').fontSize(9.5).fillColor(soft);
  pdf.text(edition, column.heading.x, footTop + 8, { lineBreak: false });
  pdf.text(title, column.text.x, footTop + 8, { lineBreak: false });
  const count = `${number} of ${pages}`;
  pdf.text(count, right - pdf.widthOfString(count), footTop + 8, { lineBreak: false });
}

/** Across the page, so that no sample is taken for the real thing. */
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
