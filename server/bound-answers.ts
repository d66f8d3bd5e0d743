/** Keeps a visitor who sends requests ahead and does not read the answers from filling memory with them. */
import type { RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** Browsers and proxies send no request ahead on one connection, or a few. */
const mostOpenAnswers = 32;

const open = new WeakMap<Duplex, number>();

/** How many requests of a connection are not answered to the end. */
export function openAnswers(socket: Duplex): number {
  return open.get(socket) ?? 0;
}

/** Past that many answers that wait to be read, the connection is closed. */
export function boundAnswers(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    if (openAnswers(socket) === mostOpenAnswers) return void socket.destroy();
    open.set(socket, openAnswers(socket) + 1);
    response.once('close', () => open.set(socket, openAnswers(socket) - 1));
    listener(request, response);
  };
}
