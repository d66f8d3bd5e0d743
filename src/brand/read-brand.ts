/** Reads the brand file for whatever is drawn in the brand, and says what its own schema cannot: what does not fit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFault, FaultCollector } from '../content/content-error.ts';
import { openYaml, validate } from '../content/read-document.ts';
import { type BrandColours, brandSchema } from '../content/schema/brand.ts';
import { readScalars } from '../content/yaml-scalars.ts';
import { type Brand, brandOf } from './brand.ts';
import { contrastFaults } from './check-contrast.ts';
import { type Logo, readLogo } from './logo.ts';
import { installedTypefaces, readTypeface, type Typeface, type TypefaceKind } from './typefaces.ts';

/** Used while the file has mistakes: the build stops at them, and the development server shows them. */
const standIn = {
  colours: { paper: '#ffffff', ink: '#000000', water: '#000000', sand: '#ffffff', signal: '#000000' },
  logo: { size: 1, paths: [] },
};

/** Faults in single fields are reported when the whole content is read. */
export function readBrand(folder: string): { brand: Brand; faults: ContentFault[] } {
  const file = join(folder, 'brand.yaml');
  const given = new FaultCollector().attempt(() => validate(openYaml(file), brandSchema));
  const faults: ContentFault[] = [];
  const report = (field: string, problem: string) => {
    const line = readScalars(file).find(({ path }) => path.join('.').startsWith(field))?.line;
    faults.push({ file, field, problem, ...(line && { line }) });
  };
  const typeface = (kind: TypefaceKind): Typeface => {
    const read = given ? readTypeface(kind, given.typefaces[kind]) : '';
    if (typeof read !== 'string') return read;
    if (read) report(`typefaces.${kind}`, read);
    return anyTypeface(kind);
  };
  const logo = (name: string, colours: BrandColours): Logo => {
    const path = join(folder, name);
    const read = existsSync(path)
      ? readLogo(readFileSync(path, 'utf8'), colours)
      : 'is not there: correct the name, or add the file';
    if (typeof read !== 'string') return read;
    report('logo', `${path} ${read}`);
    return standIn.logo;
  };
  for (const { field, problem } of given ? contrastFaults(given.colours) : []) report(field, problem);
  const brand = brandOf({
    ...standIn,
    ...(given && { colours: given.colours, logo: logo(given.logo, given.colours) }),
    text: typeface('text'),
    accent: typeface('accent'),
    chartSeed: given?.chartSeed ?? 0,
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
