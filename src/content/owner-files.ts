/**
 * Files of the owner that are served as they are: documents, each with its fields in a YAML file of the same name, and
 * what's in `content/files/`.
 */
import { existsSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import * as addresses from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { contentFiles, fileNamesIn } from './content-files.ts';
import { fields, slug, text } from './schema/shapes.ts';

/** In bytes. The server keeps every file in memory. */
const largestFile = 20_000_000;

export const documentSchema = fields({
  title: 'what the document is',
  subtitle: text.optional().describe('one line about it'),
  kind: z.enum(['policy', 'certificate', 'other']).describe('policy, certificate or other'),
  badge: "the short name on the footer's badge",
  sample: z.boolean().describe('true for a sample, false for the real document'),
}).superRefine(({ sample, ...words }, { addIssue }) => {
  for (const field of ['title', 'subtitle', 'badge'] as const)
    if (!sample && /\bsample\b/i.test(words[field] ?? ''))
      addIssue({ code: 'custom', path: [field], message: notASample });
});

const notASample =
  'says that the document is a sample, and “sample: false” that it isn’t: correct one of them';

/** Those that can be served. What's wrong with others is added to the faults. */
export function documentFiles(folder: string, faults: ContentFault[]) {
  const bases = fileNamesIn(join(folder, 'documents')).filter((name) => /\.(?:pdf|png|jpe?g)$/i.test(name));
  return bases.flatMap((base) => {
    const { name, ext } = parse(base);
    const file = join(folder, 'documents', base);
    const fields = `documents/${name}.yaml`;
    const problem = documentProblem(file, join(folder, fields));
    if (problem !== null) faults.push({ file, field: 'file', problem });
    const address = `${addresses.documents}${base}`;
    const format = ext.slice(1).toUpperCase();
    return problem === null ? [{ slug: name, file, fields, address, format }] : [];
  });
}

function documentProblem(file: string, fields: string): string | null {
  const { name, ext } = parse(file);
  if (!slug.safeParse(name).success || ext !== ext.toLowerCase())
    return 'is the address of the document: use lower case, digits and single hyphens, as in iso-27001.pdf';
  if (!existsSync(fields))
    return `has no title: write ${fields} with title, kind, badge and sample, or remove the file if another took its place`;
  return sizeProblem(file);
}

function sizeProblem(file: string): string | null {
  const { size } = statSync(file);
  return size > largestFile
    ? `has ${size} bytes, over ${largestFile}: save it smaller, or put it elsewhere and link to it`
    : null;
}

type ServedFile = { file: string; name: string };

export function filesAsTheyAre(folder: string): ServedFile[] {
  return contentFiles(folder)
    .filter((name) => name.startsWith('files/'))
    .map((name) => ({ file: join(folder, name), name: name.slice('files/'.length) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function servedFileFaults(served: readonly ServedFile[], taken: ReadonlySet<string>): ContentFault[] {
  return served.flatMap(({ file, name }): ContentFault[] => {
    const problem = servedFileProblem(file, name, taken);
    return problem === null ? [] : [{ file, field: 'file', problem }];
  });
}

function servedFileProblem(file: string, name: string, taken: ReadonlySet<string>): string | null {
  if (!/^[\w.@-]+(?:\/[\w.@-]+)*$/.test(name))
    return 'has a name that an address can’t have: use letters from A to Z, digits, dots and hyphens';
  if (taken.has(name) || addresses.isNeverOwnFile(`/${name}`))
    return 'has the name of a file that the site makes itself: give it another';
  return sizeProblem(file);
}
