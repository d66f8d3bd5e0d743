/** Documents: texts that the build sets as PDFs, and the owner's own files. Both have fields in `content/documents/*.md`. */
import { basename, extname } from 'node:path';
import { z } from 'zod';
import * as addresses from '../../contract/addresses.ts';
import type { blockSections } from './blocks.ts';
import { date, draft, text } from './schema/text.ts';

/** The fields of an owner's own PDF, PNG or JPEG, which has the same name. */
export const ownDocumentSchema = z.strictObject({
  title: text.describe('what the document is'),
  subtitle: text.optional().describe('one line under the title'),
  kind: z.enum(['policy', 'certificate']).describe('policy or certificate'),
  badge: text.describe("the short name on the footer's badge"),
});

/** A text that's published as a PDF: the security policy and the sample certificates. `content/documents/*.md`. */
export const documentSchema = z.strictObject({
  title: text.describe('what the document is'),
  draft,
  subtitle: text.describe('one line under the title'),
  kind: z.enum(['policy', 'certificate']).describe('policy or certificate'),
  badge: text.describe("the short name on the footer's badge"),
  /** A sample is stamped SAMPLE on every page and listed by the launch check. */
  sample: z.boolean().describe('true for a sample, which is stamped SAMPLE'),
  version: text.describe('the version, such as 1.0'),
  updated: date,
});

/** A document's fields, with the sections of its text. */
export type DocumentText = z.infer<typeof documentSchema> & {
  file: string;
  slug: string;
  sections: ReturnType<typeof blockSections>;
};

/** An owner's file, `own`, with its fields. */
type OwnDocument = z.infer<typeof ownDocumentSchema> & { slug: string; own: string };

export type DocumentSources = {
  documents: readonly DocumentText[];
  ownDocuments: readonly OwnDocument[];
};

export type ListedDocument = {
  slug: string;
  title: string;
  subtitle: string;
  kind: 'policy' | 'certificate';
  badge: string;
  address: string;
  /** For those who want to know before they follow the link. */
  format: string;
};

/** Every document with its address. */
export function listDocuments({ documents, ownDocuments }: DocumentSources): ListedDocument[] {
  const all = [
    ...documents.map((document) => ({ ...document, name: `${document.slug}.pdf` })),
    ...ownDocuments.map(({ own, subtitle, ...document }) => ({
      ...document,
      subtitle: subtitle ?? document.title,
      name: basename(own),
    })),
  ];
  return all
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .map(({ slug, title, subtitle, kind, badge, name }) => ({
      ...{ slug, title, subtitle, kind, badge },
      address: `${addresses.documents}${name}`,
      format: extname(name).slice(1).toUpperCase(),
    }));
}
