/** What a chart's file says beside its picture: the course that a page moves a ship along. */
import type { ChartTone } from '../brand/derive-colours.ts';

/** `along` is the part of the course before the waypoint, from 0 to 1. */
type CourseWaypoint = { x: number; y: number; along: number };

/** In the chart's own units. */
export type DrawnCourse = {
  path: string;
  width: number;
  tone: ChartTone;
  waypoints: readonly CourseWaypoint[];
};

const courseElement = /<path class="course" data-waypoints="([^"]*)"([^>]*)>/;

/** The course, and the file without what only names it. */
export function readChart(source: string): { svg: string; course: DrawnCourse | null } {
  const [whole, places = '', others = ''] = courseElement.exec(source) ?? [];
  if (whole === undefined) return { svg: source, course: null };
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(others)?.[1] ?? '';
  const waypoints = places.split(' ').flatMap((place) => {
    const [x = 0, y = 0, along = 0] = place.split(',').map(Number);
    return place === '' ? [] : [{ x, y, along }];
  });
  const course: DrawnCourse = {
    path: attribute('d'),
    width: Number(attribute('stroke-width')),
    tone: attribute('stroke').includes('dark') ? 'dark' : 'light',
    waypoints,
  };
  return { svg: source.replace(whole, `<path${others}>`), course };
}

/** The same chart in the inks of dark pages. */
export const onDark = (svg: string): string => svg.replace(/var\(--(?!dark-|font-)/g, 'var(--dark-');
