/** A chart under construction: layers are added from the sea floor upwards and written as one SVG. */
import type { ChartTone, Palette } from '../brand/derive-colours.ts';
import { inks } from '../brand/inks.ts';
import { contourPaths } from './contours.ts';
import { courseThrough, type DrawnCourse, planCourse } from './course.ts';
import { createField, distanceToLine, type Field, highest, level, type Point, type Shape } from './field.ts';
import type { ChartStyle, Face, Figure, Letters } from './letters.ts';
import { bandEdges, metres } from './measures.ts';
import { seededRandom } from './noise.ts';
import { svgImage } from './svg.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

export type ChartOptions = {
  name: string;
  width: number;
  height: number;
  tone: ChartTone;
  style: ChartStyle;
  /** Of the open sea. */
  depth?: number;
};

type SeaOptions = { roughness?: number | Shape; scale?: number; contours?: number };

type LabelOptions = {
  size?: number;
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
  ink?: string;
  halo?: string;
};

export class Chart {
  readonly ink: Palette;
  readonly tone: ChartTone;
  readonly random: () => number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly style: ChartStyle;
  readonly letters: Letters;
  readonly #openSea: Shape;
  #parts: (string | ((letters: Letters) => string))[] = [];
  #field: Field | undefined;
  /** Areas that labels and symbols occupy: no depth is written there. */
  #occupied: Box[] = [];
  #legs: (readonly Point[])[] = [];
  #courses: { points: readonly Point[]; width: number }[] = [];
  #waypoints: Point[] = [];

  constructor({ name, width, height, tone, style, depth = 1.1 }: ChartOptions) {
    this.#openSea = level(-depth);
    this.name = name;
    this.style = style;
    this.letters = style.letters;
    this.width = width;
    this.height = height;
    this.ink = inks[tone];
    this.tone = tone;
    this.random = seededRandom(name, style.seed);
  }

  keepClear(box: Box): this {
    this.#occupied.push(box);
    return this;
  }

  #isFree([x, y, width, height]: Box): boolean {
    return !this.#occupied.some(
      ([left, top, w, h]) => x < left + w && left < x + width && y < top + h && top < y + height,
    );
  }

  /** Open sea with land and banks in it. */
  land(options: SeaOptions, ...shapes: readonly Shape[]): this {
    return this.sea(highest(this.#openSea, ...shapes), options);
  }

  /** Sea and land: depth tints, contours, shore line. */
  sea(shape: Shape, options: SeaOptions = {}): this {
    const field = createField(this.name, this.width, this.height, shape, {
      ...options,
      seed: this.style.seed,
    });
    this.#field = field;
    const { bands, land, shore, contour } = this.ink;
    const [, ...shallower] = bands;
    const lines = options.contours ?? 8;
    const between = Array.from({ length: lines }, (_, index) => -1.5 + (index * 1.42) / lines);
    const fills = contourPaths(field, bandEdges).map((path, index) => fill(path, shallower[index] ?? land));
    const hairlines = contourPaths(field, between, { kind: 'lines', shortest: 16 }).join('');
    const [shoreLine = ''] = contourPaths(field, [0]);
    this.#parts.push(
      `<path fill="${bands[0]}" d="M0 0H${this.width}V${this.height}H0Z"/>`,
      ...fills,
      `<path fill="none" stroke="${contour}" stroke-width="1" d="${hairlines}"/>`,
      `<path fill="${land}" stroke="${shore}" stroke-width="1.5" d="${shoreLine}"/>`,
    );
    return this;
  }

  get field(): Field {
    if (!this.#field) throw new Error(`${this.name}: draw the sea first`);
    return this.#field;
  }

  /** Depths in open water, about one every `spacing` pixels, wherever nothing else is drawn. */
  depths({ spacing = 96, size = 17, inside }: { spacing?: number; size?: number; inside?: Box } = {}): this {
    const [left, top, width, height] = inside ?? [0, 0, this.width, this.height];
    const depths: Figure[] = [];
    for (let y = top + spacing / 2; y < top + height; y += spacing) {
      for (let x = left + spacing / 2; x < left + width; x += spacing) {
        const [px, py] = [
          x + (this.random() - 0.5) * spacing * 0.7,
          y + (this.random() - 0.5) * spacing * 0.7,
        ];
        const depth = this.field.at(px, py);
        const box: Box = [px - size, py - size, size * 2, size * 1.5];
        if (depth > -0.2 || !this.#isInside(box) || !this.#isFree(box)) continue;
        if (this.#legs.some((leg) => distanceToLine(leg, px, py - size / 3) < size * 1.1)) continue;
        depths.push({ text: String(Math.round(metres(depth))), x: px, y: py });
      }
    }
    this.#parts.push((letters) => letters.figures(depths, size, this.ink.soft));
    return this;
  }

  #isInside([x, y, width, height]: Box): boolean {
    return x > 14 && y > 14 && x + width < this.width - 14 && y + height < this.height - 14;
  }

  /** The red line: straight legs over water between the waypoints, which may have names. */
  course(
    waypoints: readonly Point[],
    { names = [], size = 24, width = 3.5 }: { names?: readonly string[]; size?: number; width?: number } = {},
  ): this {
    const legs = planCourse(this.field, waypoints);
    this.line(legs, { width, dash: `${width * 3.4} ${width * 2.2}` });
    const radius = width * 2.2;
    waypoints.forEach((point, index) => {
      this.waypoint(point, { radius, width });
      const name = names[index];
      if (name) this.#nameWaypoint(name, point, radius, size);
    });
    return this;
  }

  #nameWaypoint(name: string, [x, y]: Point, radius: number, size: number): void {
    const gap = radius * 2.2;
    const width = this.letters.measure(name, { size });
    const places = [
      { at: [x + gap, y + size * 0.34], anchor: 'start', middle: x + gap + width / 2 },
      { at: [x - gap, y + size * 0.34], anchor: 'end', middle: x - gap - width / 2 },
      { at: [x, y - gap - size * 0.15], anchor: 'middle', middle: x },
      { at: [x, y + gap + size * 0.75], anchor: 'middle', middle: x },
    ] as const;
    const clearance = ({ at: [, baseline], middle }: (typeof places)[number]) => {
      if (middle - width / 2 < 20 || middle + width / 2 > this.width - 20) return 0;
      const along = [-0.5, -0.25, 0, 0.25, 0.5].map((part) => middle + part * width);
      return Math.min(
        ...this.#legs.flatMap((leg) => along.map((at) => distanceToLine(leg, at, baseline - size * 0.3))),
        size * 1.2,
      );
    };
    const best = places.reduce((first, place) => (clearance(place) > clearance(first) ? place : first));
    this.label(name, best.at, { size, anchor: best.anchor });
  }

  line(points: readonly Point[], { width = 3.5, dash = '', ink = this.ink.course } = {}): this {
    this.#legs.push(points);
    if (dash && ink === this.ink.course) this.#courses.push({ points, width });
    return this.stroke(ink, width, roundedPath(points), dash);
  }

  waypoint([x, y]: Point, { radius = 8, width = 3.5 } = {}): this {
    this.draw(
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${this.ink.bands[0]}" stroke="${this.ink.course}" stroke-width="${width}"/>`,
    );
    this.#occupied.push([x - radius * 2, y - radius * 2, radius * 4, radius * 4]);
    this.#waypoints.push([x, y]);
    return this;
  }

  /** A name on the chart. No depth is written over it later. */
  label(
    text: string,
    [x, y]: Point,
    {
      size = 20,
      face = 'italic',
      anchor = 'start',
      ink = this.ink.ink,
      halo = this.ink.bands[0],
    }: LabelOptions = {},
  ): this {
    const width = this.letters.measure(text, { face, size });
    const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    this.#occupied.push([left - 6, y - size, width + 12, size * 1.5]);
    // A halo in the colour of the sea keeps contours away from the letters.
    this.#parts.push((letters) => letters.line(text, x, y, { face, size, anchor }, { ink, halo }));
    return this;
  }

  /** Meridians and parallels every `step` pixels. */
  graticule(step: number, { offset = 0, ink = this.ink.contour, width = 1 } = {}): this {
    const lines: string[] = [];
    for (let x = offset || step; x < this.width; x += step) lines.push(`M${x} 0V${this.height}`);
    for (let y = offset || step; y < this.height; y += step) lines.push(`M0 ${y}H${this.width}`);
    return this.stroke(ink, width, lines.join(''));
  }

  /** The chart's frame: a scale of dark and light minutes along its edges. */
  neatline({ minute = 40, width = 7 } = {}): this {
    const { width: w, height: h } = this;
    const { ink, bands } = this.ink;
    const edge = `M${width / 2} ${width / 2}H${w - width / 2}V${h - width / 2}H${width / 2}Z`;
    return this.draw(
      `<path fill="none" stroke="${bands[0]}" stroke-width="${width}" d="${edge}"/>` +
        `<path fill="none" stroke="${ink}" stroke-width="${width - 3}" stroke-dasharray="${minute}" d="${edge}"/>` +
        `<path fill="none" stroke="${ink}" stroke-width="1" d="M.5.5H${w - 0.5}V${h - 0.5}H.5ZM${width} ${width}H${w - width}V${h - width}H${width}Z"/>`,
    );
  }

  stroke(ink: string, width: number, path: string, dash = ''): this {
    const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
    return this.draw(`<path fill="none" stroke="${ink}" stroke-width="${width}"${dashes} d="${path}"/>`);
  }

  /** Adds SVG markup. If it has a box, depths drawn later stay out of it. */
  draw(svg: string, box?: Box): this {
    this.#parts.push(svg);
    if (box) this.#occupied.push(box);
    return this;
  }

  /** The dashed red line with the most waypoints on it, for what the page moves along it. */
  get drawnCourse(): DrawnCourse | null {
    const courses = this.#courses.map(({ points, width }) => ({
      path: roundedPath(points),
      width,
      tone: this.tone,
      waypoints: courseThrough(points, this.#waypoints),
    }));
    return courses.toSorted((a, b) => b.waypoints.length - a.waypoints.length)[0] ?? null;
  }

  /** @param letters others than the style's, if they take the same room. */
  svg(letters = this.letters): string {
    const parts = this.#parts.map((part) => (typeof part === 'string' ? part : part(letters)));
    const definitions = letters.definitions();
    const defs = definitions === '' ? '' : `<defs>${definitions}</defs>`;
    return svgImage(this.width, this.height, defs + parts.join(''));
  }
}

function roundedPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

function fill(path: string, colour: string): string {
  return path === '' ? '' : `<path fill="${colour}" d="${path}"/>`;
}
