/** Seals for the certificates in the dark footer: a compass ring around one symbol each. */

import { palettes } from '../brand/brand.ts';
import { bearing } from './marks.ts';
import { seededRandom } from './noise.ts';
import { svgImage } from './svg.ts';

const size = 112;
const middle = size / 2;

export const badges: Readonly<Record<string, () => string>> = {
  'information-security': () =>
    badge(circle(54), ticks(36, 48, 53), ticks(12, 45, 53, 2), circle(44), circle(41), keyhole()),
  'quality-management': () =>
    badge(guilloche(12, 50, 3.6), guilloche(12, 50, -3.6), circle(43), rose(), circle(7)),
  'data-protection': () => badge(circle(54), circle(50), ticks(72, 44, 49), octagon(42), shield()),
};

/** A seal for a certificate without a drawn one: its name decides the border and the symbol. */
export function generateBadge(name: string): string {
  const random = seededRandom(name);
  const waves = 8 + Math.floor(random() * 9);
  const swing = 2 + random() * 2;
  const symbol = random() < 0.5 ? circle(30) + star(5 + Math.floor(random() * 4)) : rose() + circle(7);
  return badge(guilloche(waves, 49, swing), guilloche(waves, 49, -swing), circle(41), symbol);
}

function star(points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    at((index * 180) / points, index % 2 === 0 ? 24 : 10),
  );
  return path(`M${corners.join('L')}z`, ` fill="${palettes.dark.ink}"`);
}

function badge(...parts: readonly string[]): string {
  const pen = ` fill="none" stroke="${palettes.dark.ink}" stroke-width="1.2" stroke-linejoin="round"`;
  return svgImage(size, size, parts.join(''), pen);
}

function circle(radius: number): string {
  return `<circle cx="${middle}" cy="${middle}" r="${radius}"/>`;
}

function path(d: string, attributes = ''): string {
  return `<path d="${d}"${attributes}/>`;
}

/** A point about the middle, as path data writes it. */
function at(degrees: number, radius: number): string {
  return bearing([middle, middle], degrees, radius).join(' ');
}

function ticks(count: number, from: number, to: number, width = 1.2): string {
  const marks = Array.from({ length: count }, (_, index) => {
    const degrees = (index * 360) / count;
    return `M${at(degrees, from)}L${at(degrees, to)}`;
  });
  return path(marks.join(''), ` stroke-width="${width}"`);
}

/** A wave around a circle; two of them form a border. */
function guilloche(waves: number, radius: number, swing: number): string {
  const points = Array.from({ length: 144 }, (_, index) => {
    const degrees = index * 2.5;
    return at(degrees, radius + Math.sin((degrees * waves * Math.PI) / 180) * swing);
  });
  return path(`M${points.join('L')}z`);
}

function polygon(bearings: readonly number[], radius: number): string {
  return `M${bearings.map((degrees) => at(degrees, radius)).join('L')}z`;
}

function octagon(radius: number): string {
  return path(polygon([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], radius));
}

/** A compass rose, one half of each point filled. */
function rose(): string {
  const points = [45, 135, 225, 315, 0, 90, 180, 270].map((degrees) => {
    const reach = degrees % 90 === 0 ? 39 : 25;
    const tip = at(degrees, reach);
    return (
      path(`M${at(degrees - 45, 11)}L${tip}L${at(degrees + 45, 11)}`) +
      path(`M${at(degrees, 7)}L${tip}L${at(degrees + 45, 11)}z`, ` fill="${palettes.dark.ink}"`)
    );
  });
  return points.join('');
}

function keyhole(): string {
  return (
    path('M43 50V40a13 13 0 0 1 26 0v10', ' stroke-width="3"') +
    path('M36 50h40v30H36z', ` fill="${palettes.dark.ink}"`) +
    path(
      'M56 59a4.5 4.5 0 0 1 2.4 8.3l1.6 6.7h-8l1.6-6.7A4.5 4.5 0 0 1 56 59z',
      ` fill="${palettes.dark.paper}"`,
    )
  );
}

/** A shield, one half in the parallels of a chart. */
function shield(): string {
  const parallels = Array.from({ length: 11 }, (_, index) => {
    const y = 36 + index * 4;
    const width = y < 56 ? 21 : 21 - ((y - 56) / 26) ** 1.7 * 21;
    return `M56 ${y}h${Math.round(width * 10) / 10}`;
  });
  return (
    path('M56 27q10 6 22 6v19c0 16-10 26-22 32c-12-6-22-16-22-32v-19q12 0 22-6z', ' stroke-width="2.4"') +
    path(`M56 27v57${parallels.join('')}`)
  );
}
