/**
 * The inks that charts are drawn with: CSS variables, so that one drawing serves day and night. A page's styles
 * define them; a picture that stands alone brings them with it, and what is turned into pixels has those of the day.
 */
import { nightPalette } from '../brand/brand.ts';
import { type ChartTone, type Palette, palettes } from './palette.ts';

type Inks = Readonly<Record<string, string>>;

export const inks: Readonly<Record<ChartTone, Palette>> = { light: variables(''), dark: variables('dark-') };

export const dayInks: Inks = { ...named('', palettes.light), ...named('dark-', palettes.dark) };

function variables(tone: string): Palette {
  const ink = (name: string) => `var(--${tone}${name})`;
  return {
    bands: [ink('sea-0'), ink('sea-1'), ink('sea-2'), ink('sea-3')],
    land: ink('land'),
    onLand: ink('on-land'),
    shore: ink('shore'),
    contour: ink('contour'),
    ink: ink('label'),
    soft: ink('sounding'),
    course: ink('course'),
    paper: ink('sheet'),
  };
}

function named(tone: string, { bands, onLand, ink, soft, paper, ...others }: Palette): Inks {
  const all = {
    ...Object.fromEntries(bands.map((colour, depth) => [`sea-${depth}`, colour])),
    ...others,
    'on-land': onLand,
    label: ink,
    sounding: soft,
    sheet: paper,
  };
  return Object.fromEntries(Object.entries(all).map(([name, colour]) => [`--${tone}${name}`, colour]));
}

/** The inks as declarations of a style rule: all, or those that a drawing uses. */
export function inkDeclarations(drawing?: string): Readonly<Record<'day' | 'night', string>> {
  const write = (colours: Inks) =>
    Object.entries(colours)
      .filter(([name]) => drawing?.includes(`var(${name})`) ?? true)
      .map(([name, colour]) => `${name}:${colour};`)
      .join('');
  return {
    day: write(dayInks),
    night: write({ ...named('', nightPalette), ...named('dark-', nightPalette) }),
  };
}

/** As it is drawn on a social image, and in a file that a visitor takes away. */
export function inDayColours(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (variable, name) => dayInks[name] ?? variable);
}

/** A file for day and night: the browser knows which of them it is shown in. */
export function inBothColours(svg: string): string {
  const { day, night } = inkDeclarations(svg);
  if (day === '') return svg;
  const style = `<style>:root{${day}}@media (prefers-color-scheme:dark){:root{${night}}}</style>`;
  return svg.replace(/^<svg [^>]+>/, (root) => root + style);
}
