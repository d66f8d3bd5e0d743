/** The chart as a PNG, painted from the page's drawing: as a picture of its own it wouldn't have the page's fonts. */
import { inkColours } from 'virtual:brand';

/** Twice the drawing's size, for paper and slides. */
const scale = 2;

export async function paintChart(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * scale,
    height: height * scale,
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.scale(scale, scale);
  for (const [name, colour] of Object.entries(inkColours.day)) svg.style.setProperty(name, colour);
  for (const child of svg.children) paint(context, child);
  for (const name of Object.keys(inkColours.day)) svg.style.removeProperty(name);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was painted'))), 'image/png');
  });
}

/** What the drawing code writes: groups, paths, circles and lines of text. */
function paint(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element);
  context.save();
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.transform.baseVal.consolidate()?.matrix;
    if (matrix) context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  }
  context.globalAlpha *= Number(style.opacity);
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineJoin = style.strokeLinejoin === 'round' ? 'round' : 'miter';
  context.lineCap = style.strokeLinecap === 'round' ? 'round' : 'butt';
  context.setLineDash(
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
  );
  if (element instanceof SVGTextElement) paintText(context, element, style);
  else if (element instanceof SVGPathElement)
    paintShape(context, new Path2D(element.getAttribute('d') ?? ''), style);
  else if (element instanceof SVGCircleElement) paintShape(context, circle(element), style);
  else for (const child of element.children) paint(context, child);
  context.restore();
}

function paintShape(context: CanvasRenderingContext2D, path: Path2D, style: CSSStyleDeclaration): void {
  const fill = () => {
    if (style.fill === 'none') return;
    context.save();
    context.globalAlpha *= Number(style.fillOpacity);
    context.fillStyle = style.fill;
    context.fill(path);
    context.restore();
  };
  const stroke = () => {
    if (style.stroke === 'none') return;
    context.strokeStyle = style.stroke;
    context.stroke(path);
  };
  for (const layer of style.paintOrder.startsWith('stroke') ? [stroke, fill] : [fill, stroke]) layer();
}

function paintText(
  context: CanvasRenderingContext2D,
  element: SVGTextElement,
  style: CSSStyleDeclaration,
): void {
  const [x, y] = [Number(element.getAttribute('x')), Number(element.getAttribute('y'))];
  const text = element.textContent;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'end' : 'start';
  if (style.stroke !== 'none') {
    context.strokeStyle = style.stroke;
    context.strokeText(text, x, y);
  }
  context.fillStyle = style.fill;
  context.fillText(text, x, y);
}

function circle({ cx, cy, r }: SVGCircleElement): Path2D {
  const path = new Path2D();
  path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, Math.PI * 2);
  return path;
}
