/** The end of a chart's course, drawn close and in the inks of dark pages: what the last section of a page shows of the page's own chart. */

import { onDark } from '../brand/inks.ts';
import { lastLeg } from './path-end.ts';

/** How much of the chart is seen around the end, in the units of charts, which are 960 or 1600 wide. */
const view = { width: 760, height: 400 };

type Drawn = {
  svg: string;
  /** The side that the course comes from. The button is on the other. */
  from: 'left' | 'right';
};

/** What fills the chart: here it's the section's own ground. */
const ground = /<path [^>]*fill="var\(--(?:dark-)?sea-0\)" d="M0 0[Hh]\d+[Vv]\d+H0[Zz]"\/>/;

const courses = /<path\b[^>]*?stroke="var\(--(?:dark-)?course\)"[^>]*?>/g;

/** @returns null for a chart without a course whose end can be told. */
export function arrival(chart: string): Drawn | null {
  const [course] = (chart.match(courses) ?? []).filter((path) => path.includes('stroke-dasharray')).slice(-1);
  const way = /\bd="([^"]+)"/.exec(course ?? '')?.[1];
  const [, root, body] = /^(<svg [^>]+>)(.+)<\/svg>$/s.exec(chart) ?? [];
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(root ?? '');
  const leg = lastLeg(way ?? '');
  if (!course || !way || !body || !size || !leg) return null;
  const { x, y } = leg.to;
  const { width, height } = view;
  const box = [x - width / 2, y - height / 2, width, height].map(Math.round).join(' ');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">`,
    seaRunsOut(Number(size[1]), Number(size[2])),
    `<g mask="url(#sea)">${body.replace(ground, '')}</g>`,
    course.replace(/ mask="[^"]*"/, '').replace(/\/?>$/, '/>'),
    `<circle cx="${x}" cy="${y}" r="11" fill="var(--sea-0)" stroke="var(--course)" stroke-width="5"/></svg>`,
  ].join('');
  return { svg: onDark(svg), from: leg.from.x - x > Math.abs(leg.from.y - y) / 2 ? 'right' : 'left' };
}

/** A course often ends near an edge of its chart. The sea fades there, and the view goes on without it. */
function seaRunsOut(width: number, height: number): string {
  const fade = 110;
  const inner = `x="${fade}" y="${fade}" width="${width - 2 * fade}" height="${height - 2 * fade}"`;
  return (
    `<filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${fade / 2}"/></filter>` +
    `<mask id="sea" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect ${inner} fill="#fff" filter="url(#soft)"/></mask>`
  );
}
