/**
 * `_headers`, as Netlify and Cloudflare Pages read it: every rule that matches adds its headers. So one
 * header stands in rules that never match together: policies by page, long caching for assets alone. The
 * hosts' own caching of everything else is what we want: ask again every time.
 *
 * The policy of the not-found page cannot be given, since it answers under any address.
 *
 * Neither host looks at what a visitor accepts: there, Markdown is at its own addresses only.
 */
import { markdownHeaders } from '../../../contract/markdown-headers.ts';
import type { ManifestPage, SiteManifest } from '../../../contract/site-manifest.ts';
import { cacheControl } from '../cache-control.ts';
import { contentType } from '../content-types.ts';

type PolicyOf = (page: ManifestPage) => string;

export function headersFile(
  { pages, siteUrl }: Pick<SiteManifest, 'pages' | 'siteUrl'>,
  securityHeaders: Readonly<Record<string, string>>,
  policyOf: PolicyOf,
): string {
  const visible = pages.filter((page) => page.status === 200);
  return [
    rule('/*', securityHeaders),
    rule('/assets/*', { 'cache-control': cacheControl('/assets/') }),
    ...visible.map((page) => rule(page.path, { 'content-security-policy': policyOf(page) })),
    ...visible.flatMap((page) =>
      page.markdown
        ? rule(`/${page.markdown}`, {
            'content-type': contentType(page.markdown),
            ...markdownHeaders(page, siteUrl),
          })
        : [],
    ),
  ].join('\n');
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
