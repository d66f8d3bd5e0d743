/** Graceful shutdown: no new connections, every running request finished, then done. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openAnswers } from './bound-answers.ts';

const pollMs = 50;
/** For a request that has begun to arrive. To node it is running; it may never be finished. */
const arrivalTimeoutMs = 3_000;

/**
 * To be called before the server listens: it must have seen every connection. The result stops the server, and
 * resolves with whether every request ended by itself in time.
 */
export function prepareToStop(server: Server): (timeoutMs: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (timeoutMs) => {
    let closed = false;
    server.close(() => {
      closed = true;
    });
    for (let waited = 0; !closed && waited < timeoutMs; waited += pollMs) {
      if (waited >= arrivalTimeoutMs) {
        for (const socket of sockets) if (openAnswers(socket) === 0) socket.destroy();
      }
      await delay(pollMs);
    }
    if (!closed) server.closeAllConnections();
    return closed;
  };
}
