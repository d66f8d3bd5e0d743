/** Statistics of repeated measurements: medians, because a shared machine causes outliers, and their ratios. */

/** @throws for no samples, which have no median. */
export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** Interpolated between neighbours; `share` from 0 to 1. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('Nothing was measured');
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export type Pair = { ours: number; reference: number };

export function ratioOfMedians(pairs: readonly Pair[]): number {
  return median(pairs.map(({ ours }) => ours)) / median(pairs.map(({ reference }) => reference));
}

/** Lowest and highest sample, as `4.1-5.3`. */
export function range(samples: readonly number[], digits = 0): string {
  if (samples.length === 0) throw new Error('Nothing was measured');
  const [low, high] = [Math.min(...samples).toFixed(digits), Math.max(...samples).toFixed(digits)];
  return low === high ? low : `${low}-${high}`;
}

/** Growth of the later samples over the earlier: the median of the last third by that of the second. */
export function lateGrowth(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(2 * third)) / median(samples.slice(third, 2 * third));
}
