/** Answers requests for pages and files through node:http. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodedPath } from '../../contract/addresses.ts';
import { redirectFinder } from '../../contract/redirects.ts';
import type { Site } from './load-site.ts';
import { chooseRepresentation, type StaticFile } from './static-file.ts';

export function createSiteListener(site: Site): RequestListener {
  const resolve = createAddressResolver(site);

  return (request, response) => {
    const resolution = resolve(request.url ?? '');
    if (resolution === null) return sendFile(site.notFound, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...site.headers, allow: 'GET, HEAD', 'content-length': 0 }).end();
    } else if ('location' in resolution) {
      const own = { ...resolution, 'cache-control': 'public, max-age=3600', 'content-length': 0 };
      response.writeHead(301, { ...site.headers, ...own }).end();
    } else {
      sendFile(resolution.file, request, response);
    }
  };
}

/** Node leaves out the body for HEAD. */
export function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const chosen = chooseRepresentation(file, headers['accept-encoding']?.toString());
  const known = headers['if-none-match'] ?? '';
  // An error is always sent whole.
  if (file.status === 200 && (known.trim() === '*' || known.includes(chosen.etag))) {
    response.writeHead(304, chosen.notModifiedHeaders).end();
  } else {
    response.writeHead(file.status, chosen.headers).end(chosen.body);
  }
}

type Resolution = { file: StaticFile } | { location: string } | null;

function createAddressResolver({ manifest: { pages, redirects }, files }: Site) {
  const findRedirect = redirectFinder(redirects);
  const ofPages = new Set(pages.map(({ path }) => path).filter((path) => files.has(path)));

  return (target: string): Resolution => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
    const decoded = decodedPath(path);
    if (decoded === null) return null;
    const moved = findRedirect(path, query);
    if (moved !== null) return { location: moved.to };
    const file = files.get(decoded);
    if (file) return { file };
    const meant = meantPage(decoded);
    return ofPages.has(meant) ? { location: encodeURI(meant) + query } : null;
  };
}

/** People paste addresses in capitals, with a slash too many, or with punctuation around them. */
function meantPage(path: string): string {
  const single = path.toLowerCase().replace(/\/+/g, '/');
  // A pattern for the signs would take quadratic time.
  const [withoutSigns = single] = /^.*[\p{L}\p{M}\p{N}]/su.exec(single) ?? [];
  return withoutSigns;
}
