/** Points in the notation of SVG's `points` attribute: a line of a drawing is one line of code. */
import type { Point } from './field.ts';

/** `points('40,206 226,86')` is `[[40, 206], [226, 86]]`. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [, x, y] = /^(-?[\d.]+),(-?[\d.]+)$/.exec(pair) ?? [];
    if (x === undefined || y === undefined)
      throw new Error(`'${pair}' in '${list}' is not a point: write x,y`);
    return [Number(x), Number(y)];
  });
}

/** Path data of straight lines from point to point. */
export function linePath(...points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}
