/** Answers to what is no request for the listener: node would give them without the site's headers. */
import { type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { openAnswers } from './bound-answers.ts';

/** By node's code of the error; every other means that the request could not be read. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** The result answers a request that names no host; node's own check must be off. */
export function refuseMalformed(server: Server, siteHeaders: Readonly<Record<string, string>>) {
  const headers = { ...siteHeaders, 'cache-control': 'no-store', connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = statuses[error.code ?? ''] ?? 400;
    // In the middle of another answer it would be taken for a part of that.
    if (!socket.writable || openAnswers(socket) > 0) socket.destroy();
    else socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  });
  const refuse = (status: number): RequestListener => {
    return (_request, response) => void response.writeHead(status, headers).end();
  };
  server.on('checkExpectation', refuse(417));
  return refuse(400);
}
