/** The sea floor as heights: land is above 0. Shapes are functions of a point; noise roughens what they make together. */
import { seededTerrain } from './noise.ts';

export type Point = readonly [x: number, y: number];
export type Shape = (x: number, y: number) => number;

export type Field = {
  columns: number;
  rows: number;
  cell: number;
  heights: Float64Array;
  at: Shape;
};

/** Points of the field along the picture's width: more cost bytes in every contour, and show nothing more. */
const fineness = 96;

/** `roughness` in height units, the same everywhere or by place; `scale` is the size of the largest noise feature in pixels. */
export function createField(
  name: string,
  width: number,
  height: number,
  shape: Shape,
  {
    roughness = 0.35,
    scale = 260,
    seed = 0,
  }: { roughness?: number | Shape; scale?: number; seed?: number } = {},
): Field {
  const cell = Math.max(8, width / fineness);
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const terrain = seededTerrain(name, seed);
  const rough = typeof roughness === 'number' ? level(roughness) : roughness;
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * cell, row * cell];
      heights[row * columns + column] = shape(x, y) + rough(x, y) * terrain(x / scale, y / scale);
    }
  }
  const at: Shape = (x, y) => {
    const column = Math.min(columns - 1, Math.max(0, Math.round(x / cell)));
    const row = Math.min(rows - 1, Math.max(0, Math.round(y / cell)));
    return heights[row * columns + column] ?? 0;
  };
  return { columns, rows, cell, heights, at };
}

/** A round or stretched island, its top 0.6 above `height`; falls off with distance in units of its radius. */
export function island([cx, cy]: Point, radius: number, { stretch = 1, turn = 0, height = 0.6 } = {}): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    const along = (dx * cos + dy * sin) / stretch;
    const across = -dx * sin + dy * cos;
    return height + 0.6 - 1.2 * (Math.hypot(along, across) / radius) ** 1.15 * (0.6 + height);
  };
}

/** A rise of the sea floor that stays under water: `depth` below the surface at its middle. */
export function shoal([cx, cy]: Point, radius: number, depth: number): Shape {
  return (x, y) => -depth - 0.8 * (Math.hypot(x - cx, y - cy) / radius) ** 1.4;
}

/** Land on one side of a line through two points (on the left when going from the first to the second). */
export function coast([ax, ay]: Point, [bx, by]: Point, reach = 160): Shape {
  const length = Math.hypot(bx - ax, by - ay);
  return (x, y) => ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length / reach;
}

/** Deep water along a line of points; 0 at `width` from it. Lower than everything else where it runs. */
export function channel(points: readonly Point[], width: number): Shape {
  return (x, y) => Math.max(-1.6, (distanceToLine(points, x, y) / width - 1) * 1.2);
}

export function ridge(points: readonly Point[], width: number, height = 0.5): Shape {
  return (x, y) => height - (distanceToLine(points, x, y) / width) * (height + 0.6);
}

export function level(height: number): Shape {
  return () => height;
}

export function highest(...shapes: Shape[]): Shape {
  return (x, y) => {
    const heights = shapes.map((shape) => shape(x, y));
    const top = Math.max(...heights);
    return top + Math.log(heights.reduce((sum, height) => sum + Math.exp(8 * (height - top)), 0)) / 8;
  };
}

/** The lowest of several shapes, with rounded joints. */
export function lowest(...shapes: Shape[]): Shape {
  return negative(highest(...shapes.map(negative)));
}

function negative(shape: Shape): Shape {
  return (x, y) => -shape(x, y);
}

export function distanceToLine(points: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[index + 1] ?? [ax, ay];
    const span = (bx - ax) ** 2 + (by - ay) ** 2;
    const part =
      span === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / span));
    nearest = Math.min(nearest, Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)));
  });
  return nearest;
}
