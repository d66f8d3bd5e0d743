/** How a server begins to listen, and how it stops. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { messageOf, OperatorNeeded } from './errors.ts';
import { inTime } from './in-time.ts';

type Endpoint = { host: string; port: number };

export async function listen(server: Server, { host, port }: Endpoint): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new OperatorNeeded(`The server can't listen (${messageOf(error)}). Set PORT or HOST to another.`);
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Before the store is opened: if another server has the port, it also sends what's due in that store. */
export async function requireFree(endpoint: Endpoint): Promise<void> {
  const server = createServer();
  await listen(server, endpoint);
  server.close();
  await once(server, 'close');
}

/** Returns whether all requests ended in time. The others are cut off. */
export async function stopListening(server: Server, timeoutMs: number): Promise<boolean> {
  const closed = once(server.close(), 'close').then(() => true);
  // A connection whose request has just ended would be kept for the next one.
  const closing = setInterval(() => server.closeIdleConnections(), 100);
  const isClosed = await inTime(closed, timeoutMs, false);
  clearInterval(closing);
  server.closeAllConnections();
  return isClosed;
}
