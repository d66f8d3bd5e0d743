/** A port that no program listens on at this moment, for one that takes no 0. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where nobody listens: systems give it to no program unasked, and `fetch` asks there all the same. */
export const closedPort = 2;

/** Below the ports that systems give out unasked, because another program may get one of those before ours listens. */
const range = [20_000, 32_000] as const;

/** @throws when none of a hundred is free. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(...range);
    const server = createServer();
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error(`No port from ${range.join(' to ')} is free`);
}
