/** Checks that the brand's colours are readable on one another. */
import type { BrandColours } from '../content/schema/brand-schema.ts';
import { type ColourPair, colourPairs } from './colour-pairs.ts';
import { contrast } from './colours.ts';
import { deriveTokens } from './derive-colours.ts';

/** One fault a pair that's too alike. Dark pages need none: their lightness is ours. */
export function contrastFaults(colours: BrandColours) {
  const tokens = deriveTokens(colours);
  const ratio = ({ foreground, background }: ColourPair) => contrast(tokens[foreground], tokens[background]);
  return colourPairs
    .filter((pair) => ratio(pair) < pair.minimum)
    .map((pair) => {
      const { foreground, background, use, minimum } = pair;
      // Cut off, not rounded: 4.496 is under 4.5.
      const reached = Math.floor(ratio(pair) * 100) / 100;
      const darker = [foreground, background].find((name) => ['ink', 'water', 'signal'].includes(name));
      return {
        path: darker ? ['colours', darker] : ['colours'],
        problem: `${foreground} on ${background} (${use}) has a contrast of ${reached}, under ${minimum}: make one of them darker or lighter`,
      };
    });
}
