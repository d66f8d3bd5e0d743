/**
 * An nginx snippet for inside a `server { }` block, beside a `root` that points at `dist/current/client`.
 *
 * Headers that differ by page go through variables: nginx leaves a header with an empty value out, and an
 * `add_header` inside a location would silence those around it.
 */
import { api, assets, hostFileNames, pictures, probes } from '../../../contract/addresses.ts';
import { markdownHeaders } from '../../../contract/markdown-headers.ts';
import type { RedirectRule } from '../../../contract/redirects.ts';
import { confinedPolicy, isShared, ownResource } from '../../../contract/security-headers.ts';
import type { ManifestPage, SiteManifest } from '../../../contract/site-manifest.ts';
import { cacheControl } from '../served-files.ts';
import { confinedFiles } from './confined-files.ts';

type Headers = Readonly<Record<string, string>>;
type PolicyOf = (page: ManifestPage) => string;

export function nginxFile(
  { pages, redirects, files, siteUrl }: SiteManifest,
  securityHeaders: Headers,
  policyOf: PolicyOf,
): string {
  const visible = pages.filter((page) => page.status === 200);
  return [
    general(securityHeaders),
    ...redirectLocations(redirects),
    ...visible.map((page) => pageLocation(page, policyOf(page))),
    // An old address can be a page's file, such as /index.html.
    ...visible.flatMap(({ path, file }) =>
      redirects.some(({ from }) => from === `/${file}`) ? [] : fileLocation(path, file),
    ),
    ...confinedFiles(pages, files).map(confinedLocation),
    ...visible.flatMap((page) => (page.markdown ? markdownLocation(page.markdown, page, siteUrl) : [])),
    ...pages.filter((page) => page.status !== 200).map((page) => errorLocation(page, policyOf(page))),
    assetsLocation(assets),
    assetsLocation(pictures, `  set $page_policy "${confinedPolicy}";\n`),
    ...serverLocations.map((place) => serverLocation(place, securityHeaders)),
  ].join('\n');
}

/** A captured path may hold decoded line ends, which would split the Location header: plain characters only. */
function general(securityHeaders: Headers): string {
  const headers = Object.entries(securityHeaders)
    .filter(([name]) => !(name in ownResource))
    .map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# Goes into the server block of the site. Outside of it, say where its own server runs:
#   upstream site_server { server 127.0.0.1:3000; keepalive 8; }

${headers.join('\n')}
add_header cross-origin-resource-policy $page_resource always;
add_header content-security-policy $page_policy always;
add_header cache-control $page_cache always;
add_header link $page_link always;
add_header x-robots-tag $page_robots always;
set $page_resource same-origin;
set $page_policy "";
set $page_link "";
set $page_robots "";
set $page_cache "${cacheControl('/')}";

charset utf-8;
charset_types text/markdown text/css text/plain text/xml text/javascript application/javascript application/json;
gzip_static on;
gzip_vary on;
# With the brotli module, first choice for browsers that take it:
# brotli_static on;
absolute_redirect off;
server_tokens off;

location ~ ^((?:/[A-Za-z0-9._-]+)+)/+$ { return 301 $1$is_args$args; }
location ~ (?:^/(?:${hostFileNames.join('|')})|\\.(?:br|gz))$ { return 404; }
location / { set $page_resource cross-origin; try_files $uri =404; }
location = /site.webmanifest { set $page_resource cross-origin; types { } default_type application/manifest+json; try_files $uri =404; }
location ~ \\.data\\.json$ { set $page_cache "no-cache"; try_files $uri =404; }
`;
}

/** Inside a location, these are the only types. */
const markdownType = 'types { text/html html; text/markdown md; }';

/** Rules of one path share a location; those with a query come first, as in the table. */
function redirectLocations(rules: readonly RedirectRule[]): string[] {
  const paths = [...new Set(rules.map((rule) => rule.from))];
  return paths.flatMap((from) => {
    const answers = rules.filter((rule) => rule.from === from).map(answer);
    const places = from.endsWith('/*')
      ? [`^~ ${quoted(from.slice(0, -1))}`]
      : [`= ${quoted(from)}`, `= ${quoted(`${from}/`)}`];
    return places.map((place) => `location ${place} {\n${answers.join('')}}\n`);
  });
}

/** nginx compares decoded paths. Quotes and backslashes are refused in old paths, but blanks and semicolons are not. */
function quoted(path: string): string {
  return /^[\w/.-]+$/.test(path) ? path : `"${path}"`;
}

/** In an address, nginx would read a dollar as a variable's. */
function target(to: string): string {
  return quoted(to.replaceAll('$', '%24'));
}

/** The word as a query key, or as the whole value of any key. */
function answer({ query, ...rule }: RedirectRule): string {
  const to = target(rule.to);
  if (query === undefined) return `  return 301 ${to};\n`;
  const word = query.replaceAll(/[^\w-]/g, (odd) => `\\${odd}`);
  return `  if ($args ~ "(?:^|&)(?:${word}(?:=|&|$)|[^&=]*=${word}(?:&|$))") { return 301 ${to}; }\n`;
}

function pageLocation({ path, file }: ManifestPage, policy: string): string {
  // nginx decodes a path before it looks for its location. No page's own address needs an escape.
  return `location = ${path} {
  if ($request_uri ~ "^[^?]*%") { return 301 ${path}$is_args$args; }
  set $page_policy "${policy}";
  set $page_cache "no-cache";
  try_files /${file} =404;
}
`;
}

const fileLocation = (path: string, file: string) =>
  `location = /${file} { return 301 ${path}$is_args$args; }\n`;

function markdownLocation(file: string, page: ManifestPage, siteUrl: string): string {
  const { link = '', ...headers } = markdownHeaders(page, siteUrl);
  return `location = /${file} {
  set $page_cache "no-cache";
  set $page_link '${link}';
  set $page_robots "${headers['x-robots-tag']}";
  ${markdownType}
  try_files /${file} =404;
}
`;
}

function confinedLocation(file: string): string {
  return `location = /${file} {
  set $page_policy "${confinedPolicy}";
${isShared(file) ? '  set $page_resource cross-origin;\n' : ''}  try_files $uri =404;
}
`;
}

const assetsLocation = (folder: string, policy = '') =>
  `location ^~ ${folder} {\n  set $page_cache "${cacheControl(assets)}";\n${policy}  try_files $uri =404;\n}\n`;

function errorLocation({ file, status }: ManifestPage, policy: string): string {
  const causes = status === 500 ? '500 502 503 504' : String(status);
  return `error_page ${causes} /${file};
location = /${file} {
  internal;
  set $page_resource same-origin;
  set $page_policy "${policy}";
  set $page_cache "no-cache";
}
`;
}

const serverLocations = [`^~ ${api}`, ...Object.values(probes).map((probe) => `= ${probe}`)];

/** The headers that every answer carries are added here already: those of the proxied server would double them. */
function serverLocation(place: string, securityHeaders: Headers): string {
  return `location ${place} {
  set $page_cache "";
${Object.keys(securityHeaders)
  .map((name) => `  proxy_hide_header ${name};\n`)
  .join('')}  proxy_pass http://site_server;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Request-Id $request_id;
}
`;
}
