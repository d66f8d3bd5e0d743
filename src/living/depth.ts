/** The depth at a point of a chart, as a mariner reads it: between the contours and the soundings that are nearest. */
import type { Spot } from './path-points.ts';
import { type ChartReading, edgeDepths } from './read-chart.ts';

export type Reading = { isLand: boolean; text: string; nearest: Spot | null };

type Sources = {
  areas: readonly Pick<ChartReading['areas'][number], 'edge'>[];
  soundings: ChartReading['soundings'];
};

/** A sounding that is farther away says nothing of a point. */
const soundingReach = 160;

/** `band` says how many of the areas the point is in: none in the deepest water, all of them on land. */
export function readDepth({ areas, soundings }: Sources, at: Spot, band: number): Reading {
  const deeper = nearestTo(at, areas[band - 1]?.edge ?? []);
  if (band === areas.length) return { isLand: true, text: 'land', nearest: deeper?.at ?? null };
  const shallower = nearestTo(at, areas[band]?.edge ?? []);
  const [least = 0, most = Number.POSITIVE_INFINITY] = [edgeDepths[band], edgeDepths[band - 1]];
  const known = [
    ...(shallower ? [{ away: shallower.away, depth: least }] : []),
    ...(deeper ? [{ away: deeper.away, depth: most }] : []),
    ...nearSounding(soundings, at),
  ];
  const nearest = [shallower, deeper].reduce((one, other) =>
    other && (!one || other.away < one.away) ? other : one,
  );
  // In the deepest water a contour alone says what it is deeper than.
  const isMeasured = most < Number.POSITIVE_INFINITY || known.some(({ depth }) => depth !== least);
  return {
    isLand: false,
    text: isMeasured ? `${Math.round(between(known))} m` : `over ${Math.round(least)} m`,
    nearest: nearest?.at ?? null,
  };
}

function nearSounding(soundings: ChartReading['soundings'], at: Spot): { away: number; depth: number }[] {
  const nearest = nearestTo(
    at,
    soundings.map((sounding) => sounding.at),
  );
  const sounding = nearest && soundings.find((candidate) => candidate.at === nearest.at);
  return sounding && nearest.away < soundingReach ? [{ away: nearest.away, depth: sounding.depth }] : [];
}

/** The nearer, the more it counts. */
function between(known: readonly { away: number; depth: number }[]): number {
  const weight = (away: number) => 1 / Math.max(1, away) ** 2;
  const sum = known.reduce((total, { away, depth }) => total + depth * weight(away), 0);
  return sum / known.reduce((total, { away }) => total + weight(away), 0);
}

function nearestTo([x, y]: Spot, spots: readonly Spot[]): { at: Spot; away: number } | null {
  let nearest: { at: Spot; away: number } | null = null;
  for (const at of spots) {
    const away = Math.hypot(at[0] - x, at[1] - y);
    if (!nearest || away < nearest.away) nearest = { at, away };
  }
  return nearest;
}
