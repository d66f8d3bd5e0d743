/** Reads an SVG file as drawing programs write it: colours become inks, and words are set in the brand's typefaces. */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { longHex } from './colours.ts';

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

/**
 * The drawing, or what is wrong with the file and how to fix it.
 *
 * @param inks what each colour of the file becomes; another stays as it is.
 * @param accent the family of words in italics.
 */
export function readDrawing(
  source: string,
  inks: ReadonlyMap<string, string>,
  accent: string,
): Drawing | readonly string[] {
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
    const own = faceOf(attributes, face, accent);
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
      const { viewBox = '', width: _width, height: _height, ...others } = svg.attributes;
      const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
      size = { width: Math.round(width), height: Math.round(height) };
      const xmlns = 'http://www.w3.org/2000/svg';
      svg.attributes = { xmlns, viewBox, width: `${size.width}`, height: `${size.height}`, ...others };
      take(svg, 'regular');
    },
  };
  try {
    const { data } = optimize(source, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeEditorsNSData',
        'removeMetadata',
        'removeTitle',
        'removeDesc',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        // A program names every shape, and names of two drawings on a page could be the same.
        { name: 'cleanupIds', params: { minify: false } },
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

function repairOf(name: string): string {
  if (name === 'image') return 'has an embedded picture: draw it as shapes, or save the whole as .png';
  if (name === 'style') return 'has style rules that apply to no single shape: save it as plain SVG';
  return `has <${name}>: draw it as shapes and text alone`;
}
