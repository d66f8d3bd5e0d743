/** How the server listens, what it allows a connection, and how connections end when it stops. */
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

export class ListenError extends Error {
  override name = 'ListenError';
}

export type Endpoint = { host: string; port: number };

export async function listen(server: Server, { host, port }: Endpoint): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    const fault = cause instanceof Error ? cause.message : cause;
    throw new ListenError(`The server can't listen (${fault}). Set PORT or HOST to another.`, { cause });
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Browsers and proxies pipeline nothing on one connection, or a few requests. */
const maxOpenAnswers = 32;

/** How many requests of a connection haven't been answered in full. */
const openAnswers = new WeakMap<Duplex, number>();

/** Closes a connection that pipelines requests without reading the answers, which would fill memory. */
export function boundAnswers(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const open = openAnswers.get(socket) ?? 0;
    if (open === maxOpenAnswers) return void socket.destroy();
    openAnswers.set(socket, open + 1);
    response.once('close', () => openAnswers.set(socket, (openAnswers.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

const pollMs = 50;
/** For a request that has begun to arrive. Node counts it as running, but it may never be finished. */
const arrivalTimeoutMs = 3_000;

/**
 * Call this before the server listens, so that it sees every connection. The returned function stops the server: it
 * takes no new connections, lets running requests finish, and says whether they all ended in time.
 */
export function prepareToStop(server: Server): (timeoutMs: number) => Promise<boolean> {
  const sockets = new Set<Duplex>();
  server.on('connection', (socket: Duplex) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (timeoutMs) => {
    let closed = false;
    server.close(() => {
      closed = true;
    });
    const started = performance.now();
    while (!closed && performance.now() - started < timeoutMs) {
      if (performance.now() - started >= arrivalTimeoutMs) {
        for (const socket of sockets) if (!openAnswers.get(socket)) socket.destroy();
      }
      await delay(pollMs);
    }
    if (!closed) server.closeAllConnections();
    return closed;
  };
}
