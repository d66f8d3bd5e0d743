/** Answers requests for pages and files through node:http, from what was prepared at start. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodedPath, normalPath, withoutLastSlashes } from '../../contract/addresses.ts';
import { inNormalForm } from '../../contract/normal-form.ts';
import { findRedirect } from '../../contract/redirects.ts';
import type { Site } from './load-site.ts';
import { askedRange, type Range } from './range.ts';
import { chooseRepresentation, type Representation, type StaticFile } from './static-file.ts';

export function createSiteListener(site: Site): RequestListener {
  const resolve = createAddressResolver(site);

  return (request, response) => {
    const resolution = resolve(request.url ?? '');
    if (resolution === null) return sendFile(site.notFound, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const text = 'This address answers GET and HEAD only.\n';
      const own = { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' };
      response.writeHead(405, { ...site.headers, ...own, 'content-length': text.length }).end(text);
    } else if ('location' in resolution) {
      const own = { ...resolution, 'cache-control': 'public, max-age=3600', 'content-length': 0 };
      response.writeHead(301, { ...site.headers, ...own }).end();
    } else {
      sendFile(resolution.file, request, response);
    }
  };
}

/** Node leaves the body out by itself when the request is a HEAD. */
export function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const chosen = chooseRepresentation(file, headers['accept-encoding']?.toString());
  const known = headers['if-none-match'] ?? '';
  // An error is always sent whole.
  if (file.status === 200 && (known.trim() === '*' || known.includes(chosen.etag))) {
    response.writeHead(304, chosen.notModifiedHeaders).end();
    return;
  }
  const range = request.method === 'GET' ? askedRange(chosen, headers) : null;
  if (range === null) response.writeHead(file.status, chosen.headers).end(chosen.body);
  else sendRange(chosen, range, response);
}

function sendRange({ body, headers }: Representation, range: Range, response: ServerResponse): void {
  const { length } = body;
  if (range === 'none') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${length}`, 'content-length': 0 }).end();
    return;
  }
  const { from, to } = range;
  const own = { 'content-range': `bytes ${from}-${to}/${length}`, 'content-length': to - from + 1 };
  response.writeHead(206, { ...headers, ...own }).end(body.subarray(from, to + 1));
}

/** Null for an address that leads nowhere. */
type Resolution = { file: StaticFile } | { location: string } | null;

function createAddressResolver({ manifest: { pages, redirects }, files }: Site) {
  const canonicalPaths = new Map(
    pages
      .filter(({ status }) => status === 200)
      .flatMap(({ path, file }) => [path, `/${file}`].map((address) => [address, path] as const)),
  );

  return (target: string): Resolution => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
    const decoded = path.startsWith('/') ? decodedPath(path) : null;
    if (decoded === null) return null;
    // In normal form already, because the rules' own would take long over thousands of marks.
    const composed = encodeURI(inNormalForm(decoded));
    const moved = findRedirect(redirects, composed, new URLSearchParams(query));
    if (moved !== null) return { location: moved };

    const bare = withoutLastSlashes(decoded);
    const address = canonicalPaths.get(bare.toLowerCase()) ?? bare;
    const file = files.get(address);
    if (file && address === decoded && path === normalPath(path)) return { file };
    if (file) return { location: encodeURI(address) + query };
    const meant = plainlyMeant(path);
    const page = meant && canonicalPaths.get(meant.address);
    return page ? { location: page + (query || meant.query) } : null;
  };
}

/** What a mailer joins to an address without its `?`, or with that or a `#` escaped. */
const joined = /^([^&]*?)(?:&|%26|%3f|(%23))(.*)$/is;

/** What is neither letter nor digit, at either end. */
const around = /^[^\p{L}\p{M}\p{N}]+|(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * The page that is plainly meant by an address as people paste it and mailers write it: without the marks, blanks and
 * slashes around it, and without what was joined to it. Null for malformed escapes.
 */
function plainlyMeant(path: string): { address: string; query: string } | null {
  const [, before = path, anchor, rest] = joined.exec(path) ?? [];
  const decoded = decodedPath(before);
  if (decoded === null) return null;
  const query = rest ? `${anchor ? '#' : '?'}${rest}` : '';
  return { address: `/${decoded.replace(around, '').replace(/\/+/g, '/').toLowerCase()}`, query };
}
