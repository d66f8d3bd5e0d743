/** Reads an SVG file as drawing programs write it: colours become the brand's inks, and words are set in its typefaces. */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import type { Brand } from '../brand/brand.ts';
import { longHex } from '../brand/colours.ts';
import { inksByColour } from '../brand/inks.ts';
import { svgFrame } from '../brand/svg-frame.ts';

export type Face = 'italic' | 'regular' | 'bold';

export type Drawing = {
  svg: string;
  width: number;
  height: number;
  letters: Readonly<Record<Face, string>>;
};

/** Any prefix can mean any kind of element. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const painted = ['fill', 'stroke', 'stop-color', 'flood-color', 'color'];
const unsupported = ['script', 'image', 'foreignObject', 'style', 'a', 'video', 'iframe'];

export function readDrawing(source: string, { accent, chartPalettes }: Brand): Drawing | readonly string[] {
  const inks = inksByColour(chartPalettes.light);
  const problems: string[] = [];
  const letters: Record<Face, string> = { italic: '', regular: '', bold: '' };
  let size = { width: 0, height: 0 };

  const take = (element: XastElement, face: Face) => {
    const { name, attributes } = element;
    if (unsupported.includes(localName(name))) {
      problems.push(repairOf(localName(name)));
      return;
    }
    for (const [key, value] of Object.entries(attributes)) {
      const isOutside =
        localName(key) === 'href' ? !value.startsWith('#') : /url\(\s*["']?[^"'#\s]/.test(value);
      if (key.startsWith('on') || isOutside)
        problems.push(`has ${key}="${value}": remove it, a drawing loads and runs nothing`);
      if (painted.includes(key)) attributes[key] = inks.get(longHex(value)) ?? value;
    }
    const own = faceOf(attributes, face, accent.family);
    if ('font-family' in attributes || own !== face)
      attributes['font-family'] = own === 'italic' ? 'var(--font-water)' : 'var(--font-sans)';
    for (const child of element.children) {
      if (child.type === 'element') take(child, own);
      else if (child.type === 'text' && /^(?:text|tspan|textPath)$/.test(name)) letters[own] += child.value;
    }
  };

  const convert: CustomPlugin = {
    name: 'convert',
    fn: (root) => {
      const svg = root.children.find((child) => child.type === 'element');
      if (svg?.name !== 'svg') return;
      size = frame(svg);
      take(svg, 'regular');
    },
  };
  try {
    const { data } = optimize(source, {
      plugins: [
        ...(['removeDoctype', 'removeXMLProcInst', 'removeComments'] as const),
        ...(['removeEditorsNSData', 'removeMetadata'] as const),
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'convertColors', params: { shorthex: false, shortname: false } },
        convert,
        'removeScripts',
      ],
    });
    if (!(size.width > 0 && size.height > 0))
      problems.push('has no size: save it with a viewBox such as 0 0 1200 750');
    return problems.length > 0 ? [...new Set(problems)] : { svg: data, ...size, letters };
  } catch {
    return ['cannot be read as SVG: save it again as plain SVG'];
  }
}

/** A part that says nothing of its font is set as what's around it. */
function faceOf(attributes: XastElement['attributes'], around: Face, accent: string): Face {
  const { 'font-family': family, 'font-style': style, 'font-weight': weight } = attributes;
  const isItalic = /^(?:italic|oblique)/.test(style ?? '') || family?.includes(accent);
  if (isItalic || (around === 'italic' && !family && !style)) return 'italic';
  if (weight !== undefined) return weight === 'bold' || Number(weight) >= 600 ? 'bold' : 'regular';
  return around === 'bold' ? 'bold' : 'regular';
}

/** Whole pixels for a page's layout, which a drawing in units of 0 to 1 doesn't have. */
const leastHeight = 72;

/** Gives it its size, in the units of the drawing or larger, and words a typeface. */
function frame(svg: XastElement): { width: number; height: number } {
  const { viewBox: _viewBox, width: _width, height: _height, ...others } = svg.attributes;
  const { box, width, height } = svgFrame(svg.attributes);
  const scale = Math.max(1, leastHeight / height);
  const size = { width: Math.round(width * scale) || 0, height: Math.round(height * scale) || 0 };
  svg.attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: box.join(' '),
    width: `${size.width}`,
    height: `${size.height}`,
    ...others,
  };
  return size;
}

function repairOf(name: string): string {
  if (name === 'image') return 'has an embedded picture: draw it as shapes, or save the whole as .png';
  if (name === 'style') return 'has style rules that apply to no single shape: save it as plain SVG';
  return `has <${name}>: draw it as shapes and text alone`;
}
