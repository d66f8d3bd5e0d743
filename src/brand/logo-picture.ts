/** A mark that's more than plain shapes, as a picture. What could run or load something is refused. */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { budgets } from '../../contract/budgets.ts';
import { localName, onlyDrawing } from '../svg/only-drawing.ts';
import { type Hex, longHex } from './colours.ts';
import { svgFrame } from './svg-frame.ts';

export type LogoPicture = { svg: string; width: number; height: number };

/** What a colour becomes; `currentcolor` is one of them. */
export type Recolouring = ReadonlyMap<string, Hex>;

type Read = LogoPicture & {
  /** Its colours, as they are in the file. */
  colours: ReadonlySet<Hex>;
};

const painted = ['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color', 'color'];
const textElements = ['text', 'tspan', 'textPath', 'tref', 'font'];
const refused = [
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
  'handler',
];

/** @returns the picture, or what is wrong with the file and how to fix it. */
export function readLogoPicture(source: string, recolouring: Recolouring): Read | string {
  const problems: string[] = [];
  const colours = new Set<Hex>();
  let size = { width: 0, height: 0 };
  const read: CustomPlugin = {
    name: 'read',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (node.name === 'svg' && parent.type === 'root') size = sizeOf(node);
          const problem = problemOf(node);
          if (problem) problems.push(problem);
          for (const [key, value] of Object.entries(node.attributes))
            if (painted.includes(key) || key === 'style')
              node.attributes[key] = recoloured(value, recolouring, colours);
          if (node.name !== 'style') return;
          for (const rules of node.children) {
            if (rules.type !== 'text' && rules.type !== 'cdata') continue;
            rules.value = recoloured(rules.value, recolouring, colours);
          }
        },
      },
    }),
  };
  // Entities that name each other grow without end.
  if (/<!ENTITY[^>]*&/i.test(source)) return 'declares entities: save it again as plain SVG';
  try {
    const { data } = optimize(source, {
      plugins: [
        ...(['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeMetadata'] as const),
        'removeEditorsNSData',
        { name: 'convertColors', params: { shorthex: false, shortname: false } },
        read,
        onlyDrawing,
      ],
    });
    const [problem] = problems;
    if (problem) return problem;
    if (!(size.width > 0 && size.height > 0)) return 'has no size: save it with a viewBox such as 0 0 32 32';
    const svg = data.replace(/<svg(?=[\s>])(?![^>]*\sxmlns\s*=)/, '<svg xmlns="http://www.w3.org/2000/svg"');
    return svg.length > budgets.drawing
      ? `has ${svg.length} bytes, over the ${budgets.drawing} of a drawing: draw it simpler`
      : { svg, ...size, colours };
  } catch {
    return 'cannot be read as a picture: save it again as SVG';
  }
}

/** A file without a viewBox can't be set smaller. */
function sizeOf({ attributes }: XastElement): { width: number; height: number } {
  const { box, width, height } = svgFrame(attributes);
  attributes['viewBox'] ??= box.join(' ');
  return { width, height };
}

function problemOf({ name, attributes, children }: XastElement): string | null {
  if (refused.includes(localName(name))) return `has <${name}>: remove it, because a mark runs nothing`;
  if (name === 'a') return 'has a link: remove it, because the mark leads to the home page by itself';
  if (textElements.includes(name))
    return 'has text: turn it into shapes (“Object to Path” or “Create Outlines” in a drawing program), because a picture can’t load typefaces';
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) return `has ${key}="${value}": remove it, because a mark runs nothing`;
    const outside = /(?:^|:)href$/.test(key) ? outsideAddress(value) : outsideIn(value);
    if (outside !== null) return loadProblem(outside);
  }
  if (name !== 'style') return null;
  const rules = children.map((child) => ('value' in child ? child.value : '')).join('');
  const outside = /@import\b[^;]*/i.exec(rules)?.[0] ?? outsideIn(rules);
  return outside === null ? null : loadProblem(outside);
}

const loadProblem = (address: string) =>
  `loads ${address.slice(0, 80)}: embed that picture in the file, or draw it`;

/** Null for a part of the file itself, and for pixels that are embedded in it. */
function outsideAddress(address: string): string | null {
  return /^(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,)/.test(address.trim()) ? null : address;
}

function outsideIn(rules: string): string | null {
  const addresses = [...rules.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi)].map(([, , address = '']) => address);
  return addresses.find((address) => outsideAddress(address) !== null) ?? null;
}

/** Colours as hex, and what CSS calls the colour of the text around a picture. A part's name may look like a colour. */
function recoloured(value: string, recolouring: Recolouring, colours: Set<Hex>): string {
  return value.replace(
    /(?<!url\(["']?)#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z_-])|\bcurrentcolor\b/gi,
    (written) => {
      const colour = longHex(written);
      if (colour.startsWith('#')) colours.add(colour);
      return recolouring.get(colour) ?? written;
    },
  );
}
