/** Lists the files of the content. A text's name is the address of its page. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, parse, relative, sep } from 'node:path';
import { isReserved } from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { slug } from './schema/words.ts';
import { Source } from './source.ts';

const textFolders = ['pages', 'services', 'enterprises', 'startups', 'case-studies'] as const;
type TextFolder = (typeof textFolders)[number];

/** Folders of offers; each is also the first part of its pages' addresses. */
export const offerSections = ['services', 'enterprises', 'startups'] as const;
export type OfferSection = (typeof offerSections)[number];

export type TextFile = { file: string; folder: TextFolder; slug: string; path: string; source: Source };

/** Drafts are among the texts. */
export type Listing = { texts: readonly TextFile[]; faults: readonly ContentFault[] };

export function listContent(folder: string): Listing {
  const faults: ContentFault[] = [];
  const texts = textFolders.flatMap((name) =>
    fileNamesIn(join(folder, name)).flatMap((base): TextFile[] => {
      if (!base.endsWith('.md')) return [];
      const file = join(folder, name, base);
      const source = new Source(file);
      const problem = addressProblem(slugOf(base));
      if (problem === null)
        return [{ file, folder: name, slug: slugOf(base), path: pathOf(name, base), source }];
      // Notes have no fields. A file with the name of a page is one, and has to have them.
      if (source.hasFields) faults.push({ file, field: 'file name', problem });
      return [];
    }),
  );
  return { texts, faults };
}

function pathOf(folder: TextFolder, base: string): string {
  return `/${folder === 'pages' ? '' : `${folder}/`}${slugOf(base)}`;
}

function slugOf(file: string): string {
  return basename(file, '.md');
}

export function addressProblem(name: string): string | null {
  if (!slug.safeParse(name).success)
    return 'is the address of its page: use lower case, digits and single hyphens, as in team-augmentation.md, or move it elsewhere if it’s no page';
  if (isReserved(name)) return 'is an address that the site itself uses: give it another name';
  return null;
}

export function fileNamesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() || isLeftover(entry.name) ? [] : entry.name))
    .sort();
}

/** What computers, editors and downloads leave beside files. Nothing of the site reads it. */
export function isLeftover(name: string): boolean {
  return (
    /^[.~#]|[~#]$|\.(?:bak|old|orig|rej|sw[a-p]|te?mp|lock|part|crdownload)$/i.test(name) ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

/** In bytes, of a file that's served as it is. The server keeps every file in memory. */
export const largestFile = 20_000_000;

const pictureEnding = /\.(?:jpe?g|png|webp|avif|tiff?|svg)$/i;
export const isPictureFile = (name: string) => pictureEnding.test(name);

export const noPictureKind =
  'is no kind of picture that the site takes: save it as .jpg, .png, .webp, .avif, .tiff or .svg';

/** Where files belong that look as if the site used them. */
const belongs: Readonly<Record<string, string>> = {
  '.md': `a page’s file goes right into one of the folders ${textFolders.join(', ')}`,
  '.yaml': 'no part of the site reads a file of this name',
  '.yml': 'name it .yaml',
  '.txt': 'a page’s file ends in .md, without .txt behind it',
  '.svg': 'put it into pictures, and name it where it’s to be shown',
};

const wellKnown = /^files[\\/]\.well-known(?:[\\/]|$)/;

export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => {
      const parts = (wellKnown.test(name) ? name.replace('.well-known', 'well-known') : name).split(sep);
      return !parts.some(isLeftover);
    })
    .sort();
}

/** Files that look used, each with what to do about it. */
export function unusedFiles(folder: string, used: ReadonlySet<string>): string[] {
  return contentFiles(folder).flatMap((name) => {
    const file = join(folder, name);
    const { dir, base, ext } = parse(name);
    if (used.has(file) || name.startsWith('files/')) return [];
    if (isPictureFile(base) && ['pictures', 'documents', 'brand'].includes(dir)) return [];
    if (ext === '.md' && !new Source(file).hasFields) return [];
    if (ext === '.txt' && !/\.(?:md|yaml)\.txt$/i.test(base)) return [];
    const wrongPicture = /\.(?:heic|gif|bmp|psd)$/i.test(base) ? noPictureKind : undefined;
    const problem =
      wrongPicture ??
      belongs[ext.toLowerCase()] ??
      (isPictureFile(base) ? 'put a picture into pictures, and name it where it’s to be shown' : undefined);
    return problem ? [`${file}  isn’t used: ${problem}`] : [];
  });
}
