/** Opens the port, and says under which address the server can be reached. */
import { once } from 'node:events';
import type { Server } from 'node:http';

export class ListenError extends Error {
  override name = 'ListenError';
}

export type Endpoint = { host: string; port: number };

export async function listen(server: Server, { host, port }: Endpoint): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    throw new ListenError(explain(cause, { host, port }), { cause });
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

function explain(cause: unknown, { host, port }: Endpoint): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken. Stop the program that uses it, or set PORT to another.`;
    case 'EACCES':
      return `Port ${port} needs rights this process lacks. Set PORT to 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST "${host}" is no address of this machine. Set it to localhost, or to 0.0.0.0 for every interface.`;
    default:
      return `Cannot listen on ${host}:${port}: ${cause instanceof Error ? cause.message : cause}`;
  }
}
