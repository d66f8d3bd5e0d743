/** Turns the text of an SVG file into outlines of the brand's typefaces. */
import type { XastElement } from 'svgo';
import type { Brand } from '../brand/brand.ts';
import type { Face } from './letters.ts';
import type { OutlineLetters, Outlines } from './outlines.ts';

export const fontAttributes = [
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-anchor',
];
const inherited: readonly string[] = [...fontAttributes, 'fill', 'stroke', 'paint-order'];
const own = [
  ...['x', 'y', 'xml:space', 'white-space', 'dominant-baseline', 'fill'],
  ...['stroke', 'stroke-width', 'stroke-linejoin', 'paint-order'],
];
/** What places letters one by one. */
const unreadable = ['dx', 'dy', 'rotate', 'textLength'];

/** In any notation, by name, or by the address of a gradient. It's written into markup. */
const isColour = /^[\w#(),.%/'\s-]*$/;

export type Style = Readonly<Record<string, string>>;

export function styleOf({ attributes }: XastElement, parent: Style): Style {
  const given = Object.entries(attributes).filter(([name]) => inherited.includes(name));
  return { ...parent, ...Object.fromEntries(given) };
}

/** `halo` is a line behind the letters, which keeps other lines away from them. */
type Run = {
  text: string;
  face: Face;
  size: number;
  tracking: number;
  ink: string;
  halo: string | undefined;
};
/** What a new position begins. */
type Chunk = { x: number; y: number; anchor: string; runs: Run[] };

type Outlined = { svg: string; attributes: Record<string, string>; problem?: string };

export function outlineText(
  element: XastElement,
  style: Style,
  letters: OutlineLetters,
  { brand }: Outlines,
): Outlined {
  const chunks: Chunk[] = [];
  let problem: string | undefined;
  const read = (node: XastElement, style: Style) => {
    const { x, y } = node.attributes;
    const last = chunks.at(-1);
    if (x !== undefined || y !== undefined || !last) {
      const at = (value: string | undefined, before = 0) =>
        value === undefined ? before : Number.parseFloat(value);
      chunks.push({
        x: at(x, last?.x),
        y: at(y, last?.y),
        anchor: style['text-anchor'] ?? 'start',
        runs: [],
      });
    }
    if (unreadable.some((name) => name in node.attributes) || /[\s,]/.test(`${x ?? ''}${y ?? ''}`.trim()))
      problem = `places the letters of “${wordsOf(node)}” one by one: set them as plain text, or turn them into shapes`;
    const { fill = '', stroke = 'none' } = style;
    const isHalo = style['paint-order']?.startsWith('stroke');
    if (!isColour.test(fill) || !isColour.test(stroke))
      problem = `has fill="${isColour.test(fill) ? stroke : fill}" on “${wordsOf(node)}”: give a colour such as #0f2238`;
    if (stroke !== 'none' && !isHalo)
      problem = `draws a line round “${wordsOf(node)}”: set its stroke to none, or turn it into shapes`;
    for (const child of node.children) {
      if (child.type === 'text') addRun(chunks.at(-1), child.value, style, brand);
      if (child.type === 'element') read(child, styleOf(child, style));
    }
  };
  read(element, style);
  const kept = Object.entries(element.attributes).filter(([name]) => !own.includes(name));
  return {
    svg: chunks.map((chunk) => outlineChunk(chunk, letters)).join(''),
    attributes: Object.fromEntries(kept),
    ...(problem && { problem }),
  };
}

function addRun(chunk: Chunk | undefined, value: string, style: Style, brand: Brand): void {
  const joined = value.replace(/\s+/g, ' ');
  const text = chunk?.runs.length === 0 ? joined.trimStart() : joined;
  if (text !== '')
    chunk?.runs.push({ text, ...fontOf(style, brand), ink: style['fill'] ?? '#000000', halo: haloOf(style) });
}

/** The page's typefaces, as charts name them. */
const variable = { accent: 'var(--font-water)', text: 'var(--font-sans)' } as const;

const haloOf = ({ stroke }: Style) => (stroke === 'none' ? undefined : stroke);

function fontOf(style: Style, { accent, text, letterWidths }: Brand): Omit<Run, 'text' | 'ink' | 'halo'> {
  const family = (style['font-family'] ?? '').split(',')[0]?.replace(/['"]/g, '').trim() ?? '';
  const weight = style['font-weight'] ?? '';
  const isItalic =
    family === accent.family ||
    family === variable.accent ||
    /^(?:italic|oblique)/.test(style['font-style'] ?? '');
  const face = isItalic ? 'italic' : weight === 'bold' || Number(weight) >= 600 ? 'sans-bold' : 'sans';
  const asked = Number.parseFloat(style['font-size'] ?? '16');
  const spacing = style['letter-spacing'] ?? '';
  const between = Number.parseFloat(spacing) || 0;
  const isOurs =
    family === (isItalic ? accent : text).family || family === (isItalic ? variable.accent : variable.text);
  return {
    face,
    size: isOurs ? asked : fitted(asked, face, letterWidths),
    tracking: spacing.endsWith('em') ? between : between / asked,
  };
}

function outlineChunk({ x, y, anchor, runs }: Chunk, letters: OutlineLetters): string {
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  const width = runs.reduce((sum, run) => sum + letters.measure(run.text, run), 0);
  let pen = x - width * (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0);
  return runs
    .map((run) => {
      const line = letters.line(run.text, pen, y, run, run);
      pen += letters.measure(run.text, run);
      return line;
    })
    .join('');
}

function wordsOf(node: XastElement): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('')
    .trim();
}

/** The average letters, in ems, of the typefaces that the drawings in content/ were made with. */
const drawnWith: Brand['letterWidths'] = { italic: 0.44, sans: 0.54, 'sans-bold': 0.58 };

/** Wider letters are set smaller, and a little more, because no two typefaces are wide in the same places. */
function fitted(size: number, face: Face, widths: Brand['letterWidths']): number {
  const part = drawnWith[face] / widths[face];
  return part < 1 ? size * part * 0.94 : size;
}
