/** Repeated measurements and their medians, because a shared machine causes outliers. */

export function median(samples: readonly number[]): number {
  if (samples.length === 0) throw new Error('Nothing was measured');
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The median, with the lowest and the highest sample: `4.7 ms (4.1-5.3)`. */
export function spread(samples: readonly number[], unit: string, digits = 0): string {
  const [low, high] = [Math.min(...samples).toFixed(digits), Math.max(...samples).toFixed(digits)];
  return `${median(samples).toFixed(digits)} ${unit} (${low === high ? low : `${low}-${high}`})`;
}

type Measure<Result> = () => Promise<Result>;

export async function repeat<Result>(times: number, measure: Measure<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await measure());
  return results;
}

/** Measures both in turn. The first time only warms up. */
export async function inTurn<Result>(times: number, ours: Measure<Result>, reference: Measure<Result>) {
  const [, ...pairs] = await repeat(times + 1, async () => [await ours(), await reference()] as const);
  return { ours: pairs.map(([own]) => own), reference: pairs.map(([, other]) => other) };
}
