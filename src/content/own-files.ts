/** Files of the owner that are served as they are, from `content/files/`. */
import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isNeverOwnFile } from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { contentFiles, largestFile } from './content-files.ts';

type ServedFile = { file: string; name: string };

export function filesAsTheyAre(folder: string): ServedFile[] {
  return contentFiles(folder)
    .filter((name) => name.startsWith(`files${sep}`))
    .map((name) => ({
      file: join(folder, name),
      name: name.slice('files/'.length).replaceAll(sep, '/'),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function servedFileFaults(served: readonly ServedFile[], taken: ReadonlySet<string>): ContentFault[] {
  return served.flatMap(({ file, name }): ContentFault[] => {
    const fault = (problem: string) => [{ file, field: 'file', problem }];
    if (!/^[\w.@-]+(?:\/[\w.@-]+)*$/.test(name))
      return fault(
        'has a name that an address can’t have: use letters from A to Z, digits, dots and hyphens',
      );
    if (taken.has(name) || isNeverOwnFile(`/${name}`))
      return fault('has the name of a file that the site makes itself: give it another');
    const { size } = statSync(file);
    if (size > largestFile)
      return fault(
        `has ${size} bytes, over ${largestFile}: save it smaller, or put it elsewhere and link to it`,
      );
    return [];
  });
}
