/** For tests: a copy of the fixture’s content that may be changed, and the faults that reading it reports. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentFault } from '../../src/content/content-error.ts';
import { temporaryFolder } from '../temporary.ts';
import { fixtureContent } from './fixture-content.ts';

/** @param whenDone calls what removes the copy: `afterAll` where all tests of a file share it. */
export function copyContent(whenDone?: (remove: () => void) => void) {
  const folder = join(temporaryFolder(whenDone), 'content');
  cpSync(fixtureContent, folder, { recursive: true, dereference: true });
  const edit = (file: string, from: RegExp | string, to: string): string => {
    const before = readFileSync(join(folder, file), 'utf8');
    if (before.replace(from, '\0') === before) throw new Error(`${file} has no ${from}`);
    const after = before.replace(from, to);
    writeFileSync(join(folder, file), after);
    return after;
  };
  return { folder, edit };
}

export const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

export async function faultsOf(read: () => unknown): Promise<readonly ContentFault[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}
