/** Every pair of colours in use, and what it has to reach: the list that the contrast test and the style guide share. */

export type ColourPair = {
  ink: string;
  ground: string;
  /** WCAG 2.2: 4.5 for text, 3 for large text and for lines that carry meaning. */
  least: 3 | 4.5;
  use: string;
};

export const colourPairs: readonly ColourPair[] = [
  { ink: 'ink', ground: 'paper', least: 4.5, use: 'text' },
  { ink: 'ink', ground: 'shoal', least: 4.5, use: 'text on light heroes and bands' },
  { ink: 'ink', ground: 'shelf', least: 4.5, use: 'text on the sketch band' },
  { ink: 'ink', ground: 'sand', least: 4.5, use: 'text on land' },
  { ink: 'ink', ground: 'deep', least: 4.5, use: 'selected text' },
  { ink: 'ink-soft', ground: 'paper', least: 4.5, use: 'secondary text' },
  { ink: 'ink-soft', ground: 'shoal', least: 4.5, use: 'secondary text on bands' },
  { ink: 'ink-soft', ground: 'shelf', least: 4.5, use: 'captions on the sketch band' },
  { ink: 'ink-soft', ground: 'sand', least: 4.5, use: 'secondary text on land' },
  { ink: 'water', ground: 'paper', least: 4.5, use: 'italic labels' },
  { ink: 'water', ground: 'shoal', least: 4.5, use: 'italic labels on bands' },
  { ink: 'water', ground: 'sand', least: 4.5, use: 'italic labels on land' },
  { ink: 'paper', ground: 'ink', least: 4.5, use: 'text on dark heroes and bands' },
  { ink: 'mist', ground: 'ink', least: 4.5, use: 'secondary text on dark' },
  { ink: 'paper', ground: 'signal', least: 4.5, use: 'primary action' },
  { ink: 'signal', ground: 'paper', least: 3, use: 'course line' },
  { ink: 'signal', ground: 'shoal', least: 3, use: 'course line on bands' },
  { ink: 'signal-bright', ground: 'ink', least: 3, use: 'course line on dark' },
  { ink: 'ink-soft', ground: 'paper', least: 3, use: 'edge of a field' },
  { ink: 'buoy', ground: 'paper', least: 4.5, use: 'success' },
];
