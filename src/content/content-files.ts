/** Lists the files of the content. A text's name is the address of its page. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isReserved } from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { slug } from './schema/shapes.ts';
import { Source } from './source.ts';

const textFolders = ['pages', 'services', 'enterprises', 'startups', 'case-studies'] as const;
type TextFolder = (typeof textFolders)[number];

/** Folders of offers; each is also the first part of its pages' addresses. */
export const offerSections = ['services', 'enterprises', 'startups'] as const;
export type OfferSection = (typeof offerSections)[number];

export type TextFile = { file: string; folder: TextFolder; slug: string; path: string; source: Source };

/** Drafts are among the texts. */
export function listContent(folder: string): { texts: TextFile[]; faults: ContentFault[] } {
  const texts: TextFile[] = [];
  const faults: ContentFault[] = [];
  for (const part of textFolders)
    for (const base of fileNamesIn(join(folder, part)).filter((name) => name.endsWith('.md'))) {
      const file = join(folder, part, base);
      const name = basename(base, '.md');
      const path = part === 'pages' ? `/${name}` : `/${part}/${name}`;
      const problem = addressProblem(name);
      if (problem === null) texts.push({ file, folder: part, slug: name, path, source: new Source(file) });
      else faults.push({ file, field: 'file name', problem });
    }
  return { texts, faults };
}

export function addressProblem(name: string): string | null {
  if (!slug.safeParse(name).success)
    return 'is the address of its page: use lower case, digits and single hyphens, as in team-augmentation.md, or move it elsewhere if it’s no page';
  if (isReserved(name)) return 'is an address that the site itself uses: give it another name';
  return null;
}

export function fileNamesIn(folder: string): string[] {
  return existsSync(folder) ? contentFiles(folder).filter((name) => !name.includes('/')) : [];
}

/** What computers and editors leave beside files. Nothing of the site reads it. */
function isLeftover(name: string): boolean {
  return /^(?:\.(?!well-known$)|~)|~$/.test(name);
}

export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.split('/').some(isLeftover))
    .sort();
}

/** Texts and fields that nothing of the site reads. */
export function unusedFiles(folder: string, used: ReadonlySet<string>): string[] {
  return contentFiles(folder)
    .filter((name) => /\.(?:md|ya?ml|txt)$/.test(name) && !name.startsWith('files'))
    .map((name) => join(folder, name))
    .filter((file) => !used.has(file))
    .map((file) => `${file}  isn’t used: correct its name or folder, or remove it`);
}
