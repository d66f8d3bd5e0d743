/** The bench's command line: parts by name, and how long and how often to measure. */
import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Measurements side by side, for each figure that is a ratio or a median. */
  pairs: number;
  /** Seconds for which memory is watched under load. */
  soak: number;
  /** Times the case studies that the build is tried with. */
  scales: readonly number[];
};

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws {UsageError} for an unknown part or option, and for a number that is none. */
export function readOptions<Part extends string>(words: readonly string[], known: readonly Part[]) {
  const { values, positionals } = parse(words);
  const parts = positionals.map((name) => {
    const part = known.find((candidate) => candidate === name);
    if (!part) throw new UsageError(`There is no part "${name}". The parts are: ${known.join(', ')}.`);
    return part;
  });
  const options: BenchOptions = {
    pairs: count('pairs', values.pairs, 5),
    soak: count('soak', values.soak, 30),
    scales: values.scales.split(',').map((scale) => count('scales', scale, 1)),
  };
  return { parts: parts.length > 0 ? parts : known, options };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        pairs: { type: 'string', default: '5' },
        soak: { type: 'string', default: '600' },
        scales: { type: 'string', default: '1,10,100' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function count(name: string, word: string, least: number): number {
  const number = Number(word);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`--${name} takes whole numbers from ${least}, not "${word}".`);
}
