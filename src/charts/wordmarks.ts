/** The organisations' names as typographic wordmarks: one colour, 72 px high, trimmed. */

import { inks } from '../brand/inks.ts';
import { measureText, textPath } from './lettering.ts';
import { seededRandom } from './noise.ts';
import { round, svgImage } from './svg.ts';

const height = 72;

/** A part of a wordmark: its width, and its outline from a left edge. */
type Piece = { width: number; outline: (x: number) => string };

type Setting = Parameters<typeof measureText>[1];

function text(characters: string, baseline: number, setting: Setting): Piece {
  const { size, tracking = 0 } = setting;
  return {
    width: measureText(characters, setting) - tracking * size,
    outline: (x) => textPath(characters, x, baseline, setting),
  };
}

/** A geometric device, drawn in filled outlines from its own left edge. */
function device(width: number, outline: (x: number) => string): Piece {
  return { width, outline };
}

function row(gap: number, ...pieces: readonly Piece[]): Piece {
  const starts = pieces.map((_, index) =>
    pieces.slice(0, index).reduce((start, piece) => start + piece.width + gap, 0),
  );
  return {
    width: pieces.reduce((sum, piece) => sum + piece.width, gap * (pieces.length - 1)),
    outline: (x) => pieces.map((piece, index) => piece.outline(x + (starts[index] ?? 0))).join(''),
  };
}

/** Pieces above one another, flush left. */
function stack(...pieces: readonly Piece[]): Piece {
  return {
    width: Math.max(...pieces.map((piece) => piece.width)),
    outline: (x) => pieces.map((piece) => piece.outline(x)).join(''),
  };
}

function bar(x: number, y: number, w: number, h: number): string {
  return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;
}

/** A square's outline: the inner square is turned the other way. */
function frame(x: number, y: number, side: number, width: number): string {
  const inner = round(side - width * 2);
  return `${bar(x, y, side, side)}M${round(x + width)} ${round(y + width)}v${inner}h${inner}v${-inner}z`;
}

/** Two rows of holes over a length, from edge to edge. */
function perforations(x: number, length: number): string {
  const count = Math.round(length / 16);
  const step = (length - 8) / (count - 1);
  return Array.from({ length: count }, (_, index) =>
    [5, 61].map((y) => bar(x + index * step, y, 8, 6)).join(''),
  ).join('');
}

/** A ring as two circles, the inner one turned the other way. */
function ring(cx: number, cy: number, radius: number, width: number): string {
  return circle(cx, cy, radius, 1) + circle(cx, cy, radius - width, 0);
}

function circle(cx: number, cy: number, radius: number, sweep: 0 | 1): string {
  const arc = `a${radius} ${radius} 0 1 ${sweep}`;
  return `M${round(cx - radius)} ${cy}${arc} ${radius * 2} 0${arc} ${-radius * 2} 0z`;
}

const spacedCapitals = text('CHARLES MONAT', 48.5, { face: 'sans', size: 36, tracking: 0.13 });
const filmTitle = text('Golden Village', 49, { face: 'sans-bold', size: 40, tracking: -0.02 });
const initials = text('DBS', 52.5, { face: 'sans-bold', size: 47, tracking: 0.1 });

const marks: Readonly<Record<string, Piece>> = {
  'eu-yan-sang': text('Eu Yan Sang', 52, { face: 'italic', size: 52 }),
  // Spines on a shelf.
  'popular-bookstores': row(
    14,
    device(
      36,
      (x) => bar(x, 20, 8, 33) + bar(x + 11, 13, 6, 40) + bar(x + 20, 24, 9, 29) + bar(x + 32, 17, 4, 36),
    ),
    text('POPULAR', 53, { face: 'sans-bold', size: 47, tracking: -0.01 }),
  ),
  'ntuc-income': row(
    13,
    text('NTUC', 52, { face: 'sans', size: 45, tracking: 0.05 }),
    device(7, (x) => bar(x, 12, 2, 48)),
    text('Income', 52, { face: 'italic', size: 51 }),
  ),
  // Capitals between two rules, as on a letterhead.
  'charles-monat': stack(
    spacedCapitals,
    device(spacedCapitals.width, (x) => [9, 60].map((y) => bar(x, y, spacedCapitals.width, 2)).join('')),
  ),
  // A strip of film: perforations along both edges.
  'golden-village': stack(
    filmTitle,
    device(filmTitle.width, (x) => perforations(x, filmTitle.width)),
  ),
  // People in a circle.
  'tzu-chi': row(
    15,
    device(40, (x) =>
      Array.from({ length: 8 }, (_, index) => {
        const angle = (index * Math.PI) / 4;
        return circle(x + 20 + Math.sin(angle) * 15.5, round(36 + Math.cos(angle) * 15.5), 4.2, 1);
      }).join(''),
    ),
    text('Tzu Chi', 52, { face: 'sans', size: 48, tracking: -0.01 }),
  ),
  // A spine beside two lines.
  'chiropractic-singapore': row(
    14,
    device(22, (x) =>
      Array.from({ length: 7 }, (_, index) =>
        bar(x + 3 + Math.sin(index * 0.95) * 3, 10 + index * 7.7, 16, 5),
      ).join(''),
    ),
    stack(
      text('Chiropractic', 39, { face: 'sans-bold', size: 37, tracking: -0.015 }),
      text('SINGAPORE', 61, { face: 'sans', size: 18, tracking: 0.38 }),
    ),
  ),
  // Two names and a bearing upward.
  'engage-rocket': row(
    9,
    row(
      1,
      text('Engage', 52, { face: 'sans', size: 46, tracking: -0.02 }),
      text('Rocket', 52, { face: 'sans-bold', size: 46, tracking: -0.02 }),
    ),
    device(16, (x) => `M${round(x)} 36l8-18 8 18-8-5z`),
  ),
  dbs: row(
    0,
    device(20, (x) => bar(x, 9, 20, 3) + bar(x, 60, 20, 3) + bar(x, 12, 3, 48)),
    stack(
      initials,
      device(initials.width, (x) => bar(x, 9, initials.width, 3) + bar(x, 60, initials.width, 3)),
    ),
    device(20, (x) => bar(x, 9, 20, 3) + bar(x, 60, 20, 3) + bar(x + 17, 12, 3, 48)),
  ),
  // A name between the corners of a survey square.
  exceltec: row(
    10,
    device(12, (x) => bar(x, 12, 12, 3.5) + bar(x, 12, 3.5, 14)),
    text('Exceltec', 52, { face: 'sans-bold', size: 47, tracking: -0.025 }),
    device(12, (x) => bar(x, 56.5, 12, 3.5) + bar(x + 8.5, 46, 3.5, 14)),
  ),
  // A circle that closes.
  ecospirits: row(
    14,
    device(40, (x) => ring(x + 20, 36, 20, 3) + circle(x + 20, 16, 6, 1)),
    row(
      4,
      text('eco', 52, { face: 'italic', size: 51 }),
      text('SPIRITS', 52, { face: 'sans', size: 44, tracking: 0.06 }),
    ),
  ),
  // One system within another.
  'onesystems-technologies': row(
    15,
    device(48, (x) => frame(x, 12, 48, 3.5) + frame(x + 9, 21, 30, 3.5) + bar(x + 18, 30, 12, 12)),
    stack(
      text('Onesystems', 39, { face: 'sans-bold', size: 37, tracking: -0.015 }),
      text('TECHNOLOGIES', 61, { face: 'sans', size: 18, tracking: 0.21 }),
    ),
  ),
};

/** By the organisation's slug. */
export const wordmarks: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(marks).map(([slug, mark]) => [slug, () => draw(mark)]),
);

/** Settings for generated wordmarks. */
const settings: readonly (Setting & { baseline: number; capitals?: true })[] = [
  { face: 'italic', size: 50, baseline: 52 },
  { face: 'sans-bold', size: 46, tracking: -0.02, baseline: 52 },
  { face: 'sans', size: 40, tracking: 0.04, baseline: 50 },
  { face: 'sans', size: 34, tracking: 0.14, baseline: 48.5, capitals: true },
  { face: 'sans-bold', size: 36, tracking: 0.06, baseline: 49, capitals: true },
];

/** A name set as a wordmark, in one of the settings; the name decides in which. */
export function generateWordmark(name: string): string {
  const choice = Math.floor(seededRandom(name)() * settings.length);
  const { baseline, capitals, ...setting } = settings[choice] ?? { face: 'sans', size: 40, baseline: 50 };
  return draw(text(capitals ? name.toUpperCase() : name, baseline, setting));
}

function draw(mark: Piece): string {
  const outline = `<path fill="${inks.light.ink}" d="${mark.outline(1)}"/>`;
  return svgImage(Math.ceil(mark.width) + 2, height, outline);
}
