/** Ends a server the polite way: no new connections, every running request finished, then done. */
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const lookAgain = 50;

/** True if every request ended by itself within the limit, in milliseconds. */
export async function stopServer(server: Server, closeLane: () => void, limit: number): Promise<boolean> {
  let closed = false;
  server.close(() => {
    closed = true;
  });
  closeLane();
  // A kept-alive connection outlives its last answer, so connections are closed as they fall idle.
  for (let waited = 0; !closed && waited < limit; waited += lookAgain) {
    server.closeIdleConnections();
    await delay(lookAgain);
  }
  if (!closed) server.closeAllConnections();
  return closed;
}
