/** The site through a connection that a test slows down or cuts: other engines can't hold requests back themselves. */
import { createServer, request } from 'node:http';
import { listen } from '../../server/connections.ts';

type HeldSite = {
  url: string;
  /** From now on, what matches waits until it's released. Documents themselves never wait. */
  hold(files: RegExp): void;
  release(): void;
  /** From now on, what matches gets no answer, or again gets one. */
  cut(files: RegExp | null): void;
  close(): void;
};

export async function heldSite(origin: string, held: RegExp | null = null): Promise<HeldSite> {
  const nothing = /^$/;
  const state = { held: held ?? nothing, lost: nothing, ...Promise.withResolvers<void>() };
  const hold = (files: RegExp) => Object.assign(state, { held: files, ...Promise.withResolvers<void>() });
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    const isFile = headers['sec-fetch-dest'] !== 'document';
    if (isFile && state.lost.test(url)) return void response.destroy();
    if (isFile && state.held.test(url)) await state.promise;
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
    hold,
    release: () => state.resolve(),
    cut: (files) => void Object.assign(state, { lost: files ?? nothing }),
    close: () => {
      state.resolve();
      server.close();
      server.closeAllConnections();
    },
  };
}
