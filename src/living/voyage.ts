/**
 * A vessel that sails a hero's course as the hero leaves the view. The way behind it is made good, and the waypoints
 * that it has passed are filled. The browser moves all of it with the scroll; at rest nothing is added to the chart.
 */
import type { Spot } from './path-points.ts';
import type { ChartReading } from './read-chart.ts';
import { svgElement } from './svg.ts';

/** Where the chart stands beside the words it is soon out of view; below them it comes into view late. */
const end = () => (matchMedia('(width >= 64rem)').matches ? 40 : 85);

/** Parts of the voyage in which something appears. */
const moment = 0.03;

const hull = 'M0-19C7-10 7 3 6 17H-6C-7 3-7-10 0-19Z';

export function sail(layer: Element, { course, tone }: ChartReading, hero: Element): void {
  if (!('ViewTimeline' in globalThis) || !course || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  const options = {
    // The hero's way out of the window, whatever the page keeps free for its bar.
    timeline: new ViewTimeline({ subject: hero, inset: '0px' }),
    rangeStart: 'exit-crossing 0%',
    rangeEnd: `exit-crossing ${end()}%`,
    fill: 'both',
  } as const;
  const add = (element: SVGElement, ...motions: Keyframe[][]) => {
    // Until the browser has placed the timeline, a frame later, no keyframe holds.
    element.setAttribute('opacity', '0');
    layer.append(element);
    for (const keyframes of motions) element.animate(keyframes, options);
  };
  const { d, points, width, waypoints } = course;
  const red = `var(--${tone}course)`;

  const way = { d, fill: 'none', stroke: red, 'stroke-width': width };
  add(
    svgElement('path', { ...way, pathLength: 1, 'stroke-dasharray': 1 }),
    [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }],
    appearing(moment / 2),
  );
  for (const [x, y] of waypoints) {
    const passed = points.findIndex(([px, py]) => Math.hypot(px - x, py - y) < width * 3) / points.length;
    add(svgElement('circle', { cx: x, cy: y, r: width * 2, fill: red }), appearing(passed));
  }
  const headings = headingsAlong(points);
  add(
    svgElement('path', {
      d: hull,
      fill: `var(--${tone}label)`,
      stroke: `var(--${tone}sea-0)`,
      class: 'vessel',
    }),
    points.map(([x, y], index) => ({ transform: `translate(${x}px,${y}px) rotate(${headings[index]}deg)` })),
    appearing(moment),
  );
}

function appearing(at: number): Keyframe[] {
  const shown = Math.max(moment, at);
  return [
    { opacity: 0 },
    { opacity: 0, offset: shown - moment },
    { opacity: 1, offset: shown },
    { opacity: 1 },
  ];
}

/** In degrees from north, each turned the shorter way from the one before. */
function headingsAlong(points: readonly Spot[]): number[] {
  const headings: number[] = [];
  points.forEach(([x, y], index) => {
    const before = headings.at(-1);
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    const heading = (Math.atan2(nextX - x, y - nextY) * 180) / Math.PI;
    if (before === undefined) headings.push(heading);
    else if (nextX === x && nextY === y) headings.push(before);
    else headings.push(heading + 360 * Math.round((before - heading) / 360));
  });
  return headings;
}
