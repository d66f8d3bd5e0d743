/** Brings the brand into bundles: its colours and families into the stylesheet, its values into scripts. */
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { inkDeclarations } from '../charts/inks.ts';
import {
  accent,
  chartSeed,
  digits,
  families,
  letterWidths,
  logo,
  nightPalette,
  nightTokens,
  palettes,
  text,
  themeColours,
  tokens,
} from './brand.ts';
import type { Tokens } from './derive-colours.ts';
import type { Typeface } from './typefaces.ts';

/** What browsers and the renderer may know; files are the build's alone. */
const values = {
  tokens,
  nightTokens,
  themeColours,
  palettes,
  nightPalette,
  logo,
  chartSeed,
  families,
  letterWidths,
  digits,
};

const valuesFile = normalizePath(join(import.meta.dirname, 'brand.ts'));
const stylesheet = normalizePath(join(import.meta.dirname, '../styles/site.css'));

/** In the stylesheet, where the tokens belong. */
const place = '@import "virtual:brand";';

export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    // Before Tailwind, which takes the stylesheet as it comes.
    enforce: 'pre',
    // Workers are bundled by themselves.
    config: () => ({ worker: { plugins: () => [brandPlugin()] } }),
    transform(code, id) {
      const [file] = id.split('?');
      if (file === valuesFile) {
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      }
      return file === stylesheet ? code.replace(place, brandTheme) : null;
    },
  };
}

/**
 * Night where the system asks for it or the visitor has chosen it, except on paper. The two rules are one behind the
 * other and alike, so that the second costs a compressed page a few bytes.
 */
function brandTheme(): string {
  const colours = (all: Tokens) =>
    Object.entries(all)
      .map(([name, colour]) => `--color-${name}:${colour};`)
      .join('');
  const stack = ({ family, generic }: Typeface, fallback: string) => `"${family}","${fallback}",${generic}`;
  const inks = inkDeclarations();
  const night = `color-scheme:dark;${colours(nightTokens)}${inks.night}`;
  return `@theme {
  --color-*: initial;
  ${colours(tokens)}
  --font-sans: ${stack(text, 'Text fallback')};
  --font-water: ${stack(accent, 'Accent fallback')};
}
@layer theme {
  :root { color-scheme: light; ${inks.day} }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-scheme="day"]) { ${night} } }
  @media screen and (forced-colors: none) { :root[data-scheme="night"] { ${night} } }
}`;
}
