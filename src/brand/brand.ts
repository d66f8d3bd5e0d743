/** The brand as values. Only Node runs this module: bundles have its values in its place (brand-plugin.ts). */
import {
  deriveDuskPalette,
  deriveDuskTokens,
  deriveNightPalette,
  deriveNightTokens,
  derivePalettes,
  deriveTokens,
} from './derive-colours.ts';
import { digitsOf } from './digits.ts';
import { readBrand } from './read-brand.ts';
import type { Typeface } from './typefaces.ts';

const { look } = readBrand('content');

export const { text, accent, logo, chartSeed, position } = look;
export const tokens = deriveTokens(look.colours);
export const duskTokens = deriveDuskTokens(look.colours);
export const nightTokens = deriveNightTokens(look.colours);
/** Of the bars that browsers put around a page. */
export const themeColours = { day: tokens.paper, dusk: duskTokens.paper, night: nightTokens.paper };
export const palettes = derivePalettes(look.colours);
export const duskPalette = deriveDuskPalette(look.colours);
export const nightPalette = deriveNightPalette(look.colours);

/** As an attribute `font-family` has them, each with what stands behind it. */
export const families = { text: stackOf(text), accent: stackOf(accent) };

/** Of an average letter, in ems: heavier ones are wider. */
export const letterWidths = {
  italic: round(accent.letterWidth),
  sans: round(text.letterWidth * 1.03),
  'sans-bold': round(text.letterWidth * 1.105),
};

/** Of the accent, in which charts write depths. */
export const digits = digitsOf(accent);

/** In quotes where the name is more than words. */
function stackOf({ family, generic }: Typeface): string {
  return `${/^[a-z]+(?: [a-z]+)*$/i.test(family) ? family : `'${family}'`},${generic}`;
}

function round(width: number): number {
  return Math.round(width * 100) / 100;
}
