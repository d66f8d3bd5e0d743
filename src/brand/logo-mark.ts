/** The brand's mark. What a drawing has in ink takes the colour of the text around it; a bitmap is loaded as a picture. */
import sharp from 'sharp';
import { type CustomPlugin, optimize } from 'svgo';
import { pictureAddress } from '../../contract/addresses.ts';
import type { BrandColours } from '../content/schema/brand-schema.ts';
import { longHex } from './colours.ts';
import { shortHash } from './short-hash.ts';
import { svgFrame } from './svg-frame.ts';

export type Mark = {
  width: number;
  height: number;
  /** Markup of SVG. Without `dark`, `light` is shown on dark grounds too. */
  light: string;
  dark: string | null;
  bitmaps: ReadonlyMap<string, Buffer>;
};

type Ground = 'light' | 'dark';
type Part = { width: number; height: number; svg: string; bitmap?: [address: string, bytes: Buffer] };

const height = 32;
const widest = 64;
/** Each page has a drawing in its first bytes, and loads a bitmap with its first view. */
const limits = { drawing: 4000, bitmap: 20_000 };

const signal = 'var(--logo-signal,var(--color-signal))';

export function markOf(light: Part, dark: Part | null): Mark {
  return {
    width: Math.max(1, Math.min(widest, Math.round((height * light.width) / light.height))),
    height,
    light: light.svg,
    dark: dark?.svg ?? null,
    bitmaps: new Map([light, ...(dark ? [dark] : [])].flatMap(({ bitmap }) => (bitmap ? [bitmap] : []))),
  };
}

/** As markup in which a page's stylesheet, or an icon's, shows the one for each ground. */
export function markSymbol({ light, dark }: Pick<Mark, 'light' | 'dark'>): string {
  const on = (ground: Ground, svg: string) => svg.replace('<svg', `<svg class="logo-on-${ground}"`);
  return dark === null ? light : on('light', light) + on('dark', dark);
}

/** As markup that needs no stylesheet and loads nothing. */
export function markOn(ground: Ground, mark: Mark, { ink, course }: { ink: string; course: string }): string {
  const svg = ground === 'dark' ? (mark.dark ?? mark.light) : mark.light;
  return embedded(svg, mark).replaceAll('currentColor', ink).replaceAll(signal, course);
}

export function embedded(svg: string, { bitmaps }: Mark): string {
  return [...bitmaps].reduce(
    (text, [address, bytes]) => text.replaceAll(address, `data:image/png;base64,${bytes.toString('base64')}`),
    svg,
  );
}

/**
 * @param ground where the mark has a file for each. Then its colours stay.
 * @returns the mark, or what is wrong with the file and how to fix it.
 */
export async function readMark(
  file: string,
  bytes: Buffer,
  colours: BrandColours,
  ground?: Ground,
): Promise<Part | string> {
  return file.endsWith('.png') ? readBitmap(bytes) : readDrawing(bytes.toString(), colours, ground);
}

async function readBitmap(bytes: Buffer): Promise<Part | string> {
  const read = await wholePng(bytes);
  if (!read) return 'cannot be read as a picture: save it again as PNG';
  if (bytes.length > limits.bitmap)
    return `has ${bytes.length} bytes, over the ${limits.bitmap} of a mark: save it smaller, such as 96 pixels high`;
  const { width, height } = read;
  const hash = shortHash(bytes);
  const address = pictureAddress('brand-mark', hash, '.png');
  const svg = `<svg viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`;
  return { width, height, svg, bitmap: [address, bytes] };
}

async function wholePng(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const picture = sharp(bytes, { failOn: 'warning' });
    const { format } = await picture.metadata();
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return format === 'png' ? info : null;
  } catch {
    return null;
  }
}

const painted = ['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color', 'color'];
const asBitmap = 'draw it as plain shapes, or save it as PNG';

function readDrawing(source: string, colours: BrandColours, ground: Ground | undefined): Part | string {
  const inks = new Map([
    [colours.ink, 'currentColor'],
    [colours.signal, signal],
  ]);
  const problems: string[] = [];
  let size = { width: Number.NaN, height: Number.NaN };
  const takeIn: CustomPlugin = {
    name: 'take-in',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          if (['text', 'image', 'style'].includes(name)) problems.push(`has <${name}>: ${asBitmap}`);
          for (const [key, value] of Object.entries(attributes)) {
            const isOutside = key.endsWith('href')
              ? !value.startsWith('#')
              : /url\(\s*["']?[^"'#]/.test(value);
            if (isOutside) problems.push(`loads ${value.slice(0, 80)}: ${asBitmap}`);
            if (painted.includes(key) && !ground) attributes[key] = inks.get(longHex(value)) ?? value;
          }
          // A page allows none.
          delete attributes['style'];
          if (name !== 'svg' || parent.type !== 'root') return;
          const { box, ...frame } = svgFrame(attributes);
          size = frame;
          for (const key of ['width', 'height', 'x', 'y', 'id', 'class']) delete attributes[key];
          // What has no colour is black, which wouldn't be seen on a dark ground.
          Object.assign(attributes, { viewBox: box.join(' '), fill: attributes['fill'] ?? 'currentColor' });
        },
      },
    }),
  };
  try {
    const { data } = optimize(source, {
      plugins: [
        ...(['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeMetadata'] as const),
        ...(['removeEditorsNSData', 'removeTitle', 'removeDesc', 'removeScripts'] as const),
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'convertColors', params: { shorthex: false, shortname: false } },
        { name: 'prefixIds', params: { prefix: ground ? `mark-${ground}` : 'mark' } },
        ...(['removeXlink', 'removeXMLNS'] as const),
        takeIn,
      ],
    });
    const [problem] = problems;
    if (problem !== undefined) return problem;
    if (!(size.width > 0 && size.height > 0)) return 'has no size: save it with a viewBox such as 0 0 32 32';
    return data.length > limits.drawing
      ? `has ${data.length} bytes, over the ${limits.drawing} that every page can carry: draw it simpler, or save it as PNG`
      : { svg: data, ...size };
  } catch {
    return 'cannot be read as a picture: save it again as SVG';
  }
}
