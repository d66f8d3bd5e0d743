/** What a static host needs to serve the site as the server does. Only `/api` then needs the server. */
import { assets, parts, pictures } from '../../contract/addresses.ts';
import { notListed } from '../../contract/markdown-headers.ts';
import { partHeaders } from '../../contract/part-headers.ts';
import { queryParts, type RedirectRule } from '../../contract/redirects.ts';
import {
  confinedPolicy,
  contentSecurityPolicy,
  type HeaderChoices,
  isConfined,
  ownResource,
  securityHeaders,
} from '../../contract/security-headers.ts';
import type { ManifestPage, SiteManifest } from '../../contract/site-manifest.ts';
import { cacheControl, contentType } from './served-files.ts';

type HostFiles = Readonly<Record<'_redirects' | '_headers', string>>;

export function hostFiles(manifest: SiteManifest, choices: HeaderChoices): HostFiles {
  const policyOf = (page: ManifestPage) => contentSecurityPolicy(page, choices.recaptcha);
  const headers = securityHeaders(choices);
  return {
    _redirects: redirectsFile(manifest),
    _headers: headersFile(manifest, headers, policyOf),
  };
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: the first line that matches wins. Only Netlify matches a query, by its
 * keys: where a word is the value of another key, the next rule of the same path applies.
 */
function redirectsFile({ redirects }: Pick<SiteManifest, 'redirects'>): string {
  return `${redirects.flatMap(lines).join('\n')}\n`;
}

function lines({ from, query, to }: RedirectRule): string[] {
  const conditions = queryParts(query ?? '').map(
    ({ name, value }) =>
      ` ${encodeURIComponent(name)}=${value === undefined ? ':value' : encodeURIComponent(value)}`,
  );
  // The address may be a page's now, which would be served first.
  const status = query === undefined ? '301' : '301!';
  // A colon would begin a placeholder.
  const old = encodeURI(from).replaceAll(':', '%3A');
  const sources = from.endsWith('/*') || from === '/' ? [old] : [old, `${old}/`];
  return sources.map((source) => `${source}${conditions.join('')} ${to} ${status}`);
}

/**
 * `_headers`: every rule that matches adds its headers, so one header is in rules that never match together. The
 * not-found page answers under any address, so its policy can't be given.
 */
function headersFile(
  { pages, files }: Pick<SiteManifest, 'pages' | 'files'>,
  securityHeaders: Readonly<Record<string, string>>,
  policyOf: (page: ManifestPage) => string,
): string {
  const visible = pages.filter((page) => page.status === 200);
  const confined = { 'content-security-policy': confinedPolicy };
  // Without this header, other sites may show a file: see security-headers.ts.
  const { [resourcePolicy]: _own, ...everywhere } = securityHeaders;
  return [
    rule('/*', everywhere),
    rule(`${assets}*`, { 'cache-control': cacheControl(assets), ...ownResource }),
    ...visible.map((page) => rule(page.path, { 'content-security-policy': policyOf(page), ...ownResource })),
    rule(`${parts}*`, { 'cache-control': cacheControl(parts), ...partHeaders }),
    rule(`${pictures}*`, confined),
    ...confinedFiles(pages, files).map((file) => rule(`/${file}`, confined)),
    rule('/*.md', { 'content-type': contentType('page.md'), ...ownResource, ...notListed }),
  ].join('\n');
}

/** Files that need a rule of their own for the policy by which nothing in them runs. Pictures share one. */
function confinedFiles(pages: SiteManifest['pages'], files: SiteManifest['files']): string[] {
  const ofPages = new Set(pages.map(({ file }) => file));
  return files
    .map(({ file }) => file)
    .filter((file) => isConfined(file) && !ofPages.has(file) && !`/${file}`.startsWith(pictures));
}

const resourcePolicy = 'cross-origin-resource-policy';

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** Cloudflare Pages reads so many rules of each file, and leaves out the others without a word. */
const mostRules = { _headers: 100, _redirects: 2_000 } as const;

export function hostWarnings(files: HostFiles): string[] {
  const rules = {
    _headers: files._headers.split('\n').filter((line) => line.startsWith('/')).length,
    _redirects: files._redirects.split('\n').filter((line) => line !== '').length,
  };
  return (['_headers', '_redirects'] as const).flatMap((name) =>
    rules[name] > mostRules[name]
      ? [
          `${name} has ${rules[name]} rules, and Cloudflare Pages reads the first ${mostRules[name]}. Serve the site with its own server, or from another host.`,
        ]
      : [],
  );
}
