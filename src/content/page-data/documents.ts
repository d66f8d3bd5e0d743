/** Every document with its address: texts that the build sets as PDFs, and the owner's own files. */
import { basename, extname } from 'node:path';
import * as addresses from '../../../contract/addresses.ts';
import type { Content } from '../content.ts';

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

export function listDocuments({ documents, ownDocuments }: Content): ListedDocument[] {
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
