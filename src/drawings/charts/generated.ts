/** Charts made from what a page is about: its name is the seed, its parts are islands, and the course calls at each. */
import type { ChartTone } from '../../brand/derive-colours.ts';
import { Chart } from '../chart.ts';
import { coast, island, level, type Point, type Shape, shoal } from '../field.ts';
import type { ChartStyle } from '../letters.ts';
import { times } from '../svg.ts';
import * as symbols from '../symbols.ts';
import { chartDrawing, type Drawing } from './composition.ts';

export type GeneratedChart = { name: string; tone: ChartTone; parts: number };

/** Where islands and course may be; the rest of the chart is sea. */
type Frame = { left: number; right: number; top: number; bottom: number };

type Stop = { land: Point; radius: number; stretch: number; call: Point };

/** A case study's cover: its parts from edge to edge, in the chart's frame. */
export function generateCover(about: GeneratedChart): Drawing {
  const frame = { left: 110, right: 850, top: 100, bottom: 500 };
  return chartDrawing(JSON.stringify(['cover', about]), (style) =>
    voyage(about, 600, frame, style).neatline(),
  );
}

/** An offer's chart: its steps on the right; the page's text is over the left. */
export function generateOfferChart(about: GeneratedChart): Drawing {
  const frame = { left: 330, right: 850, top: 130, bottom: 600 };
  return chartDrawing(JSON.stringify(['offer', about]), (style) => voyage(about, 720, frame, style));
}

function voyage(
  { name, tone, parts }: GeneratedChart,
  height: number,
  frame: Frame,
  style: ChartStyle,
): Chart {
  const chart = new Chart({ name, width: 960, height, tone, style });
  const { random } = chart;
  const stops = arrange(random, parts, frame);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) throw new Error(`${chart.name}: a voyage has at least one part`);
  const shapes = [mainland(random, chart), ...stops.map((stop) => landOf(random, stop))];
  const roughness = 0.3 + random() * 0.12;
  chart.land({ roughness, scale: 150 + random() * 110, contours: 6 }, ...shapes);
  landmark(chart, random, stops, frame);
  for (const { land } of stops) chart.draw(symbols.star(chart.ink, land, 10));
  const course = stops.map(({ call }) => call);
  return chart
    .course(random() < 0.5 ? course : course.toReversed(), { width: 4 })
    .depths({ spacing: 82 + random() * 20 });
}

/** Islands on both sides of a way that rises, falls or bends. The course runs between them. */
function arrange(random: () => number, parts: number, { left, right, top, bottom }: Frame): Stop[] {
  const step = (right - left) / parts;
  const [slope, bend] = [(random() - 0.5) * 0.6, (random() - 0.5) * 220];
  const first = random() < 0.5 ? 1 : -1;
  return times(parts, (index): Stop => {
    const x = left + step * (index + 0.5) + (random() - 0.5) * step * 0.3;
    const part = (x - left) / (right - left) - 0.5;
    const lane = (top + bottom) / 2 + slope * part * (right - left) + bend * (0.12 - part * part) * 4;
    const radius = Math.min(42 + random() * 38, step * 0.6);
    const side = index % 2 === 0 ? first : -first;
    const y = within(lane + side * (radius + 30 + random() * 40), top, bottom);
    const call = within(y - side * (radius * 1.35 + 34), 40, bottom + 60);
    return {
      land: [round(x), round(y)],
      radius,
      stretch: 1 + random() * 0.45,
      call: [round(x), round(call)],
    };
  });
}

function landOf(random: () => number, { land, radius, stretch }: Stop): Shape {
  return island(land, radius, { stretch, turn: random() * Math.PI });
}

/** One corner of the chart is land, or a bank under water, or open sea. */
function mainland(random: () => number, { width, height }: Chart): Shape {
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

function landmark(chart: Chart, random: () => number, stops: readonly Stop[], frame: Frame): void {
  const { ink } = chart;
  const at = openWater(chart, stops, frame);
  if (!at) return;
  const kind = Math.floor(random() * 4);
  const [x, y] = at;
  const box = [x - 62, y - 62, 124, 124] as const;
  if (kind === 0) chart.draw(symbols.compassRose(ink, at, 54), box);
  if (kind === 1) chart.draw(symbols.danger(ink, at, 38) + symbols.rock(ink, at), box);
  if (kind === 2) chart.draw(symbols.ship(ink, at, Math.round(random() * 360), 52), [x - 30, y - 30, 60, 60]);
  if (kind === 3) {
    const heading = random() * 360;
    const drift = [-44, 0, 44].map((shift) => symbols.current(ink, [x + shift, y], heading + shift / 6, 44));
    chart.draw(drift.join(''), box);
  }
}

/** A place far from islands, calls and shores, if there is one. */
function openWater(chart: Chart, stops: readonly Stop[], { left, right, top, bottom }: Frame): Point | null {
  const { random, field } = chart;
  const taken = stops.flatMap(({ land, call }) => [land, call]);
  const candidates = times(
    60,
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
