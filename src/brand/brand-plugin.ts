/** Brings the brand's colours and families into the stylesheet. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from './brand.ts';
import type { Tokens } from './derive-colours.ts';
import { declarations } from './inks.ts';
import type { Typeface } from './typefaces.ts';

const stylesheet = join(import.meta.dirname, '../styles/site.css');

export function brandPlugin(brand: Brand): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === stylesheet ? code + brandTheme(brand) : null),
  };
}

/** The dark palette's two rules are alike and adjacent, so that the second compresses to a few bytes. */
function brandTheme({ text, accent, inkColours: inks, ...brand }: Brand): string {
  const stack = ({ generic }: Typeface, ...families: string[]) =>
    [...families.map((family) => `"${family}"`), generic].join();
  const dark = `color-scheme:dark;${declarations(variables(brand.darkTokens))}${declarations(inks.dark)}`;
  return `@layer tokens {
  :root {
    color-scheme: only light;
    ${declarations(variables(brand.tokens))}
    --font-sans: ${stack(text, text.family, 'Text fallback')};
    --font-water: ${stack(accent, accent.family, 'Accent fallback')};
    ${declarations(inks.light)}
  }
  :root[data-without-fonts] {
    --font-sans: ${stack(text, 'Text fallback')};
    --font-water: ${stack(accent, 'Accent fallback')};
  }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-palette="light"]) { ${dark} } }
  @media screen and (forced-colors: none) { :root[data-palette="dark"] { ${dark} } }
}`;
}

function variables(colours: Tokens): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--color-${name}`, colour]));
}
