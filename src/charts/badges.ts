/** Engraved seals for the certificates in the dark footer: rings of a compass and one sign each. */
import { seededRandom } from './noise.ts';
import { palettes } from './palette.ts';

export type BadgeKind = 'information-security' | 'quality-management' | 'data-protection';

const size = 112;
const middle = size / 2;

const draw: Readonly<Record<BadgeKind, () => string>> = {
  'information-security': () =>
    circle(54) + ticks(36, 48, 53) + ticks(12, 45, 53, 2) + circle(44) + circle(41) + keyhole(),
  'quality-management': () =>
    guilloche(12, 50, 3.6) + guilloche(12, 50, -3.6) + circle(43) + rose() + circle(7),
  'data-protection': () => circle(54) + circle(50) + ticks(72, 44, 49) + octagon(42) + shield(),
};

export function drawBadge(kind: BadgeKind): string {
  return svgOf(draw[kind]());
}

/** A seal for a certificate that nobody has drawn one for: the rings, and a border that its name draws by lot. */
export function generateBadge(name: string): string {
  const random = seededRandom(name);
  const waves = 8 + Math.floor(random() * 9);
  const swing = 2 + random() * 2;
  const rings = guilloche(waves, 49, swing) + guilloche(waves, 49, -swing) + circle(41);
  const shown = random() < 0.5 ? circle(30) + star(5 + Math.floor(random() * 4)) : rose() + circle(7);
  return svgOf(rings + shown);
}

function svgOf(drawing: string): string {
  const { ink } = palettes.dark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round">${drawing}</svg>`;
}

function star(points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    at((index * 180) / points, index % 2 === 0 ? 24 : 10),
  );
  return path(`M${corners.join('L')}z`, ` fill="${palettes.dark.ink}"`);
}

function circle(radius: number): string {
  return `<circle cx="${middle}" cy="${middle}" r="${radius}"/>`;
}

function path(d: string, attributes = ''): string {
  return `<path d="${d}"${attributes}/>`;
}

/** A point at a bearing in degrees, north up. */
function at(bearing: number, radius: number): string {
  const angle = (bearing * Math.PI) / 180;
  const x = middle + Math.sin(angle) * radius;
  const y = middle - Math.cos(angle) * radius;
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function ticks(count: number, from: number, to: number, width = 1.2): string {
  const marks = Array.from({ length: count }, (_, index) => {
    const bearing = (index * 360) / count;
    return `M${at(bearing, from)}L${at(bearing, to)}`;
  });
  return path(marks.join(''), ` stroke-width="${width}"`);
}

/** A ring that waves: two of them cross into an engraver's border. */
function guilloche(waves: number, radius: number, swing: number): string {
  const points = Array.from({ length: 144 }, (_, index) => {
    const bearing = index * 2.5;
    return at(bearing, radius + Math.sin((bearing * waves * Math.PI) / 180) * swing);
  });
  return path(`M${points.join('L')}z`);
}

function polygon(bearings: readonly number[], radius: number): string {
  return `M${bearings.map((bearing) => at(bearing, radius)).join('L')}z`;
}

function octagon(radius: number): string {
  return path(polygon([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], radius));
}

/** A compass rose, one half of each point filled. */
function rose(): string {
  const points = [45, 135, 225, 315, 0, 90, 180, 270].map((bearing) => {
    const reach = bearing % 90 === 0 ? 39 : 25;
    const tip = at(bearing, reach);
    return (
      path(`M${at(bearing - 45, 11)}L${tip}L${at(bearing + 45, 11)}`) +
      path(`M${at(bearing, 7)}L${tip}L${at(bearing + 45, 11)}z`, ` fill="${palettes.dark.ink}"`)
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
