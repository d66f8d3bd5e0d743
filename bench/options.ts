/** Command line of the bench: parts by name, how long and how often to measure. */
import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Repetitions of each figure that is a ratio or a median. */
  pairs: number;
  /** Seconds of load during which memory is sampled. */
  soak: number;
  /** Requests that `hostile` spoils at random. */
  fuzz: number;
  /** Seconds of `load`. */
  seconds: number;
};

/** @throws for an unknown part or option, and for an invalid number. */
export function readOptions(args: readonly string[], known: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: '5' },
      soak: { type: 'string', default: '600' },
      fuzz: { type: 'string', default: '50000' },
      seconds: { type: 'string', default: '120' },
    },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no part "${unknown}". The parts are: ${known.join(', ')}.`);
  const options: BenchOptions = {
    pairs: count('pairs', values.pairs, 5),
    soak: count('soak', values.soak, 30),
    fuzz: count('fuzz', values.fuzz, 100),
    seconds: count('seconds', values.seconds, 10),
  };
  return { parts: positionals.length > 0 ? positionals : known, options };
}

function count(name: string, text: string, minimum: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= minimum) return number;
  throw new Error(`--${name} takes whole numbers from ${minimum}, not "${text}".`);
}
