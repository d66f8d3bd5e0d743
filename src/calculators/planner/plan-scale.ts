/**
 * A plan to scale: where days, stages and risks are on its chart. A month has the same length in every plan of up to
 * twelve months, and all legs have one angle, so that a leg is as long as its stage.
 */
import { monthsAt, type Span } from '../engine/days.ts';

export type Shape = 'wide' | 'upright';
export type Point = readonly [x: number, y: number];

/** In the drawing's units: `along` the time, from left to right or from top to bottom, and `across` it. */
const sizes = {
  wide: { along: 960, across: 520, room: 92 },
  upright: { along: 720, across: 400, room: 124 },
} as const satisfies Record<Shape, { along: number; across: number; room: number }>;
export const shapes: readonly Shape[] = ['wide', 'upright'];

/** The frame, whose bars are the months. */
export const frame = 14;
const fewestMonths = 12;
/** No plan is longer; a date that's further away isn't drawn. */
const mostMonths = 72;
/** Across for each unit along. */
const steepest = 0.6;
/** How far each risk widens its stage's wedge. */
const shoalWidth = 14;
export const shoalRadius = 15;

export type ScaledPlan = {
  /** When the plan starts. */
  start: number;
  /** Between which days each stage ends, up to the first that isn't known. */
  ends: readonly Span[];
  /** The stage of each risk. */
  risks: readonly number[];
  fixed: number | null;
};

export type Places = {
  width: number;
  height: number;
  /** How many months the chart has from edge to edge. */
  months: number;
  /** The length of a month. */
  month: number;
  /** The month of the year that the chart begins with, 0 for January, and its year. */
  first: { month: number; year: number };
  /** The earliest course, from the start through the end of each stage. */
  course: readonly Point[];
  /** The latest ends. */
  latest: readonly Point[];
  /** On which side of its end a stage's name has room: before it is above or left. */
  isBefore: readonly boolean[];
  risks: readonly Point[];
  /** The two ends of the line of a fixed date. */
  fixed: readonly [Point, Point] | null;
};

export function placesOn(shape: Shape, { start, ends, risks, fixed }: ScaledPlan): Places {
  const { along, across, room } = sizes[shape];
  const { from, months, month, at, drawsFixed } = timeScale({ start, ends, fixed }, along);
  const point = (onTime: number, aside: number): Point => {
    const [x, y] = [frame + onTime, frame + aside].map((value) => Math.round(value * 10) / 10);
    return shape === 'wide' ? [x ?? 0, y ?? 0] : [y ?? 0, x ?? 0];
  };

  const earliest = [at(start), ...ends.map(({ least }) => at(least))];
  const rises = zigzag(earliest);
  const [highest, lowest] = [Math.min(...rises), Math.max(...rises)];
  const slope = Math.min(steepest, (across - 2 * room) / Math.max(1, lowest - highest));
  const middle = (across - (highest + lowest) * slope) / 2;
  const asides = rises.map((rise) => middle + rise * slope);
  const isBefore = ends.map((_, index) => index % 2 === 0);
  const outward = (stage: number) => (isBefore[stage] ? -1 : 1);
  const risksIn = (stage: number) => risks.filter((other) => other === stage).length;
  const latest = ends.map(({ most }, stage) => ({
    along: at(most),
    aside: (asides[stage + 1] ?? 0) + outward(stage) * risksIn(stage) * shoalWidth,
  }));
  return {
    ...(shape === 'wide'
      ? { width: along + 2 * frame, height: across + 2 * frame }
      : { width: across + 2 * frame, height: along + 2 * frame }),
    months,
    month,
    first: { month: from % 12, year: Math.floor(from / 12) },
    course: earliest.map((onTime, index) => point(onTime, asides[index] ?? 0)),
    latest: latest.map((end) => point(end.along, end.aside)),
    isBefore,
    risks: risks.flatMap((stage, index) => {
      const end = latest[stage];
      if (!end) return [];
      const place = risks.slice(0, index).filter((other) => other === stage).length;
      const step = 2 * shoalRadius + 4;
      // A row behind the wedge's tip, and before it where the frame is near.
      const first = Math.min(end.along + step, along - shoalRadius - 4 - (risksIn(stage) - 1) * step);
      return [point(first + place * step, end.aside)];
    }),
    fixed: drawsFixed && fixed !== null ? [point(at(fixed), 0), point(at(fixed), across)] : null,
  };
}

/** What the digits of a year take along the ruler. */
const yearRoom: Readonly<Record<Shape, number>> = { wide: 46, upright: 22 };

/** Whether the chart's first month has room for its year before the next January has its own. */
export function firstYearFits(shape: Shape, { first, month }: Pick<Places, 'first' | 'month'>): boolean {
  const monthsToJanuary = 12 - first.month;
  return monthsToJanuary * month >= yearRoom[shape];
}

/** Where days are along so much room: at least a year, and whole months, from the first of the plan's first one. */
export function timeScale({ start, ends, fixed }: Omit<ScaledPlan, 'risks'>, along: number) {
  const from = Math.floor(monthsAt(start));
  const last = Math.max(...ends.map(({ most }) => monthsAt(most) - from), 0);
  const until = fixed === null ? 0 : monthsAt(fixed) - from;
  const drawsFixed = fixed !== null && until >= 0 && until <= mostMonths;
  const months = Math.max(fewestMonths, Math.ceil(last), drawsFixed ? Math.floor(until) + 1 : 0);
  const month = along / months;
  const at = (day: number) => (monthsAt(day) - from) * month;
  return { from, months, month, at, drawsFixed };
}

/** How far each end is across, by turns to one side and the other, as far as it's along. */
function zigzag(alongs: readonly number[]): number[] {
  const rises = [0];
  for (let index = 1; index < alongs.length; index += 1) {
    const length = (alongs[index] ?? 0) - (alongs[index - 1] ?? 0);
    rises.push((rises[index - 1] ?? 0) + (index % 2 === 1 ? -length : length));
  }
  return rises;
}
