/**
 * What a page's Markdown says to search engines, as data: the server sends it, the build writes it for static
 * hosts. It is the same text under a second address, so the page alone is to be listed.
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
