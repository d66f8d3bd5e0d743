/** Reads a drawn chart back from its SVG: what is water and how deep, where its contours and soundings are, its course. */
import { bandEdges, metres } from '../charts/depths.ts';
import { pathPoints, type Spot } from './path-points.ts';

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
  course: { d: string; points: readonly Spot[]; width: number; waypoints: readonly Spot[] } | null;
};

/** Depths in metres at the edges of the areas: of the bands, and of the shore. */
export const edgeDepths: readonly number[] = [...bandEdges, 0].map(metres);

export function readChart(svg: Element): ChartReading | null {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const paths = [...svg.querySelectorAll('path')];
  if (!width || !height || paths.length === 0) return null;
  const isInside = ([x, y]: Spot) => x > 2 && y > 2 && x < width - 2 && y < height - 2;
  const areas = ['sea-1', 'sea-2', 'sea-3', 'land'].map((ink) => {
    const drawn = paths.filter((path) => isArea(path, ink)).map(drawingOf);
    return { path: joined(drawn), edge: drawn.flatMap((d) => pathPoints(d)).filter(isInside) };
  });
  return {
    width,
    height,
    tone: paths.some((path) => inkOf(path, 'fill') === 'dark-sea-0') ? 'dark-' : '',
    areas,
    blank: joined(paths.filter((path) => isArea(path, 'sheet')).map(drawingOf)),
    soundings: [...svg.querySelectorAll('text')]
      .filter((text) => inkOf(text, 'fill').endsWith('sounding') && /^\d+$/.test(text.textContent))
      .map((text) => ({ at: [number(text, 'x'), number(text, 'y')], depth: Number(text.textContent) })),
    course: readCourse(svg, paths),
  };
}

/** A waypoint is so near to a point of its course. */
const reach = 14;

/** The course is the dashed line on which the waypoints are. */
function readCourse(svg: Element, paths: readonly Element[]): ChartReading['course'] {
  const waypoints = [...svg.querySelectorAll('circle')]
    .filter((circle) => inkOf(circle, 'stroke').endsWith('course'))
    .map((circle): Spot => [number(circle, 'cx'), number(circle, 'cy')]);
  const lines = paths.filter(
    (path) => inkOf(path, 'stroke').endsWith('course') && attribute(path, 'stroke-dasharray'),
  );
  const courses = lines.map((line) => {
    const d = drawingOf(line);
    const points = pathPoints(d);
    const isCall = ([x, y]: Spot) => points.some(([px, py]) => Math.hypot(px - x, py - y) < reach);
    const width = Number(attribute(line, 'stroke-width'));
    return { d, points, width, waypoints: waypoints.filter(isCall) };
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

function drawingOf(path: Element): string {
  return path.getAttribute('d') ?? '';
}

/** Not as one text: the first move of a path may be written as if it were relative. */
function joined(drawings: readonly string[]): Path2D {
  const all = new Path2D();
  for (const d of drawings) all.addPath(new Path2D(d));
  return all;
}
