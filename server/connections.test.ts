/** What the server bears from its visitors' connections. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureApp, startFixtureApp } from './testing/fixture-app.ts';
import { largeAsset } from './testing/fixture-site.ts';

let site: FixtureApp;
beforeAll(async () => {
  site = await startFixtureApp();
});
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

test('a connection stays open for the next request', async () => {
  const { socket, received } = open();
  for (const [index, path] of ['/services', '/healthz', '/services?a=1'].entries()) {
    socket.write(ask(path));
    await expect.poll(() => statuses(received())?.length).toBe(index + 1);
  }
  expect(statuses(received())).toEqual(Array(3).fill('HTTP/1.1 200'));
  socket.destroy();
});

test('a connection may ask as often as it likes, as long as it reads the answers', async () => {
  const { socket, received } = open();
  for (let asked = 1; asked <= 40; asked += 1) {
    socket.write(ask('/robots.txt'));
    await expect.poll(() => statuses(received())?.length).toBe(asked);
  }
  expect(statuses(received())).toEqual(Array(40).fill('HTTP/1.1 200'));
  socket.destroy();
});

test('a body behind a GET is never taken for a second request', async () => {
  const hidden = ask('/services');
  const text = await site.raw(
    ask('/robots.txt', `Connection: close\r\nContent-Length: ${hidden.length}\r\n`) + hidden,
  );
  expect(statuses(text)).toEqual(['HTTP/1.1 200']);
});

test.each(['\xe9', '\t', '\x7f', '\x01'])(
  'an address with %j, which no header may hold, is refused',
  async (odd) => {
    expect(await site.raw(ask(`/services/?q=${odd}`))).toMatch(/^HTTP\/1\.1 400/);
  },
);

test.each([
  ['400', '\x16\x03\x01 nonsense\r\n\r\n'],
  ['400', 'GET / HTTP/1.1\r\n\r\n'],
  ['400', ask('/services', 'Host: other.example\r\n')],
  ['400', 'GET / HTTP/1.0\r\nHost: h\r\nHost: h\r\n\r\n'],
  ['417', ask('/services', 'Expect: miracles\r\nConnection: close\r\n')],
  ['431', ask('/services', `X: ${'x'.repeat(20_000)}\r\n`)],
])('answers %s to a malformed request and closes its connection', async (status, bytes) => {
  expect(await site.raw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await site.get('/services')).status).toBe(200);
});

test('answers 408 when a request is never finished', async () => {
  const impatient = await startFixtureApp();
  impatient.app.server.headersTimeout = 100;
  expect(await impatient.raw('GET /services HTTP/1.1\r\nHost:')).toMatch(/^HTTP\/1\.1 408 /);
  await impatient.close();
});

test('nonsense behind a request is no part of its answer', async () => {
  const answer = await site.raw(`${ask(largeAsset)}nonsense\r\n\r\n`);
  expect(statuses(answer.slice(0, 100))).toEqual(['HTTP/1.1 200']);
  expect(answer).not.toContain('HTTP/1.1 400');
});

test('past 32 answers that nobody reads, the connection is closed, and nobody else is held up', async () => {
  const { socket, received } = open();
  const closed = once(
    socket.on('error', () => undefined),
    'close',
  );
  socket.write(ask(largeAsset).repeat(1000));
  await closed;
  expect(statuses(received())?.length ?? 0).toBeLessThanOrEqual(32);
  expect((await site.get('/services')).status).toBe(200);
});

test('a visitor that hangs up in the middle does no harm', async () => {
  const { socket } = open();
  await once(socket, 'connect');
  const hungUp = once(socket, 'close');
  socket.write(ask(largeAsset));
  socket.resetAndDestroy();
  await hungUp;
  expect((await site.get('/services')).status).toBe(200);
});
