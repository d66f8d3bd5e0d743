/** Command line of the bench: parts by name, and how long and how often to measure. */
import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Repetitions of each figure that is a ratio or a median. */
  pairs: number;
  /** Seconds of load during which memory is sampled. */
  soak: number;
  /** Multiples of the number of case studies to build. */
  scales: readonly number[];
};

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws {UsageError} for an unknown part or option, and for an invalid number. */
export function readOptions<Part extends string>(args: readonly string[], known: readonly Part[]) {
  const { values, positionals } = parse(args);
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
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

function count(name: string, text: string, minimum: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= minimum) return number;
  throw new UsageError(`--${name} takes whole numbers from ${minimum}, not "${text}".`);
}
