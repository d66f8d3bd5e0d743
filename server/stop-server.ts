/** Ends a server politely: no new connections, every running request finished, then done. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Stops the server; true if every request ended by itself within the limit, in milliseconds. */
type Stop = (limit: number) => Promise<boolean>;

const lookAgain = 50;
/** Milliseconds for a request that has begun to arrive. To node it is running; it may never be finished. */
const arrivalLimit = 3_000;

/** To be called before the server listens: it must have seen every connection. */
export function prepareToStop(server: Server): Stop {
  const waiting = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    waiting.delete(socket);
    response.once('close', () => socket.destroyed || waiting.add(socket));
  });

  return async (limit) => {
    let closed = false;
    server.close(() => {
      closed = true;
    });
    for (let waited = 0; !closed && waited < limit; waited += lookAgain) {
      if (waited >= arrivalLimit) for (const socket of waiting) socket.destroy();
      await delay(lookAgain);
    }
    if (!closed) server.closeAllConnections();
    return closed;
  };
}
