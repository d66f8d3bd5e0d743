/**
 * What a static host needs to serve the site as the server does: the same redirects and headers, from the
 * same data, in the words of each kind of host. Only `/api` then needs the server.
 */

import { markdownHeaders } from '../../../contract/markdown-headers.ts';
import type { RedirectRule } from '../../../contract/redirects.ts';
import {
  contentSecurityPolicy,
  type HeaderChoices,
  securityHeaders,
} from '../../../contract/security-headers.ts';
import type { ManifestPage, SiteManifest } from '../../../contract/site-manifest.ts';
import { cacheControl, contentType } from '../served-files.ts';
import { nginxFile } from './nginx-file.ts';

type HostFiles = Readonly<Record<'_redirects' | '_headers' | 'nginx.conf', string>>;

export function hostFiles(manifest: SiteManifest, choices: HeaderChoices): HostFiles {
  const policyOf = (page: ManifestPage) => contentSecurityPolicy(page, choices.recaptcha);
  const headers = securityHeaders(choices);
  return {
    _redirects: redirectsFile(manifest),
    _headers: headersFile(manifest, headers, policyOf),
    'nginx.conf': nginxFile(manifest, headers, policyOf),
  };
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: the first line that matches wins. Neither needs a
 * line for trailing slashes or `.html` addresses of pages: both lead to the clean address by themselves.
 *
 * Queries: Netlify matches a query key with any value, written `key=:value`; it cannot match a value under
 * an unknown key. Cloudflare Pages skips such a line with a warning. There, and for a word that stands as
 * a value, the next rule of the same path applies.
 */
function redirectsFile({ redirects }: Pick<SiteManifest, 'redirects'>): string {
  return `${redirects.flatMap(lines).join('\n')}\n`;
}

function lines({ from, query, to }: RedirectRule): string[] {
  const condition = query === undefined ? '' : ` ${query}=:value`;
  const sources = from.endsWith('/*') ? [from] : [from, `${from}/`];
  return sources.map((source) => `${source}${condition} ${to} 301`);
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: every rule that matches adds its headers. So one
 * header is in rules that never match together: policies by page, long caching for assets alone. The
 * hosts' own caching of everything else is what we want: ask again every time.
 *
 * The policy of the not-found page cannot be given, since it answers under any address.
 *
 * Neither host looks at what a visitor accepts: there, Markdown is at its own addresses only.
 */
function headersFile(
  { pages, siteUrl }: Pick<SiteManifest, 'pages' | 'siteUrl'>,
  securityHeaders: Readonly<Record<string, string>>,
  policyOf: (page: ManifestPage) => string,
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
