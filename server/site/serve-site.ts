/** Answers requests for pages and files through node:http, from what was prepared at start. */
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { findRedirect } from '../../contract/redirects.ts';
import type { Site } from './load-site.ts';
import { chooseRepresentation, isCurrent, prefersMarkdown, type StaticFile } from './static-file.ts';

export function createSiteListener(site: Site): RequestListener {
  const { notFound, headers } = site;
  const resolve = createAddressResolver(site);
  const sendText = (response: ServerResponse, status: number, own: OutgoingHttpHeaders, text = '') => {
    response.writeHead(status, { ...headers, ...own, 'content-length': text.length }).end(text);
  };

  return (request, response) => {
    const resolution = resolve(request.url ?? '');
    if (resolution === null) return sendFile(notFound, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const own = { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' };
      return sendText(response, 405, own, 'This address answers GET and HEAD only.\n');
    }
    // No visitor's address brings in what a header may not hold: node refuses it before it comes here.
    if ('location' in resolution) {
      return sendText(response, 301, { ...resolution, 'cache-control': 'public, max-age=3600' });
    }
    const { file } = resolution;
    const inMarkdown = file.markdown && prefersMarkdown(request.headers.accept) && file.markdown;
    return sendFile(inMarkdown || file, request, response);
  };
}

/** Node leaves the body out by itself when the request is a HEAD. */
export function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const chosen = chooseRepresentation(file, request.headers['accept-encoding']?.toString());
  if (isCurrent(file, chosen, request.headers['if-none-match'])) {
    response.writeHead(304, chosen.notModifiedHeaders).end();
    return;
  }
  response.writeHead(file.status, chosen.headers).end(chosen.body);
}

/** Null for an address that leads nowhere. */
type Resolution = { file: StaticFile } | { location: string } | null;

/**
 * Segments of plain characters, none empty. Only such a path may come back in a Location header: `//host`
 * and `/\host` would send the visitor to another site.
 */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+$/;

function createAddressResolver({ manifest: { pages, redirects }, files }: Pick<Site, 'manifest' | 'files'>) {
  const canonicalPaths = new Map(
    pages
      .filter(({ status }) => status === 200)
      .flatMap(({ path, file }) => [path, `/${file}`].map((address) => [address, path] as const)),
  );

  return (target: string): Resolution => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
    const decoded = decodePath(path);
    if (decoded === null) return null;
    const bare = withoutTrailingSlashes(decoded);
    const words = new URLSearchParams(query);
    const moved = findRedirect(redirects, bare, words) ?? findRedirect(redirects, bare.toLowerCase(), words);
    if (moved !== null) return { location: moved };

    const address = canonicalPaths.get(bare.toLowerCase()) ?? bare;
    const file = files.get(address);
    if (file && address === decoded) return { file };
    if (file) return { location: encodeURI(address) + query };
    const location = withoutTrailingSlashes(path);
    return bare !== decoded && plainPath.test(location) ? { location: location + query } : null;
  };
}

/** Null for what cannot be an address of ours: malformed escapes, and targets that are not a path. */
function decodePath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

function withoutTrailingSlashes(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '');
}
