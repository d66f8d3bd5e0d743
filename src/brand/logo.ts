/** A mark of plain shapes, taken apart, so that pages can draw it in the colour of the text around it. */
import { type CustomPlugin, optimize } from 'svgo';
import { z } from 'zod';
import type { BrandColours } from '../content/schema/brand.ts';
import { contrast, type Hex, longHex } from './colours.ts';
import { svgFrame } from './svg-frame.ts';

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

/** Every page has the mark three times, in its first bytes. */
const longest = 2000;

/** What groups hand down to their shapes. */
const inherited = ['fill', 'stroke', ...Object.keys(pen.shape).map(attributeOf)];
const structure = ['g', 'title', 'desc', 'defs', 'metadata'];
/** What only a picture can have. */
const notPlain = [
  'style',
  'display',
  'visibility',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'mask',
  'filter',
  'clip-path',
  'transform',
];

/** @returns the mark, or null for one that has to be a picture: see logo-picture.ts. */
export function readLogo(svg: string, colours: BrandColours): Logo | null {
  const paths: Record<string, string>[] = [];
  let isPlain = true;
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
            const { d } = attributes;
            if (name === 'svg' && parent.type === 'root') {
              const frame = svgFrame(attributes);
              box = frame.box.join(' ');
              if (frame.width !== frame.height) isPlain = false;
            } else if (name === 'path' && d) paths.push({ ...all, d });
            else if (name === 'rect') paths.push({ ...all, d: roundedRectangle(attributes) });
            else if (!structure.includes(name)) isPlain = false;
            if (notPlain.some((key) => key in attributes)) isPlain = false;
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
    return null;
  }
  const [, size, height] = /^0 0 ([\d.]+) ([\d.]+)$/.exec(box) ?? [];
  if (!isPlain || !size || size !== height || paths.length === 0) return null;
  const read = paths.map((path) => readPath(path, colours)).filter((path) => path !== null);
  const data = read.map(({ d }) => d).join('');
  const isShort = data.length <= longest && !data.includes('NaN');
  return isShort && read.length === paths.length ? { size: Number(size), paths: read } : null;
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

function readPath(path: Readonly<Record<string, string>>, colours: BrandColours): LogoPath | null {
  const inkOf = (value = 'none'): LogoInk | null => {
    const colour = longHex(value);
    if (colour === 'none') return null;
    if (colour === 'currentcolor' || colour === colours.ink) return 'ink';
    return colour === colours.signal ? 'signal' : colour;
  };
  const [fill, stroke] = [inkOf(path['fill'] ?? '#000000'), inkOf(path['stroke'])];
  for (const ink of [fill, stroke]) {
    if (ink === null || ink === 'ink' || ink === 'signal') continue;
    if (!/^#[0-9a-f]{6}$/.test(ink)) return null;
    // It has to be seen on every ground.
    if (Math.min(contrast(ink, colours.paper), contrast(ink, colours.ink)) < 3) return null;
  }
  const given = Object.fromEntries(Object.keys(pen.shape).map((name) => [name, path[attributeOf(name)]]));
  const { data } = pen.safeParse(given);
  return data ? { d: path['d'] ?? '', fill, stroke, pen: data } : null;
}

/** `strokeWidth` → `stroke-width`. */
export function attributeOf(pen: string): string {
  return pen.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
}
