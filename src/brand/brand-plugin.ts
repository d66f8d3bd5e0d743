/** Brings the brand into bundles: its colours and families into the stylesheet, its values into scripts. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chartSeed, families, letterWidths, logo, palettes, tokens } from './brand.ts';

/** What browsers and the renderer may know; files are the build's alone. */
const values = { tokens, palettes, logo, chartSeed, families, letterWidths };

/** In src/styles/site.css, where the tokens belong. */
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
      if (file === resolve('src/brand/brand.ts')) {
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      }
      return file === resolve('src/styles/site.css') ? code.replace(place, brandTheme) : null;
    },
  };
}

function brandTheme(): string {
  const colours = Object.entries(tokens).map(([name, colour]) => `--color-${name}: ${colour};`);
  const stack = ([family, generic]: readonly [string, string], fallback: string) =>
    `"${family}", "${fallback}", ${generic}`;
  return `@theme {
  --color-*: initial;
  ${colours.join('\n  ')}
  --font-sans: ${stack(families.text, 'Text fallback')};
  --font-water: ${stack(families.accent, 'Accent fallback')};
}`;
}
