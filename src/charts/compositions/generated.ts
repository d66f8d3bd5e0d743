/**
 * Generated charts: made from what a page is about. Its name is the seed, its parts are islands,
 * and one course calls at each of them in their order.
 */

import type { ChartTone } from '../../brand/palette.ts';
import { coast, highest, island, level, type Point, type Shape, shoal } from '../field.ts';
import * as marks from '../marks.ts';
import { outlines } from '../outlines.ts';
import { Sheet } from '../sheet.ts';

export type GeneratedChart = { name: string; tone: ChartTone; parts: number };

/** Where islands and course may be; the rest of the sheet is sea. */
type Frame = { left: number; right: number; top: number; bottom: number };

type Stop = { land: Point; radius: number; stretch: number; call: Point };

const sea = level(-1.1);

/** A case study's cover: its parts from edge to edge, in the chart's frame. */
export function generateCover({ name, tone, parts }: GeneratedChart, letters = outlines): string {
  const sheet = new Sheet({ name, width: 960, height: 600, tone, letters });
  return voyage(sheet, parts, { left: 110, right: 850, top: 100, bottom: 500 }).neatline().svg();
}

/** An offer's chart: its steps on the right; words of the page stand over the left. */
export function generateOfferChart({ name, tone, parts }: GeneratedChart, letters = outlines): string {
  const sheet = new Sheet({ name, width: 960, height: 720, tone, letters });
  return voyage(sheet, parts, { left: 330, right: 850, top: 130, bottom: 600 }).svg();
}

function voyage(sheet: Sheet, parts: number, frame: Frame): Sheet {
  const { random } = sheet;
  const arrange = arrangements[Math.floor(random() * arrangements.length)] ?? between;
  const stops = arrange(random, parts, frame);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) throw new Error(`${sheet.name}: a voyage has at least one part`);
  sheet.sea(highest(sea, mainland(random, sheet), ...stops.map((stop) => landOf(random, stop))), {
    roughness: 0.3 + random() * 0.12,
    scale: 150 + random() * 110,
    contours: 6,
  });
  landmark(sheet, random, stops, frame);
  for (const { land } of stops) sheet.draw(marks.star(sheet.ink, land, 10));
  const course = stops.map(({ call }) => call);
  return sheet.course(random() < 0.5 ? course : course.toReversed(), { width: 4 }).soundings({
    spacing: 82 + random() * 20,
  });
}

type Arrangement = (random: () => number, parts: number, frame: Frame) => Stop[];

/** Islands on both sides of a way that rises, falls or bends; the course runs between them. */
const between: Arrangement = (random, parts, frame) =>
  along(random, parts, frame, 0.6, (lane, side, radius, { top, bottom }) => {
    const y = within(lane + side * (radius + 30 + random() * 40), top, bottom);
    return { y, call: y - side * (radius * 1.35 + 34) };
  });

/** Islands in a row, passed on one side and the other by turns. */
const slalom: Arrangement = (random, parts, frame) =>
  along(random, parts, frame, 0.34, (lane, side, radius) => ({
    y: lane,
    call: lane + side * (radius * 1.3 + 44),
  }));

/** Islands in a ring; the course goes round inside it. */
const ring: Arrangement = (random, parts, { left, right, top, bottom }) => {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const turn = random() * Math.PI * 2;
  return Array.from({ length: parts }, (_, index): Stop => {
    const angle = turn + (index / parts) * Math.PI * 2 + (random() - 0.5) * 0.3;
    const at = (part: number): Point => [
      round(cx + ((Math.cos(angle) * (right - left)) / 2) * part),
      round(cy + ((Math.sin(angle) * (bottom - top)) / 2) * part),
    ];
    return {
      land: at(0.94),
      radius: 44 + random() * 26,
      stretch: 1 + random() * 0.4,
      call: at(0.46),
    };
  });
};

const arrangements = [between, slalom, ring] as const;

function along(
  random: () => number,
  parts: number,
  frame: Frame,
  /** An island's largest radius, in steps of the way: in a row, ships must pass between them. */
  largest: number,
  place: (lane: number, side: 1 | -1, radius: number, frame: Frame) => { y: number; call: number },
): Stop[] {
  const { left, right, top, bottom } = frame;
  const step = (right - left) / parts;
  const [slope, bend] = [(random() - 0.5) * 0.6, (random() - 0.5) * 220];
  const first = random() < 0.5 ? 1 : -1;
  return Array.from({ length: parts }, (_, index): Stop => {
    const x = left + step * (index + 0.5) + (random() - 0.5) * step * 0.3;
    const part = (x - left) / (right - left) - 0.5;
    const lane = (top + bottom) / 2 + slope * part * (right - left) + bend * (0.12 - part * part) * 4;
    const radius = Math.min(42 + random() * 38, step * largest);
    const { y, call } = place(lane, index % 2 === 0 ? first : first === 1 ? -1 : 1, radius, frame);
    const stretch = 1 + random() * (largest < 0.5 ? 0.1 : 0.45);
    return {
      land: [round(x), round(y)],
      radius,
      stretch,
      call: [round(x), round(within(call, 40, bottom + 60))],
    };
  });
}

function landOf(random: () => number, { land, radius, stretch }: Stop): Shape {
  return island(land, radius, { stretch, turn: random() * Math.PI });
}

/** One corner of the sheet is land, or a bank under water, or open sea. */
function mainland(random: () => number, { width, height }: Sheet): Shape {
  const kind = random();
  const right = random() < 0.6;
  const high = random() < 0.5;
  const corner: Point = [right ? width : 0, high ? 0 : height];
  if (kind < 0.4) {
    const [a, b]: [Point, Point] = [
      [right ? width - 190 : 190, corner[1]],
      [corner[0], high ? 150 : height - 150],
    ];
    return right === high ? coast(a, b, 150) : coast(b, a, 150);
  }
  return kind < 0.75 ? shoal(corner, 260, 0.3) : level(-2);
}

/** One sign of its own on each chart, where nothing else stands. */
function landmark(sheet: Sheet, random: () => number, stops: readonly Stop[], frame: Frame): void {
  const { ink } = sheet;
  const at = openWater(sheet, stops, frame);
  if (!at) return;
  const kind = Math.floor(random() * 4);
  const [x, y] = at;
  const box = [x - 62, y - 62, 124, 124] as const;
  if (kind === 0) sheet.draw(marks.compassRose(ink, at, 54), box);
  if (kind === 1) sheet.draw(marks.danger(ink, at, 38) + marks.rock(ink, at), box);
  if (kind === 2) sheet.draw(marks.ship(ink, at, Math.round(random() * 360), 52), [x - 30, y - 30, 60, 60]);
  if (kind === 3) {
    const heading = random() * 360;
    const drift = [-44, 0, 44].map((shift) => marks.current(ink, [x + shift, y], heading + shift / 6, 44));
    sheet.draw(drift.join(''), box);
  }
}

/** A place far from islands, calls and shores, if there is one. */
function openWater(sheet: Sheet, stops: readonly Stop[], { left, right, top, bottom }: Frame): Point | null {
  const { random, field } = sheet;
  const taken = stops.flatMap(({ land, call }) => [land, call]);
  const candidates = Array.from(
    { length: 60 },
    (): Point => [round(left + random() * (right - left)), round(top + random() * (bottom - top))],
  ).filter(([x, y]) =>
    [-50, 0, 50].every((dx) => [-50, 0, 50].every((dy) => field.at(x + dx, y + dy) < -0.5)),
  );
  const room = ([x, y]: Point) => Math.min(...taken.map(([tx, ty]) => Math.hypot(x - tx, y - ty)));
  const [best] = candidates.toSorted((a, b) => room(b) - room(a));
  return best && room(best) > 110 ? best : null;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

const round = Math.round;
