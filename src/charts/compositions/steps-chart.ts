/**
 * The steps of an offer as one voyage across the page: a waypoint ends each of them, and the longer the work, the
 * longer the leg to it. Coasts and islands follow from the name.
 */

import type { ChartTone } from '../../brand/palette.ts';
import { coast, distanceToLine, highest, island, level, type Point, type Shape, shoal } from '../field.ts';
import * as marks from '../marks.ts';
import { planCourse } from '../route.ts';
import { sharedOutlines } from '../shared-outlines.ts';
import { Sheet } from '../sheet.ts';
import { around, type Taken, writeLabels } from './place-labels.ts';

/** `days` is how long the work before the waypoint may take; null where nothing says it. */
export type Stop = { name: string; note: string; days: number | null };

export type StepsChart = { name: string; tone: ChartTone; stops: readonly Stop[] };

const [width, height] = [1600, 470];

const nameSize = 29;
const noteSize = 25;

export function drawStepsChart({ name, tone, stops }: StepsChart, letters = sharedOutlines()): string {
  const sheet = new Sheet({ name, width, height, tone, letters });
  const { random, ink } = sheet;
  const waypoints = placeWaypoints(random, stops);
  const departure: Point = [-30, round(height / 2 + between(random, -80, 80))];
  const way = [departure, ...waypoints];
  const islands = placeIslands(random, way);
  sheet.sea(
    highest(
      level(-1.15),
      shore(random),
      shoal([between(random, 200, 1400), between(random, 0, height)], 240, 0.3),
      ...islands.map(({ at, radius }) =>
        island(at, radius, { stretch: 1 + random() * 0.5, turn: random() * Math.PI }),
      ),
    ),
    { roughness: 0.32, scale: 210 + random() * 90, contours: 4 },
  );
  for (const { at, radius } of islands) if (radius > 52) sheet.draw(marks.star(ink, at, 10));
  const legs = planCourse(sheet.field, way);
  sheet.line(legs, { width: 4.5, dash: '15 10' });
  for (const at of waypoints) sheet.waypoint(at, { radius: 10, width: 4.5 });
  const taken: Taken[] = [...waypoints.map((at) => around(at, 20)), ...dryPlaces(sheet)];
  const labels = waypoints.map((at, index) => {
    const { name: title = '', note = '' } = stops[index] ?? {};
    return {
      at,
      gap: 24,
      lines: [
        { text: title, size: nameSize, face: 'sans-bold' as const },
        { text: note, size: noteSize, face: 'italic' as const },
      ],
    };
  });
  writeLabels(sheet, legs, taken, labels);
  return sheet.soundings({ spacing: 122, size: 18 }).svg();
}

/** From left to right; a leg's length follows the root of its days, so that a day and a year both can be seen. */
function placeWaypoints(random: () => number, stops: readonly Stop[]): Point[] {
  const lengths = stops.map(({ days }) => Math.sqrt(Math.min(days ?? 7, 270)) + 7);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const last = width - 190;
  const first = random() < 0.5 ? 1 : -1;
  let x = 0;
  return lengths.map((length, index): Point => {
    x += (length / all) * last;
    const side = index % 2 === 0 ? first : -first;
    const y = height / 2 + side * between(random, 34, 78);
    return [round(x), round(y)];
  });
}

type Land = { at: Point; radius: number };

/** Up to four, apart from each other, from the course, and from where each waypoint's name is to stand. */
function placeIslands(random: () => number, way: readonly Point[]): Land[] {
  const placed: Land[] = [];
  const namesAt = way.slice(1).map(([x, y]): Point => [x, y < height / 2 ? y - 62 : y + 62]);
  for (let attempt = 0; attempt < 300 && placed.length < 4; attempt += 1) {
    const radius = between(random, 36, 68);
    const at: Point = [round(between(random, 60, width - 60)), round(between(random, 20, height - 20))];
    const [x, y] = at;
    const isFree =
      distanceToLine(way, x, y) > radius * 1.3 + 34 &&
      namesAt.every(([nx, ny]) => Math.abs(nx - x) > radius + 165 || Math.abs(ny - y) > radius + 62) &&
      placed.every(({ at: [px, py] }) => Math.hypot(px - x, py - y) > 250);
    if (isFree) placed.push({ at, radius });
  }
  return placed;
}

/** Land along the upper or the lower edge, rising towards one end. */
function shore(random: () => number): Shape {
  const rise = between(random, 20, 70);
  const isUpper = random() < 0.5;
  const isLeft = random() < 0.5;
  const [left, right] = isLeft ? [rise, -60] : [-60, rise];
  return isUpper
    ? coast([0, left], [width, right], 150)
    : coast([width, height - right], [0, height - left], 150);
}

/** Where land is, or water so shallow that letters would stand on a shore: no place for words. */
function dryPlaces({ field }: Sheet): Taken[] {
  const cell = 20;
  const places: Taken[] = [];
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      if (field.at(x + cell / 2, y + cell / 2) > -0.12) places.push({ box: [x, y, cell, cell] });
    }
  }
  return places;
}

function between(random: () => number, least: number, most: number): number {
  return least + random() * (most - least);
}

const round = Math.round;
