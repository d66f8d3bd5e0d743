/** Contour lines, smoothed and rounded to whole pixels: half the bytes, and no visible difference. */
import { contours } from 'd3-contour';
import type { Field } from './field.ts';

/** One closed path for each threshold; empty where the field never reaches it. Rings of up to `shortest` points are left out. */
export function contourPaths(field: Field, thresholds: readonly number[], shortest = 8): string[] {
  const { columns, rows, cell, heights } = field;
  const lines = contours().size([columns, rows]).smooth(true);
  const values = Array.from(heights);
  return thresholds.map((threshold) =>
    lines
      .contour(values, threshold)
      .coordinates.flat()
      // d3 puts a cell's value at its middle; rings of a few points are specks, not islands.
      .map((ring) => ring.map(([x = 0, y = 0]) => [(x - 0.5) * cell, (y - 0.5) * cell] as const))
      .filter((ring) => ring.length > shortest)
      .map(smoothRing)
      .join(''),
  );
}

/** Quadratic curves through the middles of every second edge. */
function smoothRing(ring: readonly (readonly [number, number])[]): string {
  const corners = ring.slice(0, -1).filter((_, index) => index % 2 === 0);
  const middle = (index: number) => {
    const [ax, ay] = corners[index % corners.length] ?? [0, 0];
    const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const curves = corners.map((_, index) => {
    const [x, y] = corners[(index + 1) % corners.length] ?? [0, 0];
    return `${Math.round(x)} ${Math.round(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}Q${curves.join(' ')}Z`;
}
