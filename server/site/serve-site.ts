/** Answers requests for pages and files through node:http, from what was prepared at start. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodedPath, normalPath, withoutLastSlashes } from '../../contract/addresses.ts';
import { inNormalForm } from '../../contract/normal-form.ts';
import { findRedirect } from '../../contract/redirects.ts';
import type { Site } from './load-site.ts';
import { chooseRepresentation, type StaticFile } from './static-file.ts';

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
export function sendFile(file: StaticFile, { headers }: IncomingMessage, response: ServerResponse): void {
  const chosen = chooseRepresentation(file, headers['accept-encoding']?.toString());
  const known = headers['if-none-match'] ?? '';
  // An error is always sent whole.
  if (file.status === 200 && (known.trim() === '*' || known.includes(chosen.etag))) {
    response.writeHead(304, chosen.notModifiedHeaders).end();
  } else response.writeHead(file.status, chosen.headers).end(chosen.body);
}

/** Null for an address that leads nowhere. */
type Resolution = { file: StaticFile } | { location: string } | null;

/** Plain characters and no empty segment. Another path in a Location header, such as `//host`, could leave the site. */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+$/;

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
    const bare = withoutLastSlashes(decoded);
    // In normal form already, because the rules' own would take long over thousands of marks.
    const composed = encodeURI(inNormalForm(decoded));
    const moved = findRedirect(redirects, composed, new URLSearchParams(query));
    if (moved !== null) return { location: moved };

    const address = canonicalPaths.get(bare.toLowerCase()) ?? bare;
    const file = files.get(address);
    if (file && address === decoded && path === normalPath(path)) return { file };
    if (file) return { location: encodeURI(address) + query };
    const location = withoutLastSlashes(path);
    return bare !== decoded && plainPath.test(location) ? { location: location + query } : null;
  };
}
