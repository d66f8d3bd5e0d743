/** Files of the owner that are served as they are, from `content/files/`. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isNeverOwnFile } from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';

type ServedFile = { file: string; name: string };

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
