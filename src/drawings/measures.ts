/** What charts show in numbers: depths in metres, and the position of the provider's office, which has its star on one of them. */
import type { Point } from './field.ts';

/** Heights at the edges of the depth bands, from deep to shallow; the shore is at 0. */
export const bandEdges = [-0.75, -0.42, -0.16] as const;

export function metres(height: number): number {
  return 2 - height * 27;
}

export const office: Point = [600, 372];

/** The office's position in degrees and minutes, as its chart states it. */
export function officePosition({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${inMinutes(latitude, 'N', 'S')}  ${inMinutes(longitude, 'E', 'W')}`;
}

function inMinutes(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′ ${degrees < 0 ? negative : positive}`;
}
