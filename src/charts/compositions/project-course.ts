/**
 * The chart of one project: a course with four waypoints from what exists today, rocks beside the leg on which
 * they strike, and an island for each system to connect. Drawn by the build and in browsers alike.
 */
import { highest, island, level, type Point, type Shape, shoal } from '../field.ts';
import type { Letters } from '../letters.ts';
import * as marks from '../marks.ts';
import { planCourse } from '../route.ts';
import { Sheet } from '../sheet.ts';
import { around, distanceTo, type Label, type Taken, writeLabels } from './place-labels.ts';
import { type Layout, layoutOf, type Placed, placeIslands, placeRocks } from './project-layout.ts';

/** What a project begins from: nothing yet, work by hand, a running system, a build in trouble, or not said. */
export type Departure = 'open' | 'islet' | 'coast' | 'wreck' | 'unknown';

export type ProjectCourse = {
  /** Projects of one kind have the same waters. */
  name: string;
  shape: 'wide' | 'narrow';
  departure: { kind: Departure; name: string; note: string };
  /** Each ends a stage: its name and the dates between which it ends. */
  waypoints: readonly { name: string; note: string }[];
  /** `stage` counts the legs from 0. Many names would hide the course: a sheet with many rocks has numbers. */
  rocks: readonly { name: string; stage: number }[];
  rocksAre: 'named' | 'numbered';
  islands: { count: number; name: string };
};

const sizes = {
  wide: { width: 960, height: 720, name: 25, note: 20, rock: 20 },
  narrow: { width: 480, height: 840, name: 23, note: 20, rock: 19 },
} as const;

export function drawProjectCourse(course: ProjectCourse, letters: Letters): string {
  const { width, height, ...text } = sizes[course.shape];
  const sheet = new Sheet({ name: course.name, width, height, tone: 'light', letters });
  const layout = layoutOf(course.name, course.shape, width, height);
  const rocks = placeRocks(layout, course.rocks);
  const islands = placeIslands(layout, course.islands.count, rocks);
  const { kind } = course.departure;
  sheet.sea(
    highest(
      level(-1.1),
      ...departureLand(kind, layout),
      ...islands.map(({ at, radius, turn }) => island(at, radius, { stretch: 1.2, turn })),
      ...rocks.map(({ at }) => shoal(at, 92, 0.03)),
    ),
    { roughness: calmNear(rocks), scale: 220, contours: 4 },
  );
  for (const { at } of rocks) sheet.draw(marks.danger(sheet.ink, at, 17) + marks.rock(sheet.ink, at, 8));
  for (const { at } of islands) sheet.draw(marks.star(sheet.ink, at, 9));
  drawDeparture(sheet, kind, layout);

  const legs = planCourse(sheet.field, [layout.departure, ...layout.waypoints]);
  sheet.line(legs, { width: 4, dash: '13 8' });
  for (const at of layout.waypoints) sheet.waypoint(at, { radius: 9, width: 4 });
  sheet.draw(marks.ship(sheet.ink, layout.departure, layout.heading, 34));

  const taken: Taken[] = [
    ...rocks.map(({ at }) => around(at, 20)),
    ...islands.map(({ at, radius }) => around(at, radius)),
    ...[layout.departure, ...layout.waypoints].map((at) => around(at, 16)),
  ];
  writeLabels(sheet, legs, taken, [
    ...layout.waypoints.map((at, index): Label => {
      const { name, note } = course.waypoints[index] ?? { name: '', note: '' };
      // Beside the course, an upright sheet is narrower than two dates in a line.
      const notes = course.shape === 'wide' ? [note] : note.split(/(?<=–) /);
      const lines = [bold(name, text.name), ...notes.map((line) => italic(line, text.note))];
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
  compassRose(sheet, taken, legs);
  return sheet
    .soundings({ spacing: course.shape === 'wide' ? 132 : 104, size: 16 })
    .neatline({ minute: 40 })
    .svg();
}

/** The sea floor is even about a rock, so that neither rises out of the water nor the course comes too near. */
function calmNear(rocks: readonly { at: Point }[]): Shape {
  return (x, y) => (rocks.some(({ at: [rx, ry] }) => Math.hypot(x - rx, y - ry) < 64) ? 0.04 : 0.19);
}

const bold = (words: string, size: number) => ({ text: words, size, face: 'sans-bold' as const });
const italic = (words: string, size: number) => ({ text: words, size, face: 'italic' as const });

/** One name for all islands, at the first of them. */
function groupLabel(islands: readonly Placed[], name: string, size: number): Label[] {
  const [first] = islands;
  return first ? [{ at: first.at, gap: first.radius + 8, lines: [italic(name, size)] }] : [];
}

/** What the name of the departure stands beside. */
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

function drawDeparture(sheet: Sheet, kind: Departure, { shore, islet, departure }: Layout): void {
  const { ink } = sheet;
  if (kind === 'wreck') sheet.draw(marks.wreck(ink, shore), around(shore, 30).box);
  if (kind === 'islet') sheet.draw(marks.star(ink, islet, 9));
  if (kind === 'coast') {
    const [x, y] = shore;
    const houses = `M${x - 16} ${y + 8}v-12h10v12zM${x - 2} ${y + 8}v-20h8v20zM${x + 10} ${y + 8}v-9h12v9z`;
    sheet.draw(`<path fill="${ink.ink}" d="${houses}"/>`, around(shore, 26).box);
  }
  // Whether it is there has yet to be found out.
  if (kind === 'open') {
    const [x, y] = departure;
    sheet.draw(
      `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${ink.soft}" stroke-width="1.8" stroke-dasharray="2 6" stroke-linecap="round"/>`,
    );
  }
}

/** In the corner with the most room, if one has enough. */
function compassRose(sheet: Sheet, taken: readonly Taken[], legs: readonly Point[]): void {
  const { width, height } = sheet;
  const radius = width > 600 ? 58 : 40;
  const inset = radius + 34;
  const room = ([x, y]: Point) =>
    Math.min(
      ...taken.map(({ box }) => distanceTo(box, [x, y])),
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
        [-radius, 0, radius].every((dy) => sheet.field.at(x + dx, y + dy) < -0.4),
      ),
    )
    .toSorted((a, b) => room(b) - room(a));
  if (!best || room(best) < radius * 1.35) return;
  sheet.draw(marks.compassRose(sheet.ink, best, radius), around(best, radius + 8).box);
}
