/** The brand that brand.yaml describes, or what its schema can't see, such as missing files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFault } from '../content/content-error.ts';
import type { OpenedContent } from '../content/open-content.ts';
import type { Path } from '../content/source.ts';
import { type Brand, brandOf } from './brand.ts';
import { contrastFaults } from './colour-pairs.ts';
import { readMark } from './logo-mark.ts';
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
  const [text, accent] = [typeface('text'), typeface('accent')];
  const file = join(folder, provider.logo);
  const mark = existsSync(file)
    ? readMark(readFileSync(file, 'utf8'), colours, accent?.family ?? '')
    : ['is not there: correct the name, or add the file'];
  if (!('svg' in mark)) for (const problem of mark) report(['logo'], `${file} ${problem}`);
  const social = socialImageProblem(folder, provider.socialImage);
  if (social !== null) report(['socialImage'], social);
  for (const { path, problem } of contrastFaults(colours)) report(path, problem);
  if (!text || !accent || !('svg' in mark) || faults.length > 0) return { brand: null, faults };
  return { brand: brandOf({ colours, mark, text, accent, language }), faults: [] };
}
