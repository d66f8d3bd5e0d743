/** What charts show in numbers: depths in metres, and positions around the provider's office, which has its star on one of them. */
import { position } from '../brand/brand.ts';
import type { Point } from './field.ts';

/** Heights at the edges of the depth bands, from deep to shallow; the shore is at 0. */
export const bandEdges = [-0.75, -0.42, -0.16] as const;

/** What a height of the sea floor is in metres. */
export function metres(height: number): number {
  return 2 - height * 27;
}

/** Where the office is on its chart. */
export const office: Point = [600, 372];

/** Of a chart's units, as its frame has them. */
const minute = 40;

/** Degrees and minutes, these with so many decimals. */
export function latitudeAt([, y]: Point, decimals = 0): string {
  return inMinutes(position.latitude * 60 - (y - office[1]) / minute, ['N', 'S'], decimals);
}

export function longitudeAt([x]: Point, decimals = 0): string {
  return inMinutes(position.longitude * 60 + (x - office[0]) / minute, ['E', 'W'], decimals);
}

function inMinutes(minutes: number, [positive, negative]: [string, string], decimals: number): string {
  const rounded = Number(Math.abs(minutes).toFixed(decimals));
  const [degrees, rest] = [Math.floor(rounded / 60), rounded % 60];
  const places = decimals === 0 ? 2 : decimals + 3;
  return `${degrees}°${rest.toFixed(decimals).padStart(places, '0')}′ ${minutes < 0 ? negative : positive}`;
}
