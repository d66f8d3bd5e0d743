/** Ends a server politely: no new connections, every running request finished, then done. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openAnswers } from './bound-answers.ts';

/** Stops the server; true if every request ended by itself within the limit, in milliseconds. */
type Stop = (limit: number) => Promise<boolean>;

const lookAgain = 50;
/** Milliseconds for a request that has begun to arrive. To node it is running; it may never be finished. */
const arrivalLimit = 3_000;

/** To be called before the server listens: it must have seen every connection. */
export function prepareToStop(server: Server): Stop {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (limit) => {
    let closed = false;
    server.close(() => {
      closed = true;
    });
    for (let waited = 0; !closed && waited < limit; waited += lookAgain) {
      if (waited >= arrivalLimit) {
        for (const socket of sockets) if (openAnswers(socket) === 0) socket.destroy();
      }
      await delay(lookAgain);
    }
    if (!closed) server.closeAllConnections();
    return closed;
  };
}
