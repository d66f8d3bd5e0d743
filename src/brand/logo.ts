/** The brand's mark: an SVG file of plain paths, taken apart, so that pages, icons and documents can draw it. */
import { type CustomPlugin, optimize } from 'svgo';
import { z } from 'zod';
import type { BrandColours } from '../content/schema/brand.ts';
import { contrast, type Hex, longHex } from './colours.ts';

/** What the mark's colours become on each ground; another colour stays as it is. */
export type LogoInk = 'ink' | 'signal' | Hex;

/** Under the names that React gives them. */
const pen = z.object({
  strokeWidth: z.string().optional(),
  strokeDasharray: z.string().optional(),
  strokeLinecap: z.enum(['butt', 'round', 'square']).optional(),
  strokeLinejoin: z.enum(['miter', 'round', 'bevel']).optional(),
  fillRule: z.enum(['nonzero', 'evenodd']).optional(),
});

type LogoPath = {
  d: string;
  fill: LogoInk | null;
  stroke: LogoInk | null;
  pen: Readonly<z.infer<typeof pen>>;
};

export type Logo = {
  size: number;
  paths: readonly LogoPath[];
};

/** What groups hand down to their shapes. */
const inherited = ['fill', 'stroke', ...Object.keys(pen.shape).map(attributeOf)];
const structure = ['svg', 'g', 'title', 'desc', 'defs', 'metadata'];
const refusedAttributes = [
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'mask',
  'filter',
  'clip-path',
  'transform',
];

/** @returns the mark, or what is wrong with the file and how to fix it. */
export function readLogo(svg: string, colours: BrandColours): Logo | string {
  const paths: Record<string, string>[] = [];
  const refused = new Set<string>();
  let box = '';
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => {
      const given = new Map<unknown, Record<string, string>>();
      return {
        element: {
          enter(node, parent) {
            const { name, attributes } = node;
            const own = inherited.filter((key) => attributes[key]).map((key) => [key, attributes[key]]);
            const all = { ...given.get(parent), ...Object.fromEntries(own) };
            given.set(node, all);
            const { viewBox, width, height, d } = attributes;
            if (name === 'svg') box = viewBox ?? `0 0 ${width} ${height}`;
            if (name === 'path' && d) paths.push({ ...all, d });
            else if (name === 'rect') paths.push({ ...all, d: roundedRectangle(attributes) });
            else if (!structure.includes(name)) refused.add(name);
            for (const key of refusedAttributes) if (key in attributes) refused.add(key);
          },
        },
      };
    },
  };
  try {
    optimize(svg, {
      plugins: [
        'inlineStyles',
        'convertStyleToAttrs',
        { name: 'convertColors', params: { shortname: false } },
        { name: 'convertShapeToPath', params: { convertArcs: true } },
        'moveGroupAttrsToElems',
        // Applies what moves a shape, and would write every path anew.
        ...(svg.includes('transform') ? (['convertPathData'] as const) : []),
        collect,
      ],
    });
  } catch {
    return 'cannot be read as a picture: save it again as SVG';
  }
  const [, size, height] = /^0 0 ([\d.]+) ([\d.]+)$/.exec(box) ?? [];
  if (!size || size !== height) return 'is no square: save the mark alone, with a viewBox such as 0 0 32 32';
  if (refused.size > 0 || paths.length === 0) {
    const what = [...refused].join(', ') || 'no shape';
    return `has ${what}: draw it of filled or stroked shapes in plain colours`;
  }
  const read = paths.map((path) => readPath(path, colours));
  const problem = read.find((path) => typeof path === 'string');
  return problem ?? { size: Number(size), paths: read.filter((path) => typeof path !== 'string') };
}

/** The one shape that is left as it is: its corners. */
function roundedRectangle({
  x = '0',
  y = '0',
  width,
  height,
  rx,
  ry,
}: Readonly<Record<string, string>>): string {
  const radius = Number(rx ?? ry);
  const [across, down] = [Number(width) - 2 * radius, Number(height) - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${Number(x) + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

function readPath(path: Readonly<Record<string, string>>, colours: BrandColours): LogoPath | string {
  const inkOf = (value = 'none'): LogoInk | null => {
    const colour = longHex(value);
    if (colour === 'none') return null;
    if (colour === 'currentcolor' || colour === colours.ink) return 'ink';
    return colour === colours.signal ? 'signal' : colour;
  };
  const [fill, stroke] = [inkOf(path['fill'] ?? '#000000'), inkOf(path['stroke'])];
  for (const ink of [fill, stroke]) {
    if (ink === null || ink === 'ink' || ink === 'signal') continue;
    if (!/^#[0-9a-f]{6}$/.test(ink)) return `has the colour ${ink}: write it as #0f2238`;
    const least = Math.min(contrast(ink, colours.paper), contrast(ink, colours.ink));
    if (least < 3) {
      return `draws in ${ink}, which is not seen on every ground: draw it in ink ${colours.ink} or signal ${colours.signal}, which change on dark grounds`;
    }
  }
  return {
    d: path['d'] ?? '',
    fill,
    stroke,
    pen: pen.parse(Object.fromEntries(Object.keys(pen.shape).map((name) => [name, path[attributeOf(name)]]))),
  };
}

/** `strokeWidth` → `stroke-width`. */
export function attributeOf(pen: string): string {
  return pen.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
}
