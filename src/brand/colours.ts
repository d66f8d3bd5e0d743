/** Colours as numbers: OKLCH, and the contrast between two. */
import { converter, formatHex, wcagContrast } from 'culori';

export type Hex = string;

export function longHex(colour: string): string {
  const lower = colour.toLowerCase();
  return /^#[0-9a-f]{3}$/.test(lower) ? lower.replace(/[0-9a-f]/g, '$&$&') : lower;
}

type Oklch = { lightness: number; chroma: number; hue: number };

const oklch = converter('oklch');

export function toOklch(colour: Hex): Oklch {
  const converted = oklch(colour);
  if (!converted) throw new Error(`${colour} isn’t a colour`);
  // Greys have no hue.
  return { lightness: converted.l, chroma: converted.c, hue: converted.h ?? 0 };
}

/** The nearest colour that screens can show: a channel over its limit is cut off there. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  return formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue });
}

export const contrast: (first: Hex, second: Hex) => number = wcagContrast;
