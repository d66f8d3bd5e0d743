/**
 * What a page's Markdown says to search engines: it is the same text under a second address, so the page alone is to be
 * listed. Static hosts have one rule for all of it, which can't name each page; the text itself does.
 */
import type { ManifestPage } from './site-manifest.ts';

type Page = Pick<ManifestPage, 'path' | 'indexed'>;

export const notListed = { 'x-robots-tag': 'noindex' } as const;

export function markdownHeaders({ path, indexed }: Page, siteUrl: string): Readonly<Record<string, string>> {
  return {
    ...notListed,
    ...(indexed && { link: `<${siteUrl}${path}>; rel="canonical"` }),
  };
}
