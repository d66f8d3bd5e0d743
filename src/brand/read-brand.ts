/** Reads the brand file for whatever is drawn in the brand, and says what its own schema cannot: what does not fit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFault } from '../content/content-error.ts';
import { brandSchema } from '../content/schema/brand.ts';
import { Source } from '../content/source.ts';
import { type Brand, brandOf } from './brand.ts';
import { contrastFaults } from './check-contrast.ts';
import { markOf, noMark, readMark } from './mark.ts';
import { installedTypefaces, readTypeface, type Typeface, type TypefaceKind } from './typefaces.ts';

/** Used while the file has mistakes: the build stops at them, and the development server shows them. */
const standIn = {
  colours: { paper: '#ffffff', ink: '#000000', water: '#000000', sand: '#ffffff', signal: '#000000' },
};

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
  const mark = (ground: 'light' | 'dark') => {
    const field = ground === 'dark' ? 'logoOnDark' : 'logo';
    const name = given?.[field];
    if (!given || name === undefined) return null;
    const path = join(folder, name);
    const read = existsSync(path)
      ? readMark(path, readFileSync(path), given.colours, given.logoOnDark ? ground : undefined)
      : 'is not there: correct the name, or add the file';
    if (typeof read !== 'string') return read;
    report(field, `${path} ${read}`);
    return null;
  };
  const [light, dark] = [mark('light'), mark('dark')];
  for (const { field, problem } of given ? contrastFaults(given.colours) : []) report(field, problem);
  const brand = brandOf({
    ...standIn,
    ...(given && { colours: given.colours }),
    logoFiles: light ? markOf(light, dark) : noMark,
    text: typeface('text'),
    accent: typeface('accent'),
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
