/** The inks of charts: CSS variables, so that one drawing serves both palettes. Bitmaps use the light one. */
import type { ChartTone, Palette } from './derive-colours.ts';

type Inks = Readonly<Record<string, string>>;

export const inks: Readonly<Record<ChartTone, Palette>> = { light: variables(''), dark: variables('dark-') };

function variables(tone: string): Palette {
  const ink = (name: string) => `var(--${tone}${name})`;
  return {
    bands: [ink('sea-0'), ink('sea-1'), ink('sea-2'), ink('sea-3')],
    land: ink('land'),
    onLand: ink('on-land'),
    shore: ink('shore'),
    contour: ink('contour'),
    ink: ink('label'),
    soft: ink('depth'),
    course: ink('course'),
    paper: ink('paper'),
  };
}

/** The colours that a palette gives to each variable. */
export function namedInks({ light, dark }: Readonly<Record<ChartTone, Palette>>): Inks {
  return { ...named('', light), ...named('dark-', dark) };
}

function named(tone: string, { bands, onLand, ink, soft, paper, ...others }: Palette): Inks {
  const all = {
    ...Object.fromEntries(bands.map((colour, depth) => [`sea-${depth}`, colour])),
    ...others,
    'on-land': onLand,
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

/** The same chart in the inks of dark pages. */
export const onDark = (svg: string): string => svg.replace(/var\(--(?!dark-|font-)/g, 'var(--dark-');

/** As it is drawn on a social image. */
export function inColours(svg: string, inks: Inks): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (variable, name) => inks[name] ?? variable);
}

/** A file for both palettes: the browser knows which of them it is shown in. */
export function inBothPalettes(svg: string, inks: Readonly<Record<'light' | 'dark', Inks>>): string {
  const used = (all: Inks) =>
    declarations(Object.fromEntries(Object.entries(all).filter(([name]) => svg.includes(`var(${name})`))));
  const light = used(inks.light);
  if (light === '') return svg;
  const style = `<style>:root{${light}}@media (prefers-color-scheme:dark){:root{${used(inks.dark)}}}</style>`;
  return svg.replace(/^<svg [^>]+>/, (root) => root + style);
}
