/** Answers requests for pages and files through node:http, from what was prepared at start. */
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { Site } from './load-site.ts';
import { prefersMarkdown } from './negotiation.ts';
import { createAddressResolver } from './resolve-address.ts';
import { chooseRepresentation, isCurrent, type StaticFile } from './static-file.ts';

export function createSiteListener({ manifest, files, notFound, headers }: Site): RequestListener {
  const resolve = createAddressResolver(manifest, files);
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
