/** The chart of one project: waypoints for its stages, rocks for its risks, islands for the systems to connect. */
import { type Box, Chart } from '../chart.ts';
import { planCourse } from '../course.ts';
import { island, type Point, type Shape, shoal } from '../field.ts';
import type { ChartStyle } from '../letters.ts';
import { around, circle } from '../svg.ts';
import * as symbols from '../symbols.ts';
import { distanceTo, type Label, writeLabels } from './place-labels.ts';
import { type Layout, layoutOf, type Placed, placeIslands, placeRocks } from './project-layout.ts';

/** What a project begins from: nothing yet, work by hand, a running system, a build in trouble, or not said. */
export type Departure = 'open' | 'islet' | 'coast' | 'wreck' | 'unknown';

export type ProjectCourse = {
  /** Projects of one kind have the same waters. */
  name: string;
  shape: 'wide' | 'narrow';
  departure: { kind: Departure; name: string; note: string };
  /** Each ends a stage: its name, and when it ends or how long it takes. */
  waypoints: readonly { name: string; note: string }[];
  /** `stage` counts the legs from 0. Many names would hide the course: a chart with many rocks has numbers. */
  rocks: readonly { name: string; stage: number }[];
  rocksAre: 'named' | 'numbered';
  islands: { count: number; name: string };
};

const sizes = {
  wide: { width: 960, height: 720, name: 25, note: 20, rock: 20, line: 25 },
  narrow: { width: 480, height: 840, name: 23, note: 20, rock: 19, line: 20 },
} as const;

export function drawProjectCourse(course: ProjectCourse, style: ChartStyle): string {
  const { width, height, ...text } = sizes[course.shape];
  const chart = new Chart({ name: course.name, width, height, tone: 'light', style });
  const layout = layoutOf(course.name, course.shape, chart, course.waypoints.length);
  const rocks = placeRocks(layout, course.rocks);
  const islands = placeIslands(layout, course.islands.count, rocks);
  const { kind } = course.departure;
  chart.land(
    { roughness: calmNear(rocks), scale: 220, contours: 4 },
    ...departureLand(kind, layout),
    ...islands.map(({ at, radius, turn }) => island(at, radius, { stretch: 1.2, turn })),
    ...rocks.map(({ at }) => shoal(at, 92, 0.03)),
  );
  for (const { at } of rocks) chart.draw(symbols.danger(chart.ink, at, 17) + symbols.rock(chart.ink, at, 8));
  for (const { at } of islands) chart.draw(symbols.star(chart.ink, at, 9));
  drawDeparture(chart, kind, layout);

  const legs = planCourse(chart.field, [layout.departure, ...layout.waypoints]);
  chart.line(legs, { width: 4, dash: '13 8' });
  for (const at of layout.waypoints) chart.waypoint(at, { radius: 9, width: 4 });
  chart.draw(symbols.ship(chart.ink, layout.departure, layout.heading, 34));

  const taken: Box[] = [
    ...rocks.map(({ at }) => around(at, 20)),
    ...islands.map(({ at, radius }) => around(at, radius)),
    ...[layout.departure, ...layout.waypoints].map((at) => around(at, 16)),
  ];
  writeLabels(chart, legs, taken, [
    ...layout.waypoints.map((at, index): Label => {
      const { name, note } = course.waypoints[index] ?? { name: '', note: '' };
      const lines = [
        bold(name, text.name),
        ...wrapped(note, text.line).map((line) => italic(line, text.note)),
      ];
      return { at, gap: 20, lines };
    }),
    {
      at: landmarkOf(kind, layout),
      gap: kind === 'islet' ? 58 : kind === 'wreck' ? 36 : 30,
      lines: [italic(course.departure.name, text.note), italic(course.departure.note, text.note)],
    },
    ...rocks.map(({ at, name }, index): Label => {
      const isNamed = course.rocksAre === 'named';
      return { at, gap: 22, lines: [isNamed ? italic(name, text.rock) : bold(`${index + 1}`, text.rock)] };
    }),
    ...groupLabel(islands, course.islands.name, text.note),
  ]);
  compassRose(chart, taken, legs);
  return chart
    .depths({ spacing: course.shape === 'wide' ? 132 : 104, size: 16 })
    .neatline({ minute: 40 })
    .svg();
}

/** The sea floor is even about a rock, so that neither rises out of the water nor the course comes too near. */
function calmNear(rocks: readonly { at: Point }[]): Shape {
  return (x, y) => (rocks.some(({ at: [rx, ry] }) => Math.hypot(x - rx, y - ry) < 64) ? 0.04 : 0.19);
}

/** Lines with at most so many letters. A date stays in one line. */
function wrapped(note: string, most: number): string[] {
  const joined = note.replace(/\d+ [A-Z]\w+( \d{4})?/g, (date) => date.replaceAll(' ', '\u00a0'));
  const lines = joined.match(new RegExp(`[^ ].{0,${most - 1}}(?= |$)`, 'g')) ?? [];
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

const bold = (words: string, size: number) => ({ text: words, size, face: 'sans-bold' as const });
const italic = (words: string, size: number) => ({ text: words, size, face: 'italic' as const });

/** One name for all islands, at the first of them. */
function groupLabel(islands: readonly Placed[], name: string, size: number): Label[] {
  const [first] = islands;
  return first ? [{ at: first.at, gap: first.radius + 8, lines: [italic(name, size)] }] : [];
}

function landmarkOf(kind: Departure, { departure, islet, shore }: Layout): Point {
  return { open: departure, unknown: departure, islet, coast: shore, wreck: shore }[kind];
}

function departureLand(kind: Departure, { islet, inland, edge }: Layout): Shape[] {
  if (kind === 'islet') return [island(islet, 46, { stretch: 1.3 })];
  if (kind !== 'coast') return [];
  const [nx, ny] = inland;
  // Everything behind a line across the way ahead; it rises to a height and no further.
  return [(x, y) => Math.min(0.9, ((x - edge[0]) * nx + (y - edge[1]) * ny) / 90)];
}

function drawDeparture(chart: Chart, kind: Departure, { shore, islet, departure }: Layout): void {
  const { ink } = chart;
  if (kind === 'wreck') chart.draw(symbols.wreck(ink, shore), around(shore, 30));
  if (kind === 'islet') chart.draw(symbols.star(ink, islet, 9));
  if (kind === 'coast') {
    const [x, y] = shore;
    const houses = `M${x - 16} ${y + 8}v-12h10v12zM${x - 2} ${y + 8}v-20h8v20zM${x + 10} ${y + 8}v-9h12v9z`;
    chart.draw(`<path fill="${ink.ink}" d="${houses}"/>`, around(shore, 26));
  }
  // Nobody knows yet whether it's there.
  if (kind === 'open') {
    const dotted = 'stroke-width="1.8" stroke-dasharray="2 6" stroke-linecap="round"';
    chart.draw(circle(departure, 26, `fill="none" stroke="${ink.soft}" ${dotted}`));
  }
}

function compassRose(chart: Chart, taken: readonly Box[], legs: readonly Point[]): void {
  const { width, height } = chart;
  const radius = width > 600 ? 58 : 40;
  const inset = radius + 34;
  const room = ([x, y]: Point) =>
    Math.min(
      ...taken.map((box) => distanceTo(box, [x, y])),
      ...legs.map(([lx, ly]) => Math.hypot(lx - x, ly - y)),
    );
  const corners: Point[] = [inset, width / 2, width - inset].flatMap((x): Point[] => [
    [x, inset],
    [x, height / 2],
    [x, height - inset],
  ]);
  const [best] = corners
    .filter(([x, y]) =>
      [-radius, 0, radius].every((dx) =>
        [-radius, 0, radius].every((dy) => chart.field.at(x + dx, y + dy) < -0.4),
      ),
    )
    .toSorted((a, b) => room(b) - room(a));
  if (!best || room(best) < radius * 1.35) return;
  chart.draw(symbols.compassRose(chart.ink, best, radius), around(best, radius + 8));
}
