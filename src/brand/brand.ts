/** The brand as values, made once from what content/brand.yaml says, and passed on from there. */
import type { BrandColours } from '../content/schema/brand-schema.ts';
import {
  deriveChartPalettes,
  deriveDarkModePalette,
  deriveDarkTokens,
  deriveTokens,
} from './derive-colours.ts';
import { inksByColour, namedInks } from './inks.ts';
import type { Mark } from './logo-mark.ts';
import type { Typeface } from './typefaces.ts';

type Look = {
  colours: BrandColours;
  mark: Mark;
  text: Typeface;
  accent: Typeface;
  language: string;
};

export type Brand = ReturnType<typeof brandOf>;

export function brandOf(look: Look) {
  const { colours } = look;
  const tokens = deriveTokens(colours);
  const darkTokens = deriveDarkTokens(colours);
  const chartPalettes = deriveChartPalettes(colours);
  const dark = deriveDarkModePalette(colours);
  return {
    ...look,
    tokens,
    darkTokens,
    themeColours: { light: tokens.paper, dark: darkTokens.paper },
    chartPalettes,
    drawingInks: inksByColour(chartPalettes.light),
    inkColours: {
      light: namedInks(chartPalettes),
      dark: namedInks({ light: dark, dark }),
    },
  };
}
