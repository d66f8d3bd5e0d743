/** A chart's course: planned for a ship, over water alone, and placed for what moves along it on a page. */
import type { ChartTone } from '../brand/derive-colours.ts';
import type { Field, Point } from './field.ts';

/** `along` is the part of the course before the waypoint, from 0 to 1. */
type CourseWaypoint = { x: number; y: number; along: number };

/** A chart's course as pages are given it, in the chart's own units. */
export type DrawnCourse = {
  path: string;
  width: number;
  tone: ChartTone;
  waypoints: readonly CourseWaypoint[];
};

/** A waypoint this near to a course is on it. */
const reach = 14;

export function courseThrough(points: readonly Point[], waypoints: readonly Point[]): CourseWaypoint[] {
  const legs = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return { fromX, fromY, across: x - fromX, down: y - fromY, length: Math.hypot(x - fromX, y - fromY) };
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  return waypoints.flatMap(([x, y]) => {
    let sailed = 0;
    for (const { fromX, fromY, across, down, length } of legs) {
      const projected = ((x - fromX) * across + (y - fromY) * down) / (length || 1) ** 2;
      const part = Math.min(1, Math.max(0, projected));
      if (Math.hypot(fromX + across * part - x, fromY + down * part - y) < reach)
        return [{ x, y, along: Math.round(((sailed + part * length) / whole) * 1000) / 1000 }];
      sailed += length;
    }
    return [];
  });
}

/** Height above which water is too shallow for a ship. */
const draught = -0.12;

/** @throws if no water connects two waypoints. */
export function planCourse(field: Field, waypoints: readonly Point[]): Point[] {
  return waypoints.flatMap((from, index) => {
    const to = waypoints[index + 1];
    if (!to) return [from];
    return straighten(field, searchWater(field, from, to)).slice(0, -1);
  });
}

/** Dijkstra's algorithm over the field's cells. Shallow water costs more, which keeps the course off the shore. */
function searchWater(field: Field, from: Point, to: Point): Point[] {
  const { columns, rows, cell, heights } = field;
  const indexOf = ([x, y]: Point) =>
    Math.min(rows - 1, Math.max(0, Math.round(y / cell))) * columns +
    Math.min(columns - 1, Math.max(0, Math.round(x / cell)));
  const [start, goal] = [indexOf(from), indexOf(to)];
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(columns * rows).fill(-1);
  cost[start] = 0;
  const open: [cost: number, cell: number][] = [[0, start]];
  while (open.length > 0) {
    const [spent, current] = open.pop() ?? [0, goal];
    if (current === goal) break;
    if (spent > (cost[current] ?? 0)) continue;
    const [column, row] = [current % columns, Math.floor(current / columns)];
    for (const [dx, dy] of neighbours) {
      const [nextColumn, nextRow] = [column + dx, row + dy];
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= columns || nextRow >= rows) continue;
      const next = nextRow * columns + nextColumn;
      const height = heights[next] ?? 0;
      if (height > draught && next !== goal) continue;
      const total = spent + Math.hypot(dx, dy) * (1 + 3 * Math.max(0, height + 0.5));
      if (total >= (cost[next] ?? 0)) continue;
      cost[next] = total;
      before[next] = current;
      open.splice(placeOf(total, open), 0, [total, next]);
    }
  }
  if (goal !== start && before[goal] === -1) {
    throw new Error(
      `No water leads from ${from.join(',')} to ${to.join(',')}: move a waypoint, or choose another chartSeed in content/brand.yaml`,
    );
  }
  const path: Point[] = [to];
  for (let at = before[goal] ?? -1; at !== -1 && at !== start; at = before[at] ?? -1) {
    path.unshift([(at % columns) * cell, Math.floor(at / columns) * cell]);
  }
  return [from, ...path];
}

/** Where a cell belongs among those in order, the cheapest last. */
function placeOf(cost: number, open: readonly (readonly [cost: number, cell: number])[]): number {
  let [least, most] = [0, open.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((open[middle]?.[0] ?? 0) > cost) least = middle + 1;
    else most = middle;
  }
  return least;
}

const neighbours = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx || dy);

/** Drops every point that a straight leg can leave out. */
function straighten(field: Field, path: readonly Point[]): Point[] {
  const kept: Point[] = [];
  let at = 0;
  while (at < path.length - 1) {
    kept.push(path[at] ?? [0, 0]);
    let next = path.length - 1;
    while (next > at + 1 && !isWater(field, path[at] ?? [0, 0], path[next] ?? [0, 0])) next -= 1;
    at = next;
  }
  return [...kept, path.at(-1) ?? [0, 0]];
}

/** Whether a straight leg stays on deep enough water between its two ends. */
export function isWater(field: Field, [ax, ay]: Point, [bx, by]: Point): boolean {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / (field.cell / 2));
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps;
    if (field.at(ax + (bx - ax) * part, ay + (by - ay) * part) > draught) return false;
  }
  return true;
}
