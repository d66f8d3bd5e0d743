/** The owner's documents: files in `content/documents/`, each with its fields in a YAML file of the same name. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { z } from 'zod';
import * as addresses from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { fileNamesIn, largestFile } from './content-files.ts';
import { slug, text } from './schema/words.ts';

export const documentSchema = z
  .strictObject({
    title: text.describe('what the document is'),
    subtitle: text.optional().describe('one line about it'),
    kind: z.enum(['policy', 'certificate', 'other']).describe('policy, certificate or other'),
    badge: text.describe("the short name on the footer's badge"),
    sample: z.boolean().describe('true for a sample, false for the real document'),
  })
  .superRefine(({ sample, ...words }, { addIssue }) => {
    for (const field of ['title', 'subtitle', 'badge'] as const)
      if (!sample && /\bsample\b/i.test(words[field] ?? ''))
        addIssue({ code: 'custom', path: [field], message: notASample });
  });

const notASample =
  'says that the document is a sample, and “sample: false” that it isn’t: correct one of them';

type DocumentFile = {
  slug: string;
  file: string;
  fields: string;
  address: string;
  format: string;
};

const beginnings: Readonly<Record<string, readonly number[]>> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46],
  '.png': [0x89, 0x50, 0x4e, 0x47],
  '.jpg': [0xff, 0xd8, 0xff],
  '.jpeg': [0xff, 0xd8, 0xff],
};

const isDocument = (name: string) => extname(name).toLowerCase() in beginnings;

export function documentFiles(folder: string): { files: DocumentFile[]; faults: ContentFault[] } {
  const place = join(folder, 'documents');
  const names = fileNamesIn(place);
  const documents = names.filter(isDocument);
  const files: DocumentFile[] = [];
  const faults: ContentFault[] = [];
  const report = (file: string, problem: string) => faults.push({ file, field: 'file', problem });
  for (const name of documents) {
    const { name: own, ext } = parse(name);
    const file = join(place, name);
    const fields = join(place, `${own}.yaml`);
    const other = files.find(({ slug }) => slug === own);
    const problem = problemOf(file);
    if (problem !== null) report(file, problem);
    else if (other) report(file, `has the name of ${other.file}: give each document its own`);
    else if (!existsSync(fields))
      report(
        file,
        `has no title: write ${fields} with title, kind, badge and sample, or remove the file if another took its place`,
      );
    else {
      const address = `${addresses.documents}${name}`;
      files.push({ slug: own, file, fields, address, format: ext.slice(1).toUpperCase() });
    }
  }
  const found = new Set(documents.map((name) => parse(name).name));
  for (const { name, ext } of names.map((name) => parse(name))) {
    if (ext !== '.yaml' || found.has(name)) continue;
    report(join(place, `${name}.yaml`), `has no document: put ${name}.pdf beside it, or a .png or .jpg`);
  }
  return { files, faults };
}

function problemOf(file: string): string | null {
  const { name, ext } = parse(file);
  if (!slug.safeParse(name).success || ext !== ext.toLowerCase())
    return 'is the address of the document: use lower case, digits and single hyphens, as in iso-27001.pdf';
  const bytes = readFileSync(file);
  if (!beginnings[ext]?.every((byte, index) => bytes[index] === byte))
    return `is no ${ext.slice(1).toUpperCase()} file: save it again, under the ending of its kind`;
  return bytes.length > largestFile
    ? `has ${bytes.length} bytes, over ${largestFile}: save it smaller`
    : null;
}
