/** Authors' avatars: a navigator's instrument for each discipline. */

import { inks } from '../brand/inks.ts';
import type { Point } from './field.ts';
import { textPath } from './lettering.ts';
import { bearing } from './marks.ts';
import { seededRandom } from './noise.ts';
import { svgImage } from './svg.ts';

const size = 72;
const { bands, land, ink, paper, course } = inks.light;

export const avatars: Readonly<Record<string, () => string>> = {
  engineering: () => avatar(bands[3], sextant()),
  'product-design': () => avatar(land, dividers()),
  strategy: () => avatar(bands[1], compass()),
};

function avatar(ground: string, sign: string): string {
  const pen = ` fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`;
  return svgImage(size, size, `<circle cx="36" cy="36" r="35" fill="${ground}"/>${sign}`, pen);
}

/** A person's initials inside the ring of a compass, for whom no portrait is given. */
export function generatePortrait(name: string): string {
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
  const random = seededRandom(name);
  const ground = [bands[1], bands[2], bands[3], land][Math.floor(random() * 4)] ?? land;
  const north = Math.round(random() * 360);
  const centre: Point = [160, 160];
  const ring = Array.from({ length: 72 }, (_, index) => {
    const inner = index % 6 === 0 ? 124 : 130;
    return `M${at(centre, index * 5, 136)}L${at(centre, index * 5, inner)}`;
  });
  const lettering = { face: 'sans-bold', size: 96, anchor: 'middle', tracking: -0.02 } as const;
  return svgImage(
    320,
    320,
    `<circle cx="160" cy="160" r="159" fill="${ground}"/>` +
      `<path fill="none" stroke="${ink}" stroke-width="1.6" d="${ring.join('')}"/>` +
      `<path stroke="${course}" stroke-width="6" d="M${at(centre, north, 144)}L${at(centre, north, 116)}"/>` +
      `<path fill="${ink}" d="${textPath(initials.toUpperCase(), 160, 194, lettering)}"/>`,
  );
}

/** A point as path data writes it. */
function at(centre: Point, degrees: number, radius: number): string {
  return bearing(centre, degrees, radius).join(' ');
}

/** An arc of degrees below a pivot, two legs, and the arm that reads an angle. */
function sextant(): string {
  const pivot = [36, 15] as const;
  const marks = Array.from({ length: 13 }, (_, index) => {
    const degrees = 150 + index * 5;
    return `M${at(pivot, degrees, 38)}L${at(pivot, degrees, index % 3 === 0 ? 33 : 35.5)}`;
  });
  return (
    `<path fill="${paper}" d="M${at(pivot, 146, 41)}A41 41 0 0 1 ${at(pivot, 214, 41)}L${at(pivot, 214, 31)}A31 31 0 0 0 ${at(pivot, 146, 31)}z"/>` +
    `<path stroke-width="1" d="${marks.join('')}"/>` +
    `<path d="M36 15L${at(pivot, 148, 31)}M36 15L${at(pivot, 212, 31)}M27 29.5h18"/>` +
    `<path stroke="${course}" stroke-width="2.4" d="M36 15L${at(pivot, 194, 44)}"/>` +
    `<circle cx="36" cy="15" r="3.5" fill="${paper}"/><path d="M39 25l15-6 2.4 5.6-15 6z" fill="${paper}"/>`
  );
}

/** Dividers stepping off a distance along a scale. */
function dividers(): string {
  const marks = Array.from({ length: 8 }, (_, index) => `M${15 + index * 6} 54v${index % 2 === 0 ? 5 : 3}`);
  return (
    `<path d="M10 54h52${marks.join('')}"/>` +
    `<path fill="${paper}" d="M33.5 19L22 53l1.6.6L37 24zM38.5 19L50 53l-1.6.6L35 24z"/>` +
    `<path stroke="${course}" stroke-width="2.4" d="M28.5 40q7.5 4 15 0"/>` +
    `<circle cx="36" cy="18" r="5" fill="${paper}"/><path d="M36 13V8"/>`
  );
}

/** A compass rose with its north in the course's red. */
function compass(): string {
  const centre = [36, 36] as const;
  const marks = Array.from({ length: 32 }, (_, index) => {
    const degrees = index * 11.25;
    return `M${at(centre, degrees, 28)}L${at(centre, degrees, index % 4 === 0 ? 25 : 26.5)}`;
  });
  const points = [90, 180, 270].map((degrees) => point(degrees, ink)).join('');
  return (
    `<circle cx="36" cy="36" r="28" fill="${paper}"/><path stroke-width="1" d="${marks.join('')}"/>` +
    `${points}${point(0, course)}<circle cx="36" cy="36" r="2.5" fill="${paper}"/>`
  );
}

/** One point of the rose: its left half open, its right half filled; north is filled whole. */
function point(degrees: number, fill: string): string {
  const centre = [36, 36] as const;
  const tip = at(centre, degrees, 24);
  const open = degrees === 0 ? fill : paper;
  return (
    `<path fill="${open}" d="M36 36L${at(centre, degrees - 45, 7)}L${tip}z"/>` +
    `<path fill="${fill}" d="M36 36L${at(centre, degrees + 45, 7)}L${tip}z"/>`
  );
}
