/** Contour lines, smoothed and rounded to whole pixels: a fraction of the bytes, and no visible difference. */
import { contours } from 'd3-contour';
import type { Field } from './field.ts';

type Corner = readonly [x: number, y: number];

type ContourOptions = {
  /** Areas are closed along the edge of the chart, lines end there. */
  kind?: 'areas' | 'lines';
  /** Rings of up to so many points are left out: they are specks, not islands. */
  shortest?: number;
};

/** One path for each threshold; empty if the field never reaches it. */
export function contourPaths(
  field: Field,
  thresholds: readonly number[],
  { kind = 'areas', shortest = 8 }: ContourOptions = {},
): string[] {
  const { columns, rows, cell, heights } = field;
  const lines = contours().size([columns, rows]).smooth(true);
  const values = Array.from(heights);
  const [right, bottom] = [(columns - 1) * cell, (rows - 1) * cell];
  const isOff = ([x, y]: Corner) => x < 0 || y < 0 || x > right || y > bottom;
  return thresholds.map((threshold) =>
    lines
      .contour(values, threshold)
      .coordinates.flat()
      .filter((ring) => ring.length > shortest)
      // d3 puts a cell's value at its middle.
      .map((ring) => ring.slice(1).map(([x = 0, y = 0]): Corner => [(x - 0.5) * cell, (y - 0.5) * cell]))
      .map((ring) => ringPath(thinned(ring, isOff, kind), isOff, kind))
      .join(''),
  );
}

/**
 * A spline of quadratic curves whose control points are the ring's corners, straight where it is off the chart. Each
 * curve ends half-way to the next corner, so that the next control point is a reflection of its own, which `T` need
 * not write. What rounding adds to a control point, its end takes back.
 */
function ringPath(
  ring: readonly Corner[],
  isOff: (corner: Corner) => boolean,
  kind: 'areas' | 'lines',
): string {
  const first = Math.max(0, ring.findIndex(isOff));
  const corners = [...ring.slice(first), ...ring.slice(0, first)].map(
    ([x, y]): Corner => [Math.round(x), Math.round(y)],
  );
  const at = (index: number): Corner => corners.at(index % corners.length) ?? [0, 0];
  const off = corners.map(isOff);
  const path: string[] = off[0] ? [] : [`M${halfway(at(-1), at(0)).join(' ')}`];
  let control: Corner | null = null;
  corners.forEach((corner, index) => {
    if (off[index]) {
      const goesOn = kind === 'areas' || control !== null;
      if (goesOn && index > 0) path.push(`L${corner.join(' ')}`);
      else if (goesOn || !off[(index + 1) % off.length]) path.push(`M${corner.join(' ')}`);
      control = null;
      return;
    }
    const end = halfway(control ?? corner, at(index + 1));
    path.push(control ? `T${end.join(' ')}` : `Q${[...corner, ...end].join(' ')}`);
    control = [2 * end[0] - (control ?? corner)[0], 2 * end[1] - (control ?? corner)[1]];
  });
  if (kind === 'areas' || !off[0]) return `${path.join('')}Z`;
  return path.join('') + (off.at(-1) ? '' : `L${at(0).join(' ')}`);
}

/** About every third corner on the chart, evenly, and every fourth of a hairline: as many as the eye needs. */
function thinned(
  ring: readonly Corner[],
  isOff: (corner: Corner) => boolean,
  kind: 'areas' | 'lines',
): Corner[] {
  const step = ring.length / Math.ceil(ring.length / (kind === 'areas' ? 3 : 4));
  return ring.filter(
    (corner, index) => isOff(corner) || Math.floor(index / step) > Math.floor((index - 1) / step),
  );
}

function halfway([ax, ay]: Corner, [bx, by]: Corner): Corner {
  return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
}
