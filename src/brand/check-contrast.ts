/** Checks that the brand's colours are readable on one another, and suggests colours that would be. */
import type { BrandColours } from '../content/schema/brand.ts';
import { type ColourPair, colourPairs } from './colour-pairs.ts';
import { contrast, fromOklch, type Hex, toOklch } from './colours.ts';
import { deriveTokens, type Tokens } from './derive-colours.ts';

type Name = keyof BrandColours;
type Problem = { path: readonly string[]; problem: string };

/** The colour of the brand that each token follows from; the others are their own. */
const origins: Readonly<Record<string, Name>> = {
  'ink-soft': 'ink',
  shoal: 'water',
  shelf: 'water',
  deep: 'water',
  mist: 'water',
  'signal-bright': 'signal',
  dark: 'ink',
  'on-dark': 'paper',
};

/** Of lightness, between two colours that are tried; its whole range is 1. */
const step = 0.005;

/** One fault a colour of the brand, with the nearest lighter or darker one; with all of them, every pair passes. */
export function contrastFaults(colours: BrandColours): Problem[] {
  const problems = new Map<Name, ColourPair>();
  let repaired = colours;
  for (let pair = failing(repaired); pair; pair = failing(repaired)) {
    const [name, colour] = repair(pair, repaired) ?? [];
    if (!name || !colour) {
      const repair = 'make paper and sand much lighter, or ink, water and signal much darker';
      return [{ path: ['colours'], problem: `${described(pair, colours)}: ${repair}` }];
    }
    if (!problems.has(name)) problems.set(name, pair);
    repaired = { ...repaired, [name]: colour };
  }
  return [...problems].map(([name, pair]) => ({
    path: ['colours', name],
    problem: `${described(pair, colours)}: write '${repaired[name]}', the nearest that passes`,
  }));
}

function described(pair: ColourPair, colours: BrandColours): string {
  const { foreground, background, use, minimum } = pair;
  // Cut off, not rounded: 4.496 is under 4.5.
  const reached = Math.floor(ratio(pair, deriveTokens(colours)) * 100) / 100;
  return `${foreground} on ${background} (${use}) has a contrast of ${reached}, under ${minimum}`;
}

function repair(pair: ColourPair, colours: BrandColours): [Name, Hex] | null {
  const before = deriveTokens(colours);
  const passing = colourPairs.filter((other) => passes(other, before));
  const names = [pair.foreground, pair.background].flatMap((token) => originOf(token, colours) ?? []);
  for (let distance = step; distance <= 1; distance += step) {
    for (const name of names) {
      for (const by of [-distance, distance]) {
        const changed = { ...colours, [name]: shifted(colours[name], by) };
        const tokens = deriveTokens(changed);
        if ([pair, ...passing].every((other) => passes(other, tokens))) return [name, changed[name]];
      }
    }
  }
  return null;
}

function failing(colours: BrandColours): ColourPair | undefined {
  const tokens = deriveTokens(colours);
  return colourPairs.find((pair) => !passes(pair, tokens));
}

function originOf(token: string, colours: BrandColours): Name | undefined {
  const isName = (name: string): name is Name => name in colours;
  return origins[token] ?? (isName(token) ? token : undefined);
}

function shifted(colour: Hex, by: number): Hex {
  const { lightness, ...rest } = toOklch(colour);
  return fromOklch({ ...rest, lightness: Math.min(1, Math.max(0, lightness + by)) });
}

const passes = (pair: ColourPair, tokens: Tokens) => ratio(pair, tokens) >= pair.minimum;

function ratio({ foreground, background }: ColourPair, tokens: Tokens): number {
  return contrast(tokens[foreground], tokens[background]);
}
