import { expect, test } from 'vitest';
import { contourPaths } from './contours.ts';
import { createField, type Shape } from './field.ts';

const chart = (shape: Shape) => createField('sample', 400, 300, shape, { roughness: 0 });

/** Where the path's parts end, in their order. */
function ends(path: string): [x: number, y: number][] {
  return [...path.matchAll(/[MLQT]([-\d ]+)/g)].map(([, numbers = '']) => {
    const [x, y] = numbers.trim().split(' ').slice(-2).map(Number);
    return [x ?? Number.NaN, y ?? Number.NaN];
  });
}

test('a round island has a round shore, however its numbers are rounded', () => {
  const [path = ''] = contourPaths(
    chart((x, y) => 100 - Math.hypot(x - 200, y - 150)),
    [0],
  );
  expect(path).toMatch(/^M[\d ]+Q[\d ]+(T[\d ]+){8,}Z$/);
  for (const [x, y] of ends(path)) expect(Math.abs(Math.hypot(x - 200, y - 150) - 100)).toBeLessThan(2.5);
});

test('an area is closed along the edge of the chart, a line ends there', () => {
  const coast = chart((x) => x - 200);
  const [area = ''] = contourPaths(coast, [0]);
  const [line = ''] = contourPaths(coast, [0], { kind: 'lines' });
  expect(area).toMatch(/Z$/);
  expect(Math.max(...ends(area).map(([x]) => x))).toBeGreaterThan(400);
  const drawn = ends(line.slice(line.lastIndexOf('M')));
  for (const [x] of drawn) expect(Math.abs(x - 200)).toBeLessThan(12);
  expect(Math.min(...drawn.map(([, y]) => y))).toBeLessThanOrEqual(0);
  expect(Math.max(...drawn.map(([, y]) => y))).toBeGreaterThanOrEqual(300);
});
