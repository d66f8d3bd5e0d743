/** Reads the brand file for whatever is drawn in the brand, and says what its own schema cannot: what does not fit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFault } from '../content/content-error.ts';
import { type BrandColours, brandSchema } from '../content/schema/brand.ts';
import { Source } from '../content/source.ts';
import { type Brand, brandOf } from './brand.ts';
import { contrastFaults } from './check-contrast.ts';
import { derivePalettes } from './derive-colours.ts';
import { readLogo } from './logo.ts';
import { type Recolouring, readLogoPicture } from './logo-picture.ts';
import { installedTypefaces, readTypeface, type Typeface, type TypefaceKind } from './typefaces.ts';

/** Used while the file has mistakes: the build stops at them, and the development server shows them. */
const standIn = {
  colours: { paper: '#ffffff', ink: '#000000', water: '#000000', sand: '#ffffff', signal: '#000000' },
};

type Mark = Pick<Brand, 'logo' | 'logoFiles' | 'logoColours'>;

const noMark: Mark = {
  logo: { size: 32, paths: [] },
  logoFiles: null,
  logoColours: { changed: [], kept: [] },
};

type MarkFiles = { colours: BrandColours; logo: string; logoOnDark?: string | undefined };

/** Plain shapes become part of the page, everything else a picture for light and one for dark grounds. */
function readMark(
  folder: string,
  { colours, logo, logoOnDark }: MarkFiles,
  report: (field: string, problem: string) => void,
): Mark {
  const read = <Value>(field: string, name: string, from: (svg: string) => Value | string): Value | null => {
    const file = join(folder, name);
    const value = existsSync(file)
      ? from(readFileSync(file, 'utf8'))
      : 'is not there: correct the name, or add the file';
    if (typeof value !== 'string') return value;
    report(field, `${file} ${value}`);
    return null;
  };
  const { ink, course } = derivePalettes(colours).dark;
  const ownInk = [['currentcolor', colours.ink]] as const;
  const onDark: Recolouring = new Map([
    ['currentcolor', ink],
    ...(logoOnDark
      ? []
      : ([
          [colours.ink, ink],
          [colours.signal, course],
        ] as const)),
  ]);
  const picture = (field: string, name: string, recolouring: Recolouring) => {
    const found = read(field, name, (svg) => readLogoPicture(svg, recolouring));
    return found && { ...found, file: join(folder, name) };
  };
  const plain = logoOnDark ? null : read('logo', logo, (svg) => readLogo(svg, colours));
  if (plain) {
    const inks = plain.paths.flatMap(({ fill, stroke }) => [fill, stroke]).filter((used) => used !== null);
    const used = new Set(inks.map((ink) => (ink === 'ink' || ink === 'signal' ? colours[ink] : ink)));
    return { logo: plain, logoFiles: null, logoColours: sorted(used, onDark) };
  }
  if (!existsSync(join(folder, logo)) && !logoOnDark) return noMark;
  const light = picture('logo', logo, new Map(ownInk));
  const dark =
    light && (logoOnDark ? picture('logoOnDark', logoOnDark, onDark) : picture('logo', logo, onDark));
  if (!light || !dark) return noMark;
  return { ...noMark, logoFiles: { light, dark }, logoColours: sorted(light.colours, onDark) };
}

function sorted(colours: ReadonlySet<string>, recolouring: Recolouring): Brand['logoColours'] {
  const all = [...colours].sort();
  return {
    changed: all.filter((colour) => recolouring.has(colour)),
    kept: all.filter((colour) => !recolouring.has(colour)),
  };
}

/** Faults in single fields are reported when the whole content is read. */
export function readBrand(folder: string): { brand: Brand; faults: ContentFault[] } {
  const file = join(folder, 'brand.yaml');
  const source = new Source(file);
  const given = source.read(brandSchema);
  const faults: ContentFault[] = [];
  const report = (field: string, problem: string) => {
    faults.push(source.fault(field.split('.'), problem));
  };
  const typeface = (kind: TypefaceKind): Typeface => {
    const read = given ? readTypeface(kind, given.typefaces[kind]) : '';
    if (typeof read !== 'string') return read;
    if (read) report(`typefaces.${kind}`, read);
    return anyTypeface(kind);
  };
  for (const { field, problem } of given ? contrastFaults(given.colours) : []) report(field, problem);
  const brand = brandOf({
    ...standIn,
    ...noMark,
    ...(given && { colours: given.colours, ...readMark(folder, given, report) }),
    text: typeface('text'),
    accent: typeface('accent'),
    position: given?.position ?? { latitude: 0, longitude: 0 },
    language: given?.language ?? 'en',
  });
  return { brand, faults };
}

function anyTypeface(kind: TypefaceKind): Typeface {
  for (const name of installedTypefaces(kind)) {
    const read = readTypeface(kind, name);
    if (typeof read !== 'string') return read;
  }
  throw new Error(`No typeface for ${kind} is installed: run “npm install”`);
}
