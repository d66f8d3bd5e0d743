/** A page is there as soon as one response can arrive: it fits the first flight of a connection. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

/** Ten packets, the window that a connection starts with. */
const firstFlight = 14_600;

/** All bytes of the answer as they come over the wire: status line, headers, compressed HTML. */
function bytesOf(site: string, path: string): Promise<Buffer> {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
  );
  return buffer(socket);
}

test.for(pages)('%s', async (path, { site }) => {
  const answer = await bytesOf(site, path);
  const head = answer.toString('latin1', 0, answer.indexOf('\r\n\r\n')).toLowerCase();
  expect(head).toMatch(/^http\/1\.1 200/);
  expect(head).toContain('content-encoding: br');
  expect(answer.byteLength).toBeLessThanOrEqual(firstFlight);
});
