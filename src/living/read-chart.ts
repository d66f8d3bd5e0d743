/** Reads a drawn chart back from its SVG: what is water and how deep, where its contours and soundings are, its course. */
import { bandEdges, metres } from '../charts/depths.ts';
import { svgElement } from './svg.ts';

export type Spot = readonly [x: number, y: number];

export type ChartReading = {
  width: number;
  height: number;
  /** Of the inks' names: '' or 'dark-'. */
  tone: string;
  /** Areas at least so deep or high: the three shallower depth bands, then land. */
  areas: readonly { path: Path2D; edge: readonly Spot[] }[];
  /** Areas that are not charted. */
  blank: Path2D;
  soundings: readonly { at: Spot; depth: number }[];
  course: { path: SVGPathElement; width: number; waypoints: readonly Spot[] } | null;
};

/** Depths in metres at the edges of the areas: of the bands, and of the shore. */
export const edgeDepths: readonly number[] = [...bandEdges, 0].map(metres);

/** Units of the sheet between two points of a contour. */
const spacing = 7;

export function readChart(svg: Element): ChartReading | null {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const paths = [...svg.querySelectorAll('path')];
  if (!width || !height || paths.length === 0) return null;
  const isInside = ([x, y]: Spot) => x > 2 && y > 2 && x < width - 2 && y < height - 2;
  const areas = ['sea-1', 'sea-2', 'sea-3', 'land'].map((ink) => {
    const drawn = paths.filter((path) => isArea(path, ink)).map(copyOf);
    return { path: joined(drawn), edge: drawn.flatMap(pointsAlong).filter(isInside) };
  });
  return {
    width,
    height,
    tone: paths.some((path) => inkOf(path, 'fill') === 'dark-sea-0') ? 'dark-' : '',
    areas,
    blank: joined(paths.filter((path) => isArea(path, 'sheet')).map(copyOf)),
    soundings: [...svg.querySelectorAll('text')]
      .filter((text) => inkOf(text, 'fill').endsWith('sounding') && /^\d+$/.test(text.textContent))
      .map((text) => ({ at: [number(text, 'x'), number(text, 'y')], depth: Number(text.textContent) })),
    course: readCourse(svg, paths),
  };
}

/** The course is the dashed line on which the waypoints are. */
function readCourse(svg: Element, paths: readonly Element[]): ChartReading['course'] {
  const waypoints = [...svg.querySelectorAll('circle')]
    .filter((circle) => inkOf(circle, 'stroke').endsWith('course'))
    .map((circle): Spot => [number(circle, 'cx'), number(circle, 'cy')]);
  const lines = paths.filter(
    (path) => inkOf(path, 'stroke').endsWith('course') && attribute(path, 'stroke-dasharray'),
  );
  const calls = (path: SVGPathElement) => {
    const points = pointsAlong(path);
    return waypoints.filter(([x, y]) => points.some(([px, py]) => Math.hypot(px - x, py - y) < spacing * 2));
  };
  const courses = lines.map((line) => {
    const path = copyOf(line);
    return { path, width: Number(attribute(line, 'stroke-width')), waypoints: calls(path) };
  });
  return courses.toSorted((a, b) => b.waypoints.length - a.waypoints.length)[0] ?? null;
}

/** What is laid over a chart, such as a light's beam, is no area; nor is a ship. */
function isArea(path: Element, ink: string): boolean {
  const stroke = inkOf(path, 'stroke');
  return (
    inkOf(path, 'fill').replace('dark-', '') === ink &&
    (stroke === '' || stroke.endsWith('shore')) &&
    !['opacity', 'fill-opacity', 'transform'].some((name) => path.hasAttribute(name))
  );
}

/** The name of the variable that it is drawn in. */
function inkOf(element: Element, name: 'fill' | 'stroke'): string {
  return /^var\(--([\w-]+)\)$/.exec(attribute(element, name))?.[1] ?? '';
}

/** Its own, or that of a group around it. */
function attribute(element: Element, name: string): string {
  return element.closest(`[${name}]`)?.getAttribute(name) ?? '';
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name));
}

function copyOf(path: Element): SVGPathElement {
  return svgElement('path', { d: path.getAttribute('d') ?? '' });
}

function joined(paths: readonly SVGPathElement[]): Path2D {
  return new Path2D(paths.map((path) => path.getAttribute('d')).join(''));
}

export function pointsAlong(path: SVGPathElement): Spot[] {
  const length = path.getTotalLength();
  return Array.from({ length: Math.ceil(length / spacing) + 1 }, (_, index): Spot => {
    const { x, y } = path.getPointAtLength(Math.min(length, index * spacing));
    return [x, y];
  });
}
