/**
 * Every colour of the site, from the brand's five. Each takes a share of its brand colour's chroma and hue;
 * backgrounds, lines and the dark palette have a fixed lightness, so that text can be read on them.
 */
import type { BrandColours } from '../content/schema/brand-schema.ts';
import { fromOklch, type Hex, toOklch } from './colours.ts';

type Share = readonly [chroma: number, hue: number];

export type Tokens = ReturnType<typeof deriveTokens>;

export function deriveTokens({ paper, ink, water, sand, signal }: BrandColours) {
  return {
    paper,
    ink,
    'ink-line': over(ink, 0.18, [1.22, -5]),
    'ink-soft': at(ink, 0.43, [0.72, -5]),
    line: at(water, 0.86, [0.27, -7]),
    shoal: at(water, 0.962, [0.1, -8]),
    shelf: at(water, 0.901, [0.29, -4]),
    deep: at(water, 0.85, [0.46, -4]),
    water,
    mist: at(water, 0.84, [0.33, -9]),
    sand,
    signal,
    // The course line on ink, where the darker colour would sink.
    'signal-bright': over(signal, 0.13, [0.98, 2.3]),
    field: '#ffffff',
    dark: ink,
    'on-dark': paper,
  };
}

/** In the dark palette: a slate sea under a page that's darker still, and bands that are lighter than both. */
export function deriveDarkTokens({ water, sand, signal }: BrandColours): Tokens {
  const ink = at(sand, 0.93, [0.7, 0]);
  const course = at(signal, 0.715, [0.88, 2]);
  return {
    paper: at(water, 0.225, [0.36, 0]),
    ink,
    'ink-line': at(water, 0.34, [0.45, 0]),
    'ink-soft': at(sand, 0.81, [0.6, 0]),
    line: at(water, 0.43, [0.42, 0]),
    shoal: at(water, 0.255, [0.42, 0]),
    shelf: at(water, 0.315, [0.5, 0]),
    deep: at(water, 0.4, [0.65, 0]),
    water: at(water, 0.82, [0.55, -5]),
    mist: at(sand, 0.76, [0.7, 0]),
    // At night a band of sand is a paler navy.
    sand: at(water, 0.33, [0.34, 8]),
    signal: course,
    'signal-bright': course,
    field: at(water, 0.315, [0.5, 0]),
    dark: at(water, 0.3, [0.55, 8]),
    'on-dark': ink,
  };
}

export function deriveChartPalettes(colours: BrandColours): Readonly<Record<'light' | 'dark', Palette>> {
  const { ink, water, sand } = colours;
  const tokens = deriveTokens(colours);
  const darkLand = over(sand, -0.043, [1.18, 0]);
  return {
    light: {
      bands: [tokens.shoal, at(water, 0.935, [0.19, -5]), tokens.shelf, tokens.deep],
      land: sand,
      shore: ink,
      contour: at(water, 0.781, [0.51, -3]),
      ink,
      soft: at(water, 0.517, [0.64, 6]),
      course: tokens.signal,
      paper: tokens.paper,
    },
    dark: {
      bands: [ink, over(ink, 0.031, [1.15, 0]), over(ink, 0.067, [1.29, -1]), over(ink, 0.111, [1.4, -2])],
      land: darkLand,
      shore: darkLand,
      contour: tokens['ink-line'],
      ink: tokens.paper,
      soft: at(water, 0.763, [0.44, 2]),
      course: tokens['signal-bright'],
      paper: ink,
    },
  };
}

/** One for both kinds of chart: in the dark palette all are dark. */
export function deriveDarkModePalette(colours: BrandColours): Palette {
  const { water, sand } = colours;
  const { shoal, ink, signal, paper } = deriveDarkTokens(colours);
  const { chroma, hue } = toOklch(sand);
  return {
    bands: [shoal, at(water, 0.29, [0.48, 0]), at(water, 0.325, [0.54, 0]), at(water, 0.355, [0.58, 0])],
    // Slate, lighter than the water, with a shore of sand.
    land: at(water, 0.44, [0.3, 0]),
    shore: at(sand, 0.66, [0.9, 0]),
    contour: at(water, 0.45, [0.5, 0]),
    ink,
    // Amber, of sand that is not grey.
    soft: fromOklch({ lightness: 0.7, chroma: Math.min(0.1, chroma * 2.4), hue: hue - 8 }),
    course: signal,
    paper,
  };
}

function at(origin: Hex, lightness: number, [chroma, hue]: Share): Hex {
  const from = toOklch(origin);
  return fromOklch({ lightness, chroma: from.chroma * chroma, hue: from.hue + hue });
}

function over(origin: Hex, by: number, share: Share): Hex {
  return at(origin, toOklch(origin).lightness + by, share);
}

export type ChartTone = 'light' | 'dark';

export type Palette = {
  bands: readonly [string, string, string, string];
  land: string;
  shore: string;
  contour: string;
  ink: string;
  soft: string;
  course: string;
  paper: string;
};
