/** Answers requests for pages and files through node:http. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodedPath } from '../../contract/addresses.ts';
import { redirectFinder } from '../../contract/redirects.ts';
import type { LoadedSite } from './load-site.ts';
import { chooseRepresentation, type HeaderFields, type StaticFile } from './static-file.ts';

export function createSiteListener(site: LoadedSite): RequestListener {
  const { pages, redirects } = site.manifest;
  const findRedirect = redirectFinder(redirects);
  const ofPages = new Set(pages.map(({ path }) => path).filter((path) => site.files.has(path)));

  return (request, response) => {
    const answer = (status: number, headers: HeaderFields) =>
      void response.writeHead(status, { ...site.headers, ...headers, 'content-length': 0 }).end();
    const redirect = (location: string) => answer(301, { location, 'cache-control': 'public, max-age=3600' });
    const { url = '', method } = request;
    if (method !== 'GET' && method !== 'HEAD') return answer(405, { allow: 'GET, HEAD' });
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const moved = findRedirect(path, query);
    if (moved) return redirect(moved.to);
    const decoded = decodedPath(path) ?? '';
    const file = site.files.get(decoded);
    if (file) return sendFile(file, request, response);
    const meant = meantPage(decoded);
    if (ofPages.has(meant)) return redirect(encodeURI(meant) + query);
    sendFile(site.notFound, request, response);
  };
}

/** Node leaves out the body for HEAD. */
export function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': accepted, 'if-none-match': known = '' } = request.headers;
  const { body, headers } = chooseRepresentation(file, accepted?.toString());
  const { etag } = headers;
  if (etag && known.includes(etag)) response.writeHead(304, headers).end();
  else response.writeHead(file.status, headers).end(body);
}

/** People paste addresses in capitals, with a slash too many, or with punctuation around them. */
function meantPage(path: string): string {
  const single = path.toLowerCase().replace(/\/+/g, '/');
  // A pattern for the signs would take quadratic time.
  const [withoutSigns = single] = /^.*[\p{L}\p{M}\p{N}]/su.exec(single) ?? [];
  return withoutSigns;
}
