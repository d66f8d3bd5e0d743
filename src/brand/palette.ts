/** What the charts' colours are for; which they are follows from the brand: derive-colours.ts. */

export type ChartTone = 'light' | 'dark';

export type Palette = {
  /** Sea from deep to shallow: one colour a depth band. */
  bands: readonly [string, string, string, string];
  land: string;
  /** A name on land. */
  onLand: string;
  shore: string;
  contour: string;
  ink: string;
  soft: string;
  course: string;
  paper: string;
};
