/** The owner's documents: files in `content/documents/`, each with its fields in a YAML file of the same name. */
import { existsSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import * as addresses from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import { fileNamesIn, largestFile } from './content-files.ts';
import { slug, text } from './schema/shapes.ts';

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

const isDocument = (name: string) => /\.(?:pdf|png|jpe?g)$/i.test(name);

export function documentFiles(folder: string): { files: DocumentFile[]; faults: ContentFault[] } {
  const files: DocumentFile[] = [];
  const faults: ContentFault[] = [];
  for (const base of fileNamesIn(join(folder, 'documents')).filter(isDocument)) {
    const { name: slug, ext } = parse(base);
    const file = join(folder, 'documents', base);
    const fields = join(folder, `documents/${slug}.yaml`);
    const problem = problemOf(file, fields);
    const address = `${addresses.documents}${base}`;
    if (problem !== null) faults.push({ file, field: 'file', problem });
    else files.push({ slug, file, fields, address, format: ext.slice(1).toUpperCase() });
  }
  return { files, faults };
}

function problemOf(file: string, fields: string): string | null {
  const { name, ext } = parse(file);
  if (!slug.safeParse(name).success || ext !== ext.toLowerCase())
    return 'is the address of the document: use lower case, digits and single hyphens, as in iso-27001.pdf';
  if (!existsSync(fields))
    return `has no title: write ${fields} with title, kind, badge and sample, or remove the file if another took its place`;
  const { size } = statSync(file);
  return size > largestFile ? `has ${size} bytes, over ${largestFile}: save it smaller` : null;
}
