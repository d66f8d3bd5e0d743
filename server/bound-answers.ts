/** Keeps a visitor who pipelines requests and does not read the answers from filling memory with them. */
import type { RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** Browsers and proxies pipeline nothing on one connection, or a few requests. */
const maxOpenAnswers = 32;

const open = new WeakMap<Duplex, number>();

/** How many requests of a connection are not answered to the end. */
export function openAnswers(socket: Duplex): number {
  return open.get(socket) ?? 0;
}

/** Past that many answers that wait to be read, the connection is closed. */
export function boundAnswers(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    if (openAnswers(socket) === maxOpenAnswers) return void socket.destroy();
    open.set(socket, openAnswers(socket) + 1);
    response.once('close', () => open.set(socket, openAnswers(socket) - 1));
    listener(request, response);
  };
}
