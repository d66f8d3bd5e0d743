/**
 * The brand as values for whatever draws in it. Only Node runs this module: browsers' bundles, and the renderer's,
 * hold its values in its place (brand-plugin.ts).
 */
import { derivePalettes, deriveTokens } from './derive-colours.ts';
import { readBrand } from './read-brand.ts';

const { look } = readBrand('content');

export const { text, accent, logo, chartSeed } = look;
export const tokens = deriveTokens(look.colours);
export const palettes = derivePalettes(look.colours);

/** Families for a `font-family`, each with what stands behind it. */
export const families = {
  text: [text.family, text.generic],
  accent: [accent.family, accent.generic],
} as const;

/** Of an average letter, in ems: heavier ones are wider. */
export const letterWidths = {
  italic: round(accent.letterWidth),
  sans: round(text.letterWidth * 1.03),
  'sans-bold': round(text.letterWidth * 1.105),
};

function round(width: number): number {
  return Math.round(width * 100) / 100;
}
