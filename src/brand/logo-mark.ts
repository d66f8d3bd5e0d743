/**
 * The brand's mark, drawn. What it has in ink takes the colour of the text around it, and what it has in signal that of
 * actions on the same ground.
 */
import { type CustomPlugin, optimize } from 'svgo';
import type { BrandColours } from '../content/schema/brand-schema.ts';
import { longHex } from './colours.ts';
import { svgFrame } from './svg-frame.ts';

export type Mark = { width: number; height: number; svg: string };

const height = 32;
const widest = 64;
/** Each page has it in its first bytes. */
const limit = 4000;

const signal = 'var(--logo-signal,var(--color-signal))';

/** As markup that needs no stylesheet. */
export function inked({ svg }: Mark, { ink, course }: { ink: string; course: string }): string {
  return svg.replaceAll('currentColor', ink).replaceAll(signal, course);
}

const painted = ['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color', 'color'];
const asShapes = 'draw it as plain shapes';

/** The mark, or what is wrong with the file and how to fix it. */
export function readMark(source: string, colours: BrandColours): Mark | string {
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
            if (painted.includes(key)) attributes[key] = inks.get(longHex(value)) ?? value;
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
        { name: 'prefixIds', params: { prefix: 'mark' } },
        ...(['removeXlink', 'removeXMLNS'] as const),
        takeIn,
      ],
    });
    const [problem] = problems;
    if (problem !== undefined) return problem;
    if (!(size.width > 0 && size.height > 0)) return 'has no size: save it with a viewBox such as 0 0 32 32';
    if (data.length > limit)
      return `has ${data.length} bytes, over the ${limit} that every page can carry: draw it simpler`;
    const width = Math.max(1, Math.min(widest, Math.round((height * size.width) / size.height)));
    return { width, height, svg: data };
  } catch {
    return 'cannot be read as a picture: save it again as SVG';
  }
}
