/** Reads an SVG file as drawing programs write it: the brand's colours become variables, and text becomes outlines. */
import { type CustomPlugin, optimize, type XastComment, type XastElement } from 'svgo';
import type { Brand } from '../brand/brand.ts';
import { longHex } from '../brand/colours.ts';
import type { ChartTone, Palette } from '../brand/derive-colours.ts';
import { inks } from '../brand/inks.ts';
import { svgFrame } from '../brand/svg-frame.ts';
import { fontAttributes, outlineText, type Style, styleOf } from './outline-text.ts';
import { OutlineLetters, type Outlines } from './outlines.ts';

export type DrawingFile = {
  /** Its text is outlines, because a picture in an `img` element can't load the site's fonts. */
  svg: string;
  width: number;
  height: number;
};

/** On dark charts, the deepest sea has the colour of the paper. A drawing means the sea. */
function coloursOf({ paper, bands, land, contour, ink, soft, course }: Palette): string[] {
  return [paper, ...bands, land, contour, ink, soft, course];
}

function variablesOf(tone: ChartTone, { drawnPalettes, palettes }: Brand): ReadonlyMap<string, string> {
  const variables = coloursOf(inks[tone]);
  const drawn = [drawnPalettes[tone], palettes[tone]];
  return new Map(
    drawn.flatMap((palette) =>
      coloursOf(palette).map((colour, index) => [colour, variables[index] ?? colour] as const),
    ),
  );
}

/** Any prefix can mean any kind of element. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const painted = ['fill', 'stroke', 'stop-color', 'flood-color', 'color'];
const unsupported = ['script', 'image', 'foreignObject', 'style', 'textPath', 'a', 'video', 'iframe'];

/** @returns the picture, or everything that's wrong with the file and how to fix it. */
export function readDrawingFile(source: string, outlines: Outlines): DrawingFile | readonly string[] {
  const { brand } = outlines;
  const variables = { light: variablesOf('light', brand), dark: variablesOf('dark', brand) };
  const problems: string[] = [];
  const outlined: string[] = [];
  let size = { width: 0, height: 0 };
  const convert: CustomPlugin = {
    name: 'convert',
    fn: (root) => {
      const svg = root.children.find((child) => child.type === 'element');
      if (svg?.name !== 'svg') return;
      const letters = new OutlineLetters(outlines);
      size = frame(svg);
      convertElement(svg, {}, { outlines, variables, letters, outlined, problems });
      outlined.push(`<defs>${letters.definitions()}</defs>`);
      svg.children.unshift(placeFor(outlined));
    },
  };
  try {
    const { data } = optimize(source, {
      plugins: [
        'removeEditorsNSData',
        'removeMetadata',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'convertColors', params: { shorthex: false, shortname: false } },
        convert,
        'removeScripts',
      ],
    });
    const svg = data.replace(/<!--outlined (\d+)-->/g, (_, index) => outlined[Number(index)] ?? '');
    if (!(size.width > 0 && size.height > 0))
      problems.push('has no size: save it with a viewBox such as 0 0 1200 750');
    return problems.length > 0 ? [...new Set(problems)] : { svg, ...size };
  } catch {
    return ['cannot be read as SVG: save it again as plain SVG'];
  }
}

/** Whole pixels for a page's layout, which a drawing in units of 0 to 1 doesn't have. */
const leastHeight = 72;

/** The size in the units of the drawing, or larger. */
function frame(svg: XastElement): { width: number; height: number } {
  const { viewBox: _viewBox, width: _width, height: _height, ...others } = svg.attributes;
  const { box, width, height } = svgFrame(svg.attributes);
  const scale = Math.max(1, leastHeight / height);
  const size = { width: Math.round(width * scale) || 0, height: Math.round(height * scale) || 0 };
  // In the order in which a part is cut out of it: see svg.ts.
  svg.attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: box.join(' '),
    width: `${size.width}`,
    height: `${size.height}`,
    ...others,
  };
  return size;
}

type Conversion = {
  outlines: Outlines;
  variables: Readonly<Record<ChartTone, ReadonlyMap<string, string>>>;
  letters: OutlineLetters;
  /** Markup that takes the place of text. */
  outlined: string[];
  problems: string[];
};

/** @returns what takes the element's place. */
function convertElement(
  element: XastElement,
  inherited: Style,
  conversion: Conversion,
  around: ChartTone = 'light',
): XastElement | XastComment {
  const { name, attributes } = element;
  // Paper on ink is a light line on a dark screen, and only the group's name tells.
  const tone = /^dark\b/i.test(attributes['id'] ?? '') ? 'dark' : around;
  const { outlines, variables, letters, outlined, problems } = conversion;
  if (unsupported.includes(localName(name))) {
    problems.push(repairOf(name));
    return element;
  }
  for (const [key, value] of Object.entries(attributes)) {
    const isOutside =
      localName(key) === 'href' ? !value.startsWith('#') : /url\(\s*["']?[^"'#\s]/.test(value);
    if (key.startsWith('on') || isOutside)
      problems.push(`has ${key}="${value}": remove it, a drawing loads and runs nothing`);
    if (painted.includes(key)) attributes[key] = variables[tone].get(longHex(value)) ?? value;
  }
  const style = styleOf(element, inherited);
  element.children = element.children.map((child) =>
    child.type === 'element' ? convertElement(child, style, conversion, tone) : child,
  );
  // The text above it reads what a line of it says.
  if (name === 'tspan') return element;
  // What a group says of its text is in the outlines.
  for (const key of fontAttributes) delete attributes[key];
  if (name !== 'text') return element;
  const text = outlineText(element, style, letters, outlines);
  if (text.problem) problems.push(text.problem);
  outlined.push(text.svg);
  const place = placeFor(outlined);
  if (Object.keys(text.attributes).length === 0) return place;
  return Object.assign(element, { name: 'g', attributes: text.attributes, children: [place] });
}

/** A comment in the place of the last markup. */
function placeFor(outlined: readonly string[]): XastComment {
  return { type: 'comment', value: `outlined ${outlined.length - 1}` };
}

function repairOf(name: string): string {
  if (name === 'image')
    return 'has an embedded picture: draw it as shapes, or put a photo into content/images';
  if (name === 'textPath') return 'has text on a path: turn that text into shapes';
  if (name === 'style') return 'has style rules that apply to no single shape: save it as plain SVG';
  return `has <${name}>: draw it as shapes and text alone`;
}
