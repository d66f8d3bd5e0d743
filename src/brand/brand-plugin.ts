/** Brings the brand into bundles: its colours and families into the stylesheet, its values into scripts. */
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import {
  accent,
  chartSeed,
  digits,
  families,
  letterWidths,
  logo,
  palettes,
  text,
  themeColour,
  tokens,
} from './brand.ts';
import type { Typeface } from './typefaces.ts';

/** What browsers and the renderer may know; files are the build's alone. */
const values = { tokens, themeColour, palettes, logo, chartSeed, families, letterWidths, digits };

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

function brandTheme(): string {
  const colours = Object.entries(tokens).map(([name, colour]) => `--color-${name}: ${colour};`);
  const stack = ({ family, generic }: Typeface, fallback: string) => `"${family}","${fallback}",${generic}`;
  return `@theme {
  --color-*: initial;
  ${colours.join('\n  ')}
  --font-sans: ${stack(text, 'Text fallback')};
  --font-water: ${stack(accent, 'Accent fallback')};
}`;
}
