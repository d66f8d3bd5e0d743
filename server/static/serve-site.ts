/** Answers requests for pages and files through node:http, from what was prepared at start. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Site } from './load-site.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { createAddressResolver } from './resolve-address.ts';
import { chooseRepresentation, isCurrent, type StaticFile } from './static-file.ts';

const allowedMethods = 'GET, HEAD';

export function createSiteListener({ manifest, files, notFound, headers }: Site): RequestListener {
  const resolve = createAddressResolver(manifest, files);
  return (request, response) => {
    const resolution = resolve(request.url ?? '');
    if (resolution === null) return sendFile(notFound, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(headers, response);
    if ('location' in resolution) return redirect(resolution.location, headers, response);
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

/** No visitor's address brings in what a header may not hold: node refuses it before it comes here. */
function redirect(location: string, headers: Site['headers'], response: ServerResponse): void {
  response
    .writeHead(301, {
      ...headers,
      location,
      'cache-control': 'public, max-age=3600',
      'content-length': 0,
    })
    .end();
}

function refuseMethod(headers: Site['headers'], response: ServerResponse): void {
  const text = `This address answers ${allowedMethods} only.\n`;
  response
    .writeHead(405, {
      ...headers,
      allow: allowedMethods,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': text.length,
    })
    .end(text);
}
