/**
 * One interface drawing: shapes and words from the back to the front, out as one SVG.
 * Words guard themselves: a line that leaves its room, or stands on another line, stops the drawing.
 */
import { type Face, measureText } from '../../lettering.ts';
import type { Box } from '../../sheet.ts';
import { svgImage } from '../../svg.ts';
import { inks } from './inks.ts';
import { TypeCase } from './type-case.ts';

export type Pen = { fill?: string; line?: string; width?: number; dash?: string };

export type Words = {
  size?: number;
  face?: Face;
  ink?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** The width the words must fit in. */
  room?: number;
};

const width = 1200;
const height = 750;

export class Drawing {
  #letters = new TypeCase();
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

  words(text: string, x: number, y: number, options: Words = {}): this {
    const { size = 17, face = 'land', ink = inks.ink, anchor = 'start', room = width } = options;
    const length = measureText(text, { face, size });
    if (length > room) throw new Error(`'${text}' is ${Math.round(length)} px wide in a room of ${room}`);
    const left = x - length * { start: 0, middle: 0.5, end: 1 }[anchor];
    const box: Box = [left, y - size * 0.75, length, size];
    const other = this.#lines.find((line) => touches(line.box, box));
    if (other) throw new Error(`'${text}' stands on '${other.text}'`);
    this.#lines.push({ text, box });
    return this.draw(this.#letters.set(text, [left, y], face, size, ink));
  }

  /** Words that read downwards, as on a book's spine; they begin at the point. */
  turned(
    text: string,
    x: number,
    y: number,
    { size = 17, face = 'land', ink = inks.ink, room = height }: Words,
  ): this {
    const length = measureText(text, { face, size });
    if (length > room) throw new Error(`'${text}' is ${Math.round(length)} px long in a room of ${room}`);
    this.#lines.push({ text, box: [x - size, y, size, length] });
    const line = this.#letters.set(text, [0, 0], face, size, ink);
    return this.draw(`<g transform="translate(${x} ${y})rotate(90)">${line}</g>`);
  }

  /** A heading in the grotesk's bold. */
  title(text: string, x: number, y: number, options: Words = {}): this {
    return this.words(text, x, y, { face: 'land-bold', size: 20, ...options });
  }

  /** What is said by the way, in water italic. */
  note(text: string, x: number, y: number, options: Words = {}): this {
    return this.words(text, x, y, { face: 'water', ink: inks.soft, ...options });
  }

  /** An opaque sheet laid on the drawing, with an engraver's hatched shadow; no word may be cut by it. */
  lay(box: Box, { radius = 0, ...pen }: Pen & { radius?: number } = {}): this {
    const [x, y, w, h] = box;
    const cut = this.#lines.find((line) => touches(line.box, box) && !holds(box, line.box));
    if (cut) throw new Error(`'${cut.text}' is cut by what is laid on it`);
    this.#lines = this.#lines.filter((line) => !holds(box, line.box));
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
    const content = `<defs>${hatch}${this.#letters.definitions()}</defs>${this.#parts.join('')}`;
    return svgImage(width, height, content, pen);
  }
}

/** Only what differs from the sheet's own pen: an ink hairline round nothing. */
function attributes({ fill, line, width, dash }: Pen): string {
  const given = { fill, stroke: line, 'stroke-width': width, 'stroke-dasharray': dash };
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function touches([x, y, w, h]: Box, [left, top, width, height]: Box): boolean {
  return x < left + width && left < x + w && y < top + height && top < y + h;
}

function holds([x, y, w, h]: Box, [left, top, width, height]: Box): boolean {
  return x <= left && y <= top && x + w >= left + width && y + h >= top + height;
}
