/** Answers requests for pages and files through node:http, from what was prepared at start. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { decodedPath, normalPath } from '../../contract/addresses.ts';
import { inNormalForm } from '../../contract/normal-form.ts';
import { redirectFinder } from '../../contract/redirects.ts';
import type { Site } from './load-site.ts';
import { meantAddresses, withoutJoined } from './meant-address.ts';
import { askedRange } from './range.ts';
import { chooseRepresentation, type OnDisk, type StaticFile } from './static-file.ts';

export function createSiteListener(site: Site): RequestListener {
  const resolve = createAddressResolver(site);

  return (request, response) => {
    const resolution = resolve(request.url ?? '');
    if (resolution === null) return sendFile(site.notFound, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const text = Buffer.from(`${site.manifest.requests.method}\n`);
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
  const { body } = chosen;
  const range = request.method === 'GET' ? askedRange(chosen, headers) : null;
  if (range === 'none') {
    const own = { 'content-range': `bytes */${body.length}`, 'content-length': 0 };
    response.writeHead(416, { ...chosen.headers, ...own }).end();
    return;
  }
  const { from, to } = range ?? { from: 0, to: body.length - 1 };
  const part = { 'content-range': `bytes ${from}-${to}/${body.length}`, 'content-length': to - from + 1 };
  const begin = () =>
    range === null
      ? response.writeHead(file.status, chosen.headers)
      : response.writeHead(206, { ...chosen.headers, ...part });
  if (!('open' in body)) begin().end(body.subarray(from, to + 1));
  else if (request.method === 'HEAD') begin().end();
  else void sendFromDisk(body, { start: from, end: to }, begin, response);
}

/** A visitor who goes away ends it, and so does a file that has gone. */
async function sendFromDisk(
  { open }: OnDisk,
  part: { start: number; end: number },
  begin: () => ServerResponse,
  response: ServerResponse,
): Promise<void> {
  try {
    // Closed in any case: a visitor may have gone before the first byte.
    await using file = await open();
    await pipeline(file.createReadStream({ ...part, autoClose: false }), begin());
  } catch {
    if (response.headersSent) response.destroy();
    else response.writeHead(404, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  }
}

/** Null for an address that leads nowhere. */
type Resolution = { file: StaticFile } | { location: string } | null;

function createAddressResolver({ manifest: { pages, redirects }, files }: Site) {
  const findRedirect = redirectFinder(redirects);
  const ofPages = pages
    .filter(({ path }) => files.has(path))
    .map(({ path, file }) => [`/${file}`, path] as const);
  const meant = meantAddresses([...[...files.keys()].map((path) => [path, path] as const), ...ofPages]);

  return (target: string): Resolution => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
    const decoded = path.startsWith('/') ? decodedPath(path) : null;
    if (decoded === null) return null;
    // In normal form already, because the rules' own would take long over thousands of marks.
    const composed = encodeURI(inNormalForm(decoded));
    const moved = findRedirect(composed, new URLSearchParams(query));
    if (moved !== null) return { location: moved.to };

    const file = files.get(decoded);
    if (file && path === normalPath(path)) return { file };
    if (file) return { location: encodeURI(decoded) + query };
    const bare = withoutJoined(path);
    const address = meant(decodedPath(bare.path) ?? '');
    return address === null ? null : { location: encodeURI(address) + (query || bare.query) };
  };
}
