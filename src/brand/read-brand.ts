/** The brand that brand.yaml describes, or what its schema can't see, such as missing files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFault } from '../content/content-error.ts';
import type { OpenedContent } from '../content/open-content.ts';
import type { Path } from '../content/source.ts';
import { type Brand, brandOf } from './brand.ts';
import { contrastFaults } from './colour-pairs.ts';
import { markOf, readMark } from './logo-mark.ts';
import { socialImageProblem } from './social-image.ts';
import { readTypeface, type TypefaceKind } from './typefaces.ts';

export type ReadBrand = { brand: Brand; faults: readonly [] } | { brand: null; faults: ContentFault[] };

/** Faults in single fields are the schema's. Without a brand that's whole, there's none: no page is made in another. */
export async function readBrand({
  folder,
  provider,
  brandFile,
}: Pick<OpenedContent, 'folder' | 'provider' | 'brandFile'>): Promise<ReadBrand> {
  if (!provider) return { brand: null, faults: [] };
  const { colours, typefaces, language } = provider;
  const faults: ContentFault[] = [];
  const report = (path: Path, problem: string) => {
    faults.push(brandFile.fault(path, problem));
    return null;
  };
  const typeface = (kind: TypefaceKind) => {
    const read = readTypeface(kind, typefaces[kind]);
    return typeof read === 'string' ? report(['typefaces', kind], read) : read;
  };
  const mark = (ground: 'light' | 'dark') => {
    const field = ground === 'dark' ? 'logoOnDark' : 'logo';
    const name = provider[field];
    if (name === undefined) return null;
    const path = join(folder, name);
    const read = existsSync(path)
      ? readMark(readFileSync(path, 'utf8'), colours, provider.logoOnDark ? ground : undefined)
      : 'is not there: correct the name, or add the file';
    return typeof read === 'string' ? report([field], `${path} ${read}`) : read;
  };
  const [text, accent] = [typeface('text'), typeface('accent')];
  const [light, dark] = [mark('light'), mark('dark')];
  const social = socialImageProblem(folder, provider.socialImage);
  if (social !== null) report(['socialImage'], social);
  for (const { path, problem } of contrastFaults(colours)) report(path, problem);
  if (!text || !accent || !light || faults.length > 0) return { brand: null, faults };
  const look = { colours, logoFiles: markOf(light, dark), text, accent, language };
  return { brand: brandOf(look), faults: [] };
}
