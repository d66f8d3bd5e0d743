/** The site through a connection that a test slows down or cuts: other engines can't hold requests back themselves. */
import { createServer } from 'node:http';
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
  const server = createServer(async ({ url = '/', method = 'GET', headers }, response) => {
    const isFile = headers['sec-fetch-dest'] !== 'document';
    if (isFile && state.lost.test(url)) return void response.destroy();
    if (isFile && state.held.test(url)) await state.promise;
    const { accept = '*/*' } = headers;
    const answer = await fetch(origin + url, { method, headers: { accept, 'accept-encoding': 'identity' } });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(new Uint8Array(await answer.arrayBuffer()));
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
