/** The site through a connection that a test holds back: other engines can't hold requests themselves. */
import { createServer, request } from 'node:http';
import { listen } from '../../server/connections.ts';

export async function heldSite(origin: string) {
  let held: RegExp | undefined;
  let waiting = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    if (headers['sec-fetch-dest'] !== 'document' && held?.test(url)) await waiting.promise;
    const { accept = '*/*' } = headers;
    // A connection for each, because one that's kept may be closed by the site as it's used again.
    request(origin + url, { method, headers: { accept }, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  return {
    url: await listen(server, { host: '127.0.0.1', port: 0 }),
    /** From now on, what matches waits until it's released. Documents themselves never wait. */
    hold: (files: RegExp) => {
      held = files;
      waiting = Promise.withResolvers();
    },
    release: () => waiting.resolve(),
    close: () => {
      waiting.resolve();
      server.close();
      server.closeAllConnections();
    },
  };
}
