/** The steps of an offer on a chart across the page. */
import { expect, test } from 'vitest';
import { PictureRegistry } from '../../prerender/pictures.ts';
import { drawStepsChart } from './steps-chart.ts';

const stops = (...days: (number | null)[]) =>
  days.map((count, index) => ({ name: `Step ${index + 1} of them all`, note: '2 to 4 weeks', days: count }));

function waypointsOf(svg: string): [x: number, y: number][] {
  const rings = svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="10"/g);
  return [...rings].map(([, x, y]) => [Number(x), Number(y)]);
}

test('a waypoint ends each step, and a leg is the longer, the longer the work', () => {
  const drawn = drawStepsChart({ name: 'steps-test', tone: 'light', stops: stops(7, 7, 120, 14) });
  const across = [0, ...waypointsOf(drawn).map(([x]) => x)];
  const [first = 0, second = 0, third = 0, fourth = 0] = across
    .slice(1)
    .map((x, at) => x - (across[at] ?? 0));
  expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
  expect(third).toBeGreaterThan(fourth);
  expect(fourth).toBeGreaterThan(first);
});

test.each(['acme', 'port-authority', 'green-leaf', 'sea-bank', 'mandai', 'north-star'])(
  'six steps of %s keep to the sheet, and the picture to its budget',
  (name) => {
    const draw = () => drawStepsChart({ name, tone: 'dark', stops: stops(1, 7, 42, 365, 30, null) });
    for (const [x, y] of waypointsOf(draw())) {
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(1540);
      // Very wide windows cut off what is above and below.
      expect(y).toBeGreaterThan(120);
      expect(y).toBeLessThan(350);
    }
    const registry = new PictureRegistry(new Map([[name, draw]]));
    registry.find(name);
    expect(registry.svg(name).length).toBeLessThan(40_000);
  },
);
