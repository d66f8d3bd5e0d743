/** Files of the owner that are served as they are: documents beside their fields, and what `content/files/` has. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { isNeverOwnFile } from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { slug } from './schema/text.ts';

/** How a file of each kind begins. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46],
  '.png': [0x89, 0x50, 0x4e, 0x47],
  '.jpg': [0xff, 0xd8, 0xff],
  '.jpeg': [0xff, 0xd8, 0xff],
};

/** The server keeps every file in memory. */
const largest = 20_000_000;

const isOwnDocument = (name: string) => extname(name).toLowerCase() in beginnings;

/** By the name of the Markdown file with its fields, the file that's served in the place of a set text. */
export function ownDocuments(folder: string): { files: ReadonlyMap<string, string>; faults: ContentFault[] } {
  const documents = join(folder, 'documents');
  const names = existsSync(documents) ? readdirSync(documents).filter(isOwnDocument).sort() : [];
  const files = new Map<string, string>();
  const faults = names.flatMap((name): ContentFault[] => {
    const file = join(documents, name);
    const own = basename(name, extname(name));
    const problem = documentProblem(file, own, files.get(own), documents);
    if (!files.has(own)) files.set(own, file);
    return problem === null ? [] : [{ file, field: 'file', problem }];
  });
  return { files, faults };
}

function documentProblem(
  file: string,
  own: string,
  other: string | undefined,
  documents: string,
): string | null {
  const ending = extname(file);
  if (!slug.safeParse(own).success || ending !== ending.toLowerCase())
    return 'is the address of the document: use lower case, digits and single hyphens, as in iso-27001.pdf';
  if (other) return `has the name of ${other}: give each document its own`;
  const bytes = readFileSync(file);
  if (!beginnings[ending]?.every((byte, index) => bytes[index] === byte))
    return `is no ${ending.slice(1).toUpperCase()} file: save it again, under the ending of its kind`;
  if (bytes.length > largest) return `has ${bytes.length} bytes, over ${largest}: save it smaller`;
  return existsSync(join(documents, `${own}.md`))
    ? null
    : `has no title: write ${join(documents, own)}.md with title, kind and badge between two lines of ---`;
}

export type ServedFile = { file: string; name: string };

/** By their addresses, without the first slash. Hidden files are left out, but for the folder of well-known ones. */
export function filesAsTheyAre(folder: string): ServedFile[] {
  const files = join(folder, 'files');
  if (!existsSync(files)) return [];
  return readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(files, file).replaceAll(sep, '/') }))
    .filter(({ name }) => !/(?:^|\/)\.(?!well-known\/)/.test(name))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** @param taken names of the files that the site makes itself. */
export function servedFileFaults(served: readonly ServedFile[], taken: ReadonlySet<string>): ContentFault[] {
  return served.flatMap(({ file, name }): ContentFault[] => {
    const fault = (problem: string) => [{ file, field: 'file', problem }];
    if (!/^[\w.@-]+(?:\/[\w.@-]+)*$/.test(name))
      return fault(
        'has a name that an address can’t have: use letters from A to Z, digits, dots and hyphens',
      );
    if (taken.has(name) || isNeverOwnFile(`/${name}`))
      return fault('has the name of a file that the site makes itself: give it another');
    return /\.(?:br|gz)$/.test(name)
      ? fault('would be taken for a compressed copy of another file: save it as .zip')
      : [];
  });
}
