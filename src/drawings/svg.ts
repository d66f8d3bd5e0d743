/** What the markup of every drawing has in common. */
import type { Point } from './field.ts';

export function svgImage(width: number, height: number, content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}>${content}</svg>`;
}

/** For text, and for attributes in double quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** One decimal is finer than a screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export type Crop = { x: number; y: number; width: number; height: number };

export function cropped(svg: string, { x, y, width, height }: Crop): string {
  return svg
    .replace(/ viewBox="[^"]+"/, ` viewBox="${x} ${y} ${width} ${height}"`)
    .replace(/ width="\d+"/, ` width="${width}"`)
    .replace(/ height="\d+"/, ` height="${height}"`);
}

/** Points in the notation of SVG's `points`: `points('40,206 226,86')` is `[[40, 206], [226, 86]]`. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [, x, y] = /^(-?[\d.]+),(-?[\d.]+)$/.exec(pair) ?? [];
    if (x === undefined || y === undefined)
      throw new Error(`'${pair}' in '${list}' is not a point: write x,y`);
    return [Number(x), Number(y)];
  });
}

/** Points with a number each: `marked('690,120,62')` is `[[[690, 120], 62]]`. */
export function marked(list: string): [Point, number][] {
  return list.split(' ').map((entry) => {
    const [x = Number.NaN, y = Number.NaN, mark = Number.NaN] = entry.split(',').map(Number);
    return [[x, y], mark];
  });
}

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function circle([x, y]: Point, radius: number, paint: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${paint}/>`;
}

/** A box round a point. */
export function around([x, y]: Point, radius: number): readonly [number, number, number, number] {
  return [x - radius, y - radius, radius * 2, radius * 2];
}

export function linePath(...points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}
