/** How the server listens, what it allows a connection, and how connections end when it stops. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestWords } from '../contract/server-words.ts';
import { messageOf, OperatorNeeded } from './errors.ts';

export type Endpoint = { host: string; port: number };

export async function listen(
  server: Server,
  { host, port }: Endpoint,
  settings = 'PORT or HOST',
): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new OperatorNeeded(`The server can't listen (${messageOf(error)}). Set ${settings} to another.`);
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Throws where a port is taken, before anything has been done that a start changes, such as the store's tables. */
export async function requireFree(endpoint: Endpoint, settings?: string): Promise<void> {
  const server = createServer();
  await listen(server, endpoint, settings);
  server.close();
  await once(server, 'close');
}

/** Browsers and proxies pipeline nothing on one connection, or a few requests. */
const maxOpenAnswers = 8;

/** For a request that has begun to arrive. Node counts it as running, but it may never be finished. */
const arrivalTimeoutMs = 3_000;

/** What Node answers by itself has no words, and a visitor with too many cookies can fix that. */
function answerInWords(error: NodeJS.ErrnoException, socket: Duplex, { headers: words }: RequestWords): void {
  if (!socket.writable) return void socket.destroy();
  const statuses: Readonly<Record<string, string>> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  };
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const body = status.startsWith('431') ? `${words}\n` : '';
  const length = Buffer.byteLength(body);
  const headers = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}

/**
 * Calls the listener, and closes a connection that pipelines requests without reading the answers, which would fill
 * memory. The returned function stops the server: it takes no new connections, lets running requests finish, and says
 * whether they all ended in time.
 */
export function handleConnections(server: Server, listener: RequestListener, words: RequestWords) {
  /** For each connection, how many of its requests haven't been answered in full. */
  const openAnswers = new Map<Duplex, number>();
  server.on('connection', (socket: Duplex) => {
    openAnswers.set(socket, 0);
    socket.once('close', () => openAnswers.delete(socket));
  });
  const change = (socket: Duplex, by: number) => {
    const open = openAnswers.get(socket);
    if (open !== undefined) openAnswers.set(socket, open + by);
  };
  server.on('request', (request, response) => {
    const { socket } = request;
    if (openAnswers.get(socket) === maxOpenAnswers) return void socket.destroy();
    change(socket, 1);
    response.once('close', () => change(socket, -1));
    listener(request, response);
  });

  server.on('clientError', (error, socket) => answerInWords(error, socket, words));

  return async (timeoutMs: number): Promise<boolean> => {
    const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
    const closesWithin = (ms: number) => Promise.race([closed, delay(ms, false, { ref: false })]);
    if (await closesWithin(Math.min(arrivalTimeoutMs, timeoutMs))) return true;
    for (const [socket, open] of openAnswers) if (open === 0) socket.destroy();
    if (await closesWithin(timeoutMs - arrivalTimeoutMs)) return true;
    server.closeAllConnections();
    return false;
  };
}
