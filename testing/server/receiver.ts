/** For tests: a server that keeps what it's sent. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../server/connections.ts';

export async function startReceiver(answer: (response: ServerResponse, body: string) => unknown) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers, body });
    answer(response, body);
  });
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: await listen(server, { host: '127.0.0.1', port: 0 }), received, stop };
}
