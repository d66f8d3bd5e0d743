/** The waypoints along a course, for what moves along it on a page. */
import type { ChartTone } from '../brand/palette.ts';
import type { Point } from './field.ts';

/** `along` is the part of the course before the waypoint, from 0 to 1. */
export type CourseWaypoint = { x: number; y: number; along: number };

/** A chart's course as pages are given it, in the chart's own units. */
export type DrawnCourse = {
  /** SVG path data of straight legs. */
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
