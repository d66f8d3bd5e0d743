/** The brand as values, made once from what content/brand.yaml says, and passed on from there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedContent } from '../content/open-content.ts';
import type { Path } from '../content/source.ts';
import { contrastFaults } from './colour-pairs.ts';
import {
  deriveChartPalettes,
  deriveDarkModePalette,
  deriveDarkTokens,
  deriveTokens,
} from './derive-colours.ts';
import { inksByColour, namedInks } from './inks.ts';
import { readMark } from './logo-mark.ts';
import { readTypeface, type TypefaceKind } from './typefaces.ts';

export type Brand = NonNullable<ReturnType<typeof readBrand>>;

/** Null if the brand has faults, which are added to its file's: no page is made without it. */
export function readBrand({ folder, provider, brandFile }: OpenedContent) {
  if (!provider) return null;
  const { colours, typefaces, language } = provider;
  const report = (path: Path, problem: string) => {
    brandFile.faults.push(brandFile.fault(path, problem));
    return null;
  };
  const typeface = (kind: TypefaceKind) => {
    const read = readTypeface(kind, typefaces[kind]);
    return typeof read === 'string' ? report(['typefaces', kind], read) : read;
  };
  const [text, accent] = [typeface('text'), typeface('accent')];
  const file = join(folder, provider.logo);
  const mark = existsSync(file)
    ? readMark(readFileSync(file, 'utf8'), colours, accent?.family ?? '')
    : ['is not there: correct the name, or add the file'];
  if (!('svg' in mark)) for (const problem of mark) report(['logo'], `${file} ${problem}`);
  for (const { path, problem } of contrastFaults(colours)) report(path, problem);
  if (!text || !accent || !('svg' in mark) || brandFile.faults.length > 0) return null;

  const tokens = deriveTokens(colours);
  const darkTokens = deriveDarkTokens(colours);
  const chartPalettes = deriveChartPalettes(colours);
  const dark = deriveDarkModePalette(colours);
  return {
    mark,
    text,
    accent,
    language,
    tokens,
    darkTokens,
    chartPalettes,
    themeColours: { light: tokens.paper, dark: darkTokens.paper },
    drawingInks: inksByColour(chartPalettes.light),
    inkColours: {
      light: namedInks(chartPalettes),
      dark: namedInks({ light: dark, dark }),
    },
  };
}
