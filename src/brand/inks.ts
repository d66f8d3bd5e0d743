/**
 * The inks of drawings: CSS variables, so that one drawing serves both palettes. A file says which colour means which
 * ink. Those that begin with `dark-` are for drawings on a dark first view, in either palette.
 */
import type { ChartTone, Palette } from './derive-colours.ts';

type Inks = Readonly<Record<string, string>>;

/** The colours that drawings are saved in, so that every program shows them. Inks that look alike differ by one. */
const savedAs: Inks = {
  '#edf4f8': '--sea-0',
  '#dfecf4': '--sea-1',
  '#cfe2ee': '--sea-2',
  '#b5d3e6': '--sea-3',
  '#efe1c6': '--land',
  '#0f2239': '--shore',
  '#9dbdd2': '--contour',
  '#cf3a12': '--course',
  '#0f2238': '--label',
  '#4c6c88': '--depth',
  '#fcfbf7': '--paper',
  '#0f2237': '--dark-sea-0',
  '#132a44': '--dark-sea-1',
  '#183351': '--dark-sea-2',
  '#1f3f60': '--dark-sea-3',
  '#e3d3b3': '--dark-land',
  '#e3d3b4': '--dark-shore',
  '#34526f': '--dark-contour',
  '#fb6a3f': '--dark-course',
  '#fcfbf8': '--dark-label',
  '#9db6ca': '--dark-depth',
  '#0f2236': '--dark-paper',
};

/** The ink that each colour of a drawing means: one of those above, or one of the brand's own light palette. */
export function inksByColour(light: Palette): ReadonlyMap<string, string> {
  const own = Object.entries(named('', light)).map(([name, colour]) => [colour, name] as const);
  return new Map(
    [...own, ...Object.entries(savedAs)].map(([colour, name]) => [colour, `var(${name})`] as const),
  );
}

export function namedInks({ light, dark }: Readonly<Record<ChartTone, Palette>>): Inks {
  return { ...named('', light), ...named('dark-', dark) };
}

function named(tone: string, { bands, ink, soft, paper, ...others }: Palette): Inks {
  const all = {
    ...Object.fromEntries(bands.map((colour, depth) => [`sea-${depth}`, colour])),
    ...others,
    label: ink,
    depth: soft,
    paper,
  };
  return Object.fromEntries(Object.entries(all).map(([name, colour]) => [`--${tone}${name}`, colour]));
}

export function declarations(inks: Inks): string {
  return Object.entries(inks)
    .map(([name, colour]) => `${name}:${colour};`)
    .join('');
}

export const onDark = (svg: string): string => svg.replace(/var\(--(?!dark-|font-)/g, 'var(--dark-');

/** The rules of a file for both palettes: the browser knows which of them it is shown in. */
export function inkRules(svg: string, inks: Readonly<Record<'light' | 'dark', Inks>>): string {
  const used = (all: Inks) =>
    declarations(Object.fromEntries(Object.entries(all).filter(([name]) => svg.includes(`var(${name})`))));
  const light = used(inks.light);
  return light === '' ? '' : `:root{${light}}@media (prefers-color-scheme:dark){:root{${used(inks.dark)}}}`;
}
