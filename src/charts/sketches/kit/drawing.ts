/**
 * A drawing of an interface: shapes and text from back to front, written as one SVG. Text that is wider than
 * allowed, or overlaps other text, is an error.
 */
import { letterWidths } from '../../../brand/brand.ts';
import { type Face, measureText } from '../../lettering.ts';
import type { Box } from '../../sheet.ts';
import { svgImage } from '../../svg.ts';
import { GlyphDefinitions } from './glyph-definitions.ts';
import { inks } from './inks.ts';

export type Pen = { fill?: string; line?: string; width?: number; dash?: string };

export type TextOptions = {
  size?: number;
  face?: Face;
  ink?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** The text's length in pixels must not exceed it. */
  maxWidth?: number;
};

const width = 1200;
const height = 750;

export class Drawing {
  #glyphs = new GlyphDefinitions();
  #parts: string[] = [];
  #lines: { text: string; box: Box }[] = [];

  box([x, y, w, h]: Box, { radius = 0, ...pen }: Pen & { radius?: number } = {}): this {
    const round = radius === 0 ? '' : ` rx="${radius}"`;
    return this.draw(`<rect x="${x}" y="${y}" width="${w}" height="${h}"${round}${attributes(pen)}/>`);
  }

  circle(x: number, y: number, radius: number, pen: Pen = {}): this {
    return this.draw(`<circle cx="${x}" cy="${y}" r="${radius}"${attributes(pen)}/>`);
  }

  path(d: string, pen: Pen = {}): this {
    return this.draw(`<path d="${d}"${attributes(pen)}/>`);
  }

  /** A hairline. */
  rule(x: number, y: number, length: number, pen: Pen = {}): this {
    return this.path(`M${x} ${y}h${length}`, { line: inks.line, ...pen });
  }

  text(text: string, x: number, y: number, options: TextOptions = {}): this {
    const { face = 'sans', ink = inks.ink, anchor = 'start', maxWidth = width } = options;
    const size = fitted(options.size ?? 17, face);
    const length = measureText(text, { face, size });
    assertFits(text, length, maxWidth);
    const left = x - length * { start: 0, middle: 0.5, end: 1 }[anchor];
    const box: Box = [left, y - size * 0.75, length, size];
    const other = this.#lines.find((line) => overlaps(line.box, box));
    if (other) throw new Error(`'${text}' overlaps '${other.text}'`);
    this.#lines.push({ text, box });
    return this.draw(this.#glyphs.text(text, [left, y], face, size, ink));
  }

  /** Text that reads downwards from the point, as on a book's spine. */
  verticalText(
    text: string,
    x: number,
    y: number,
    { size: asked = 17, face = 'sans', ink = inks.ink, maxWidth = height }: TextOptions,
  ): this {
    const size = fitted(asked, face);
    const length = measureText(text, { face, size });
    assertFits(text, length, maxWidth);
    this.#lines.push({ text, box: [x - size, y, size, length] });
    const line = this.#glyphs.text(text, [0, 0], face, size, ink);
    return this.draw(`<g transform="translate(${x} ${y})rotate(90)">${line}</g>`);
  }

  /** A heading in bold. */
  title(text: string, x: number, y: number, options: TextOptions = {}): this {
    return this.text(text, x, y, { face: 'sans-bold', size: 20, ...options });
  }

  /** Secondary text, in italics. */
  note(text: string, x: number, y: number, options: TextOptions = {}): this {
    return this.text(text, x, y, { face: 'italic', ink: inks.soft, ...options });
  }

  /** An opaque area over what is drawn so far, with a hatched shadow. It may hide text, but not cut it. */
  overlay(box: Box, { radius = 0, ...pen }: Pen & { radius?: number } = {}): this {
    const [x, y, w, h] = box;
    const cut = this.#lines.find((line) => overlaps(line.box, box) && !contains(box, line.box));
    if (cut) throw new Error(`'${cut.text}' is cut by an overlay`);
    this.#lines = this.#lines.filter((line) => !contains(box, line.box));
    return this.box([x + 10, y + 12, w, h], { fill: 'url(#hatch)', line: 'none', radius }).box(box, {
      fill: inks.paper,
      width: 2,
      radius,
      ...pen,
    });
  }

  draw(svg: string): this {
    this.#parts.push(svg);
    return this;
  }

  svg(): string {
    const hatch = `<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M1 0v5" stroke="${inks.soft}" stroke-width="1" stroke-linecap="butt"/></pattern>`;
    const pen = ` fill="none" stroke="${inks.ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;
    const content = `<defs>${hatch}${this.#glyphs.svg()}</defs>${this.#parts.join('')}`;
    return svgImage(width, height, content, pen);
  }
}

/** Only what differs from the pen that the SVG element sets: a thin line, no fill. */
function attributes({ fill, line, width, dash }: Pen): string {
  const given = { fill, stroke: line, 'stroke-width': width, 'stroke-dasharray': dash };
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function overlaps([x, y, w, h]: Box, [left, top, width, height]: Box): boolean {
  return x < left + width && left < x + w && y < top + height && top < y + h;
}

function contains([x, y, w, h]: Box, [left, top, width, height]: Box): boolean {
  return x <= left && y <= top && x + w >= left + width && y + h >= top + height;
}

/** What the drawings were measured with, in ems. */
const drawnFor: typeof letterWidths = { italic: 0.44, sans: 0.54, 'sans-bold': 0.58 };

/** Wider letters are set smaller, and a little more, because no two typefaces are wide in the same places. */
export function fitted(size: number, face: Face, widths = letterWidths): number {
  const part = drawnFor[face] / widths[face];
  return part < 1 ? size * part * 0.94 : size;
}

function assertFits(text: string, length: number, maxWidth: number): void {
  if (length > maxWidth) throw new Error(`'${text}' is ${Math.round(length)} px long, over its ${maxWidth}`);
}
