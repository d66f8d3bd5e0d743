/** The brand's two typefaces: packages of Fontsource, with their files and the fallbacks until those arrive. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { shortHash } from './short-hash.ts';

/** `range` is a value of CSS: `U+0000-00FF,U+0131`. */
export type FontFile = { file: string; range: string };

export type Typeface = {
  family: string;
  /** The Latin letters: a variable font for text, an italic of one weight for accents. */
  file: string;
  /** The package's files, that one among them, each with the letters that it's published for. */
  files: readonly FontFile[];
  style: 'normal' | 'italic';
  hash: string;
  weight: string;
  generic: string;
  /** A face that most systems have, and what fits it to this one. */
  fallback: { local: string; fit: string };
};

const kinds = {
  text: {
    scope: '@fontsource-variable',
    latin: 'latin-wght-normal',
    style: 'normal',
    weight: '400 800',
    needs: 'has no variable weight: choose a family that has one',
  },
  accent: {
    scope: '@fontsource',
    latin: 'latin-400-italic',
    style: 'italic',
    weight: '400',
    needs: 'has no italic of weight 400: choose a family that has one',
  },
} as const;
export type TypefaceKind = keyof typeof kinds;

const metadata = z.object({
  id: z.string(),
  family: z.string(),
  category: z.string(),
});

export function readTypeface(kind: TypefaceKind, name: string): Typeface | string {
  const { scope, latin, style, weight, needs } = kinds[kind];
  if (!name.startsWith(`${scope}/`))
    return `isn’t a package of Fontsource: write a name such as ${scope}/inter`;
  // Relative, so that a project that's moved is the same to the build's cache.
  const folder = join('node_modules', name);
  if (!existsSync(folder)) return `is not installed: run “npm install --save-dev ${name}”`;
  const { id, family, category } = metadata.parse(readJson(join(folder, 'metadata.json')));
  const file = join(folder, `files/${id}-${latin}.woff2`);
  if (!existsSync(file)) return needs;
  const files = filesOf(folder, file);
  const isSerif = category === 'serif';
  const local = isSerif ? 'Times New Roman' : 'Arial';
  return {
    family,
    file,
    files,
    style,
    weight,
    hash: shortHash(...files.map(({ file }) => readFileSync(file))),
    generic: isSerif ? 'Georgia,serif' : 'system-ui,sans-serif',
    fallback: { local: style === 'normal' ? local : `${local} Italic`, fit: fits[family] ?? '' },
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const published = z.record(z.string(), z.string());

/** Scripts that are cut into a hundred numbered files are left out. */
function filesOf(folder: string, latin: string): FontFile[] {
  return Object.entries(published.parse(readJson(join(folder, 'unicode.json'))))
    .map(([letters, range]) => ({ file: latin.replace('-latin-', `-${letters}-`), range }))
    .filter(({ file }) => existsSync(file));
}

export function isInRange(range: string, code: number): boolean {
  return partsOf(range).some(([first, last]) => code >= first && code <= last);
}

export function partsOf(range: string): [first: number, last: number][] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Of our own typefaces, found by comparing whole pages. Other families do without. */
const fits: Readonly<Record<string, string>> = {
  'Schibsted Grotesk': 'size-adjust:100.6%;ascent-override:94.7%;descent-override:25.9%;line-gap-override:0%',
  Newsreader: 'size-adjust:102%;ascent-override:72%;descent-override:26%;line-gap-override:0%',
};
