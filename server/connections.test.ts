/** What the server bears from its visitors' connections. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureApp, startFixtureApp } from './testing/fixture-app.ts';
import { largeAsset, largeAssetBytes } from './testing/fixture-site.ts';

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

test('a connection stays open for the next request, and for 65 seconds, longer than proxies keep it', async () => {
  const { socket, received } = open();
  for (const [index, path] of ['/services', '/healthz', '/services?a=1'].entries()) {
    socket.write(ask(path));
    await expect.poll(() => statuses(received())?.length).toBe(index + 1);
  }
  expect(statuses(received())).toEqual(Array(3).fill('HTTP/1.1 200'));
  expect(site.app.server.keepAliveTimeout).toBe(65_000);
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

test('a program of the days before hosts were named gets the page', async () => {
  expect(await site.raw('GET /services HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a visitor who takes too long gives the connection up', () => {
  const { headersTimeout, requestTimeout, timeout } = site.app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
  });
});

test('requests sent ahead are all answered, in their order', async () => {
  const text = await site.raw(ask('/services') + ask('/nope') + ask('/robots.txt', 'Connection: close\r\n'));
  expect(statuses(text)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
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
  ['417', ask('/services', 'Expect: miracles\r\nConnection: close\r\n')],
  ['431', ask('/services', `X: ${'x'.repeat(20_000)}\r\n`)],
])(
  'what is no request gets %s with the security headers, is the last of its connection, and no cache keeps it',
  async (status, bytes) => {
    const answer = await site.raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('strict-transport-security: max-age=31536000; includeSubDomains\r\n');
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain('connection: close\r\n');
    expect(answer).toContain('cache-control: no-store\r\n');
    expect((await site.get('/services')).status).toBe(200);
  },
);

test('a request that does not come to its end is answered 408, with the security headers', async () => {
  const impatient = await startFixtureApp();
  impatient.app.server.headersTimeout = 100;
  const answer = await impatient.raw('GET /services HTTP/1.1\r\nHost:');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
  await impatient.close();
});

test('nonsense behind a request is no part of its answer', async () => {
  const answer = await site.raw(`${ask(largeAsset)}nonsense\r\n\r\n`);
  expect(statuses(answer.slice(0, 100))).toEqual(['HTTP/1.1 200']);
  expect(answer).not.toContain('HTTP/1.1 400');
});

test('a visitor that asks much and reads late gets every answer, and holds up nobody', async () => {
  const { socket, received } = open();
  socket.pause();
  const asked = 10;
  for (let i = 0; i < asked; i += 1) socket.write(ask(largeAsset));
  expect((await site.get('/services')).status).toBe(200);
  socket.resume();
  await expect.poll(() => received().length).toBeGreaterThan(asked * largeAssetBytes);
  expect(statuses(received())).toHaveLength(asked);
  socket.destroy();
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

test('300 connections whose request never ends do not keep others waiting', async () => {
  const slow = Array.from({ length: 300 }, () => open().socket);
  for (const socket of slow) socket.on('error', () => undefined).write('GET /services HTTP/1.1\r\nHost:');
  await Promise.all(slow.map((socket) => (socket.connecting ? once(socket, 'connect') : socket)));
  const answers = Promise.all(Array.from({ length: 20 }, () => site.get('/services')));
  // Less than the ten seconds after which the server gives the slow ones up.
  const first = await Promise.race([answers, delay(8_000, [])]);
  expect(first.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const socket of slow) socket.destroy();
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
