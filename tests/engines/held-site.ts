/** The site, with one file that waits until a test lets it go: other engines can't hold requests back themselves. */
import { createServer } from 'node:http';
import { listen } from '../../server/connections.ts';

type HeldSite = { url: string; release(): void; close(): void };

export async function heldSite(origin: string, held: RegExp): Promise<HeldSite> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (held.test(url)) await released;
    const { accept = '*/*' } = headers;
    const answer = await fetch(origin + url, { headers: { accept, 'accept-encoding': 'identity' } });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  return {
    url: await listen(server, { host: '127.0.0.1', port: 0 }),
    release,
    close: () => {
      release();
      server.close();
      server.closeAllConnections();
    },
  };
}
