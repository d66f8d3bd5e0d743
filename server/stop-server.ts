/** Ends a server politely: no new connections, every running request finished, then done. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Stops the server; true if every request ended by itself within the limit, in milliseconds. */
export type Stop = (limit: number) => Promise<boolean>;

const lookAgain = 50;

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
    // A kept-alive connection outlives its last answer, so connections are closed as they fall idle.
    for (let waited = 0; !closed && waited < limit; waited += lookAgain) {
      server.closeIdleConnections();
      await delay(lookAgain);
      // To node, a connection that never said anything is one whose request is still to come.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }
    if (!closed) server.closeAllConnections();
    return closed;
  };
}
