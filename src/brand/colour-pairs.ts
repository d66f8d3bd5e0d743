/** Every pair of colours in use, with the contrast it must reach in both palettes. */
import type { BrandColours } from '../content/schema/brand-schema.ts';
import { contrast } from './colours.ts';
import { deriveTokens, type Tokens } from './derive-colours.ts';

export type ColourPair = {
  foreground: keyof Tokens;
  background: keyof Tokens;
  /** WCAG 2.2: 4.5 for text, 3 for large text and for lines that carry meaning. */
  minimum: 3 | 4.5;
  use: string;
};

export const colourPairs: readonly ColourPair[] = [
  { foreground: 'ink', background: 'paper', minimum: 4.5, use: 'text' },
  { foreground: 'ink', background: 'shoal', minimum: 4.5, use: 'text on light heroes and bands' },
  { foreground: 'ink', background: 'shelf', minimum: 4.5, use: 'text on the sketch band' },
  { foreground: 'ink', background: 'sand', minimum: 4.5, use: 'text on sand' },
  { foreground: 'ink', background: 'deep', minimum: 4.5, use: 'selected text' },
  { foreground: 'ink-soft', background: 'paper', minimum: 4.5, use: 'secondary text' },
  { foreground: 'ink-soft', background: 'shoal', minimum: 4.5, use: 'secondary text on bands' },
  { foreground: 'ink-soft', background: 'shelf', minimum: 4.5, use: 'captions on the sketch band' },
  { foreground: 'ink-soft', background: 'sand', minimum: 4.5, use: 'secondary text on sand' },
  { foreground: 'water', background: 'paper', minimum: 4.5, use: 'italic labels' },
  { foreground: 'water', background: 'shoal', minimum: 4.5, use: 'italic labels on bands' },
  { foreground: 'water', background: 'shelf', minimum: 4.5, use: 'italic labels on notes and tables' },
  { foreground: 'water', background: 'sand', minimum: 4.5, use: 'italic labels on sand' },
  { foreground: 'paper', background: 'ink', minimum: 4.5, use: 'text on what is filled with ink' },
  { foreground: 'on-dark', background: 'dark', minimum: 4.5, use: 'text on dark heroes and bands' },
  { foreground: 'mist', background: 'dark', minimum: 4.5, use: 'secondary text on dark' },
  { foreground: 'ink', background: 'field', minimum: 4.5, use: 'what one writes' },
  { foreground: 'paper', background: 'signal', minimum: 4.5, use: 'primary action' },
  { foreground: 'signal', background: 'shoal', minimum: 3, use: 'course line' },
  { foreground: 'signal-bright', background: 'dark', minimum: 3, use: 'course line on dark' },
  { foreground: 'ink-soft', background: 'field', minimum: 3, use: 'edge of a field' },
];

/** One fault for each pair with too little contrast. Only of the light palette: the dark one has a fixed lightness, and contrast.test.ts proves it for any brand. */
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
