/** The brand's mark, drawn. What it has in ink takes the colour of the text around it. */
import { type CustomPlugin, optimize } from 'svgo';
import type { BrandColours } from '../content/schema/brand-schema.ts';
import { longHex } from './colours.ts';
import { svgFrame } from './svg-frame.ts';

export type Mark = {
  width: number;
  height: number;
  /** Markup of SVG. Without `dark`, `light` is shown on dark grounds too. */
  light: string;
  dark: string | null;
};

type Ground = 'light' | 'dark';
type Part = { width: number; height: number; svg: string };

const height = 32;
const widest = 64;
/** Each page has it in its first bytes. */
const limit = 4000;

const signal = 'var(--logo-signal,var(--color-signal))';

export function markOf(light: Part, dark: Part | null): Mark {
  return {
    width: Math.max(1, Math.min(widest, Math.round((height * light.width) / light.height))),
    height,
    light: light.svg,
    dark: dark?.svg ?? null,
  };
}

/** As markup in which a page's stylesheet, or an icon's, shows the one for each ground. */
export function markSymbol({ light, dark }: Pick<Mark, 'light' | 'dark'>): string {
  const on = (ground: Ground, svg: string) => svg.replace('<svg', `<svg class="logo-on-${ground}"`);
  return dark === null ? light : on('light', light) + on('dark', dark);
}

/** As markup that needs no stylesheet. */
export function markOn(ground: Ground, mark: Mark, { ink, course }: { ink: string; course: string }): string {
  const svg = ground === 'dark' ? (mark.dark ?? mark.light) : mark.light;
  return svg.replaceAll('currentColor', ink).replaceAll(signal, course);
}

const painted = ['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color', 'color'];
const asShapes = 'draw it as plain shapes';

/**
 * @param ground where the mark has a file for each. Then its colours stay.
 * @returns the mark, or what is wrong with the file and how to fix it.
 */
export function readMark(source: string, colours: BrandColours, ground?: Ground): Part | string {
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
          if (['text', 'image', 'style'].includes(name)) problems.push(`has <${name}>: ${asShapes}`);
          for (const [key, value] of Object.entries(attributes)) {
            const isOutside = key.endsWith('href')
              ? !value.startsWith('#')
              : /url\(\s*["']?[^"'#]/.test(value);
            if (isOutside) problems.push(`loads ${value.slice(0, 80)}: ${asShapes}`);
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
    return data.length > limit
      ? `has ${data.length} bytes, over the ${limit} that every page can carry: draw it simpler`
      : { svg: data, ...size };
  } catch {
    return 'cannot be read as a picture: save it again as SVG';
  }
}
