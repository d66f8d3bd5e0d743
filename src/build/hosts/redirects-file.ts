/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: the first line that matches wins. Neither needs a
 * line for trailing slashes or `.html` addresses of pages: both lead to the clean address by themselves.
 *
 * Queries: Netlify matches a query key with any value, written `key=:value`; it cannot match a value under
 * an unknown key. Cloudflare Pages skips such a line with a warning. There, and for a word that stands as
 * a value, the next rule of the same path applies.
 */
import type { RedirectRule } from '../../../contract/redirects.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';

export function redirectsFile({ redirects }: Pick<SiteManifest, 'redirects'>): string {
  return `${redirects.flatMap(lines).join('\n')}\n`;
}

function lines({ from, query, to }: RedirectRule): string[] {
  const condition = query === undefined ? '' : ` ${query}=:value`;
  const sources = from.endsWith('/*') ? [from] : [from, `${from}/`];
  return sources.map((source) => `${source}${condition} ${to} 301`);
}
