/** How the server copes with slow, broken and malformed connections, and closes them when it stops. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { type FixtureApp, startFixtureApp } from '../testing/server/fixture-app.ts';
import { largeAsset } from '../testing/server/fixture-site.ts';
import type { Api } from './app.ts';

const site = await startFixtureApp();
afterAll(() => site.close());

const ask = (path: string, extra = '') => `GET ${path} HTTP/1.1\r\nHost: h\r\n${extra}\r\n`;
const statuses = (text: string) => text.match(/HTTP\/1\.1 \d+/g);

function open(): { socket: Socket; received: () => string } {
  const socket = connect({ port: site.port, host: '127.0.0.1', noDelay: true });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  return { socket, received: () => received };
}

test('a connection may ask as often as it likes, as long as it reads the answers', async () => {
  const { socket, received } = open();
  for (let asked = 1; asked <= 40; asked += 1) {
    socket.write(ask('/robots.txt'));
    await expect.poll(() => statuses(received())?.length).toBe(asked);
  }
  expect(statuses(received())).toEqual(Array(40).fill('HTTP/1.1 200'));
  socket.destroy();
});

test.each(['\xe9', '\t', '\x7f', '\x01'])(
  'an address with %j, which no header may hold, is refused',
  async (odd) => {
    expect(await site.raw(ask(`/services/?q=${odd}`))).toMatch(/^HTTP\/1\.1 400/);
  },
);

test.each([
  ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two', ask('/services', 'Host: other.example\r\n')],
  ['the same Host twice', 'GET / HTTP/1.0\r\nHost: h\r\nHost: h\r\n\r\n'],
])('answers 400 to a request with %s, and closes its connection', async (_, bytes) => {
  expect(await site.raw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await site.get('/services')).status).toBe(200);
});

test.each(['http://other.example/services', 'http://h?q=1', 'HTTP://h/healthz'])(
  'a request that names its whole address is answered as if it named the path: %s',
  async (target) => {
    expect(await site.raw(ask(target, 'Connection: close\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test('past 8 answers that nobody reads, the connection is closed, and nobody else is held up', async () => {
  const { socket, received } = open();
  const closed = once(
    socket.on('error', () => undefined),
    'close',
  );
  socket.write(ask(largeAsset).repeat(1000));
  await closed;
  expect(statuses(received())?.length ?? 0).toBeLessThanOrEqual(8);
  expect((await site.get('/services')).status).toBe(200);
});

/** A connection over which half a request has arrived. */
async function beginRequest({ app, port }: FixtureApp): Promise<Socket> {
  const accepted = once(app.server, 'connection');
  const half = connect(port, '127.0.0.1').on('error', () => undefined);
  half.write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n');
  const [socket]: Socket[] = await accepted;
  await expect.poll(() => socket?.bytesRead).toBeGreaterThan(0);
  return half;
}

test('a stop takes no new request, closes what is idle or half sent, and finishes what runs', async () => {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const api: Api = new Hono();
  api.get('/held', async (context) => {
    arrived.resolve();
    await held.promise;
    return context.text('finished');
  });
  await using site = await startFixtureApp({ api });
  // One that never sends a byte, and one that was answered.
  const [silent, answered] = [connect(site.port, '127.0.0.1'), connect(site.port, '127.0.0.1')];
  answered.write(ask('/robots.txt'));
  await Promise.all([once(silent, 'connect'), once(answered, 'data')]);
  const half = await beginRequest(site);
  const running = site.get('/api/held', { connection: 'keep-alive' });
  await arrived.promise;
  const closed = [silent, answered, half].map((socket) =>
    once(socket.on('error', () => undefined).resume(), 'close'),
  );
  const stopped = site.app.stop(600_000);
  await expect(site.get('/')).rejects.toThrow(/ECONNREFUSED/);
  await Promise.all(closed);
  held.resolve();
  expect((await running).body.toString()).toBe('finished');
  expect(await stopped).toBe(true);
});

test('a request that is arriving when the stop begins is answered', async () => {
  await using site = await startFixtureApp();
  const half = await beginRequest(site);
  const stopped = site.app.stop(600_000);
  half.write('\r\n');
  const [answer] = await once(half, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await stopped).toBe(true);
});
