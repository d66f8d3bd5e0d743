/** The brand's two typefaces: packages of Fontsource, with their files and the fallbacks until those arrive. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { z } from 'zod';

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
  /** A local face of the same width and height, so that nothing moves when the font arrives. */
  fallback: { local: string; sizeAdjust: string; ascent: string; descent: string };
};

const kinds = {
  text: {
    scope: '@fontsource-variable',
    style: 'normal',
    needs: 'has no variable weight from 400 to 700: choose a family that has one',
  },
  accent: {
    scope: '@fontsource',
    style: 'italic',
    needs: 'has no italic of weight 400: choose a family that has one',
  },
} as const;
export type TypefaceKind = keyof typeof kinds;

const metadata = z.object({
  id: z.string(),
  family: z.string(),
  category: z.string(),
  styles: z.array(z.string()),
  weights: z.array(z.number()),
  variable: z.union([
    z.literal(false),
    z.record(z.string(), z.object({ min: z.coerce.number(), max: z.coerce.number() })),
  ]),
});

/** Relative, so that a project that's moved is the same to the build's cache. */
const modules = 'node_modules';

function installedTypefaces(kind: TypefaceKind): string[] {
  const { scope } = kinds[kind];
  const folder = join(modules, scope);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
}

export function readTypeface(kind: TypefaceKind, name: string): Typeface | string {
  const { scope, style, needs } = kinds[kind];
  if (!name.startsWith(`${scope}/`))
    return `isn’t a package of Fontsource: write a name such as ${scope}/inter`;
  if (!existsSync(join(modules, name, 'metadata.json'))) {
    const others = installedTypefaces(kind).join(', ') || 'none';
    return `is not installed: run “npm install --save-dev ${name}”, or write one that is (${others})`;
  }
  const about = metadata.parse(JSON.parse(readFileSync(join(modules, name, 'metadata.json'), 'utf8')));
  const { min = 0, max = 0 } = about.variable ? (about.variable['wght'] ?? {}) : {};
  const fits =
    kind === 'text'
      ? min <= 400 && max >= 700
      : about.styles.includes('italic') && about.weights.includes(400);
  const file = join(
    modules,
    name,
    'files',
    `${about.id}-latin-${kind === 'text' ? 'wght-normal' : '400-italic'}.woff2`,
  );
  if (!fits || !existsSync(file)) return needs;
  const isSerif = about.category === 'serif';
  const files = filesOf(name, file);
  return {
    family: about.family,
    file,
    files,
    hash: hashOf(files),
    style,
    weight: kind === 'text' ? `400 ${Math.min(800, max)}` : '400',
    generic: isSerif ? 'Georgia,serif' : 'system-ui,sans-serif',
    fallback: fallbackFor(about.family, file, localFace(isSerif, style)),
  };
}

function hashOf(files: readonly FontFile[]): string {
  const hash = createHash('sha256');
  for (const { file } of files) hash.update(readFileSync(file));
  return hash.digest('base64url');
}

const published = z.record(z.string(), z.string());

/** Scripts that are cut into a hundred numbered files are left out. */
function filesOf(name: string, latin: string): FontFile[] {
  const ranges = published.parse(JSON.parse(readFileSync(join(modules, name, 'unicode.json'), 'utf8')));
  return Object.entries(ranges)
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

/** A face that most systems have, with the width of its average small letter. */
function localFace(isSerif: boolean, style: Typeface['style']) {
  const name = isSerif ? 'Times New Roman' : 'Arial';
  const letterWidth = isSerif ? 0.4461 : 0.4894;
  return { name: style === 'italic' ? `${name} Italic` : name, letterWidth };
}

/** Fitted to whole pages, which comes closer than the average letter. */
const fitted: Readonly<Record<string, readonly [sizeAdjust: number, ascent: number, descent: number]>> = {
  'Schibsted Grotesk': [100.6, 94.7, 25.9],
  Newsreader: [102, 72, 26],
};

function fallbackFor(family: string, file: string, face: ReturnType<typeof localFace>): Typeface['fallback'] {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const letterWidth = font.layout(letters).advanceWidth / font.unitsPerEm / letters.length;
  const scale = letterWidth / face.letterWidth;
  const ofScaled = (height: number) => (100 * height) / font.unitsPerEm / scale;
  const [sizeAdjust, ascent, descent] = fitted[family] ?? [
    100 * scale,
    ofScaled(font.ascent),
    ofScaled(-font.descent),
  ];
  const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
  return {
    local: face.name,
    sizeAdjust: percent(sizeAdjust),
    ascent: percent(ascent),
    descent: percent(descent),
  };
}
