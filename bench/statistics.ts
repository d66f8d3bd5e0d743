/** Repeated measurements and their statistics: medians, because a shared machine causes outliers, and their ratios. */

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

/** The median, with the lowest and the highest sample: `4.7 ms (4.1-5.3)`. */
export function spread(samples: readonly number[], unit: string, digits = 0): string {
  const [low, high] = [Math.min(...samples).toFixed(digits), Math.max(...samples).toFixed(digits)];
  return `${median(samples).toFixed(digits)} ${unit} (${low === high ? low : `${low}-${high}`})`;
}

export type Pair<Result> = { ours: Result; reference: Result };

export function ratioOfMedians<Result>(pairs: readonly Pair<Result>[], figure: (result: Result) => number) {
  return (
    median(pairs.map(({ ours }) => figure(ours))) / median(pairs.map(({ reference }) => figure(reference)))
  );
}

export async function repeat<Result>(times: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await measure());
  return results;
}

/** Measures both in turn; who comes first changes from pair to pair. One pair more warms up and does not count. */
export async function inPairs<Result>(
  count: number,
  ours: () => Promise<Result>,
  reference: () => Promise<Result>,
): Promise<Pair<Result>[]> {
  let oursFirst = true;
  const pairs = await repeat(count + 1, async () => {
    oursFirst = !oursFirst;
    if (oursFirst) return { ours: await ours(), reference: await reference() };
    const first = await reference();
    return { ours: await ours(), reference: first };
  });
  return pairs.slice(1);
}

/** Growth of the later samples over the earlier: the median of the last third by that of the second. */
export function lateGrowth(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(2 * third)) / median(samples.slice(third, 2 * third));
}
