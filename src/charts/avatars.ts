/** A sign for each discipline of the team instead of a face: the navigator's instruments. */
import { textPath } from './lettering.ts';
import { seededRandom } from './noise.ts';
import { palettes } from './palette.ts';

export type Discipline = 'engineering' | 'product-design' | 'strategy';

const size = 72;
const { bands, land, ink, paper, course } = palettes.light;

const signs: Readonly<Record<Discipline, { ground: string; sign: string }>> = {
  engineering: { ground: bands[3], sign: sextant() },
  'product-design': { ground: land, sign: dividers() },
  strategy: { ground: bands[1], sign: compass() },
};

export function drawAvatar(discipline: Discipline): string {
  const { ground, sign } = signs[discipline];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">` +
    `<circle cx="36" cy="36" r="35" fill="${ground}"/>${sign}</svg>`
  );
}

/** A person's initials inside the ring of a compass, for whom no portrait is given. */
export function generatePortrait(name: string): string {
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
  const random = seededRandom(name);
  const ground = [bands[1], bands[2], bands[3], land][Math.floor(random() * 4)] ?? land;
  const north = Math.round(random() * 360);
  const ring = Array.from({ length: 72 }, (_, index) => {
    const inner = index % 6 === 0 ? 124 : 130;
    return `M${at([160, 160], index * 5, 136)}L${at([160, 160], index * 5, inner)}`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">' +
    `<circle cx="160" cy="160" r="159" fill="${ground}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="1.6" d="${ring.join('')}"/>` +
    `<path fill="none" stroke="${course}" stroke-width="6" d="M${at([160, 160], north, 144)}L${at([160, 160], north, 116)}"/>` +
    `<path fill="${ink}" d="${textPath(initials.toUpperCase(), 160, 194, { face: 'land-bold', size: 96, anchor: 'middle', tracking: -0.02 })}"/></svg>`
  );
}

/** A point at a bearing in degrees from a centre, north up. */
function at([x, y]: readonly [number, number], bearing: number, radius: number): string {
  const angle = (bearing * Math.PI) / 180;
  return `${Math.round((x + Math.sin(angle) * radius) * 10) / 10} ${Math.round((y - Math.cos(angle) * radius) * 10) / 10}`;
}

/** An arc of degrees below a pivot, two legs, and the arm that reads an angle. */
function sextant(): string {
  const pivot = [36, 15] as const;
  const degrees = Array.from({ length: 13 }, (_, index) => {
    const bearing = 150 + index * 5;
    return `M${at(pivot, bearing, 38)}L${at(pivot, bearing, index % 3 === 0 ? 33 : 35.5)}`;
  });
  return (
    `<path fill="${paper}" d="M${at(pivot, 146, 41)}A41 41 0 0 1 ${at(pivot, 214, 41)}L${at(pivot, 214, 31)}A31 31 0 0 0 ${at(pivot, 146, 31)}z"/>` +
    `<path stroke-width="1" d="${degrees.join('')}"/>` +
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
  const degrees = Array.from({ length: 32 }, (_, index) => {
    const bearing = index * 11.25;
    return `M${at(centre, bearing, 28)}L${at(centre, bearing, index % 4 === 0 ? 25 : 26.5)}`;
  });
  const points = [90, 180, 270].map((bearing) => point(bearing, ink)).join('');
  return (
    `<circle cx="36" cy="36" r="28" fill="${paper}"/><path stroke-width="1" d="${degrees.join('')}"/>` +
    `${points}${point(0, course)}<circle cx="36" cy="36" r="2.5" fill="${paper}"/>`
  );
}

/** One point of the rose: its left half open, its right half filled; north is filled whole. */
function point(bearing: number, fill: string): string {
  const centre = [36, 36] as const;
  const tip = at(centre, bearing, 24);
  const open = bearing === 0 ? fill : paper;
  return (
    `<path fill="${open}" d="M36 36L${at(centre, bearing - 45, 7)}L${tip}z"/>` +
    `<path fill="${fill}" d="M36 36L${at(centre, bearing + 45, 7)}L${tip}z"/>`
  );
}
