import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';
import { largeAsset, largeAssetBytes } from '../testing/fixture-site.ts';

let site: FixtureApp;
beforeAll(async () => {
  site = await startFixtureApp();
});
afterAll(() => site.close());

const ask = (path: string, extra = '') => `GET ${path} HTTP/1.1\r\nHost: h\r\n${extra}\r\n`;

function open(): { socket: Socket; received: () => string } {
  // Each request in a packet of its own, or several would arrive as one and leave the lane.
  const socket = connect({ port: site.port, host: '127.0.0.1', noDelay: true });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  return { socket, received: () => received };
}

const answers = (text: string) => text.match(/HTTP\/1\.1 \d+/g);

test('a simple GET is answered without node:http, and its connection stays open for the next', async () => {
  const { socket, received } = open();
  for (const [index, path] of ['/services', '/robots.txt', '/services?a=1'].entries()) {
    socket.write(ask(path));
    await expect.poll(() => answers(received())?.length).toBe(index + 1);
  }
  expect(answers(received())).toEqual(Array(3).fill('HTTP/1.1 200'));
  // Only node:http writes this header.
  expect(received()).not.toMatch(/^connection:/im);
  socket.destroy();
});

test('a connection that leaves the lane goes on as if nothing had happened', async () => {
  const { socket, received } = open();
  socket.write(ask('/robots.txt'));
  await expect.poll(received).toContain('User-agent');
  socket.write(ask('/healthz'));
  await expect.poll(received).toContain('ok\n');
  socket.write(ask('/services/cloud'));
  await expect.poll(received).toContain('Cloud');
  expect(answers(received())).toHaveLength(3);
  socket.destroy();
});

test('requests sent ahead are all answered, in their order', async () => {
  const text = await site.raw(ask('/services') + ask('/nope') + ask('/robots.txt', 'Connection: close\r\n'));
  expect(answers(text)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

test('a request that comes byte by byte is answered', async () => {
  const { socket, received } = open();
  for (const byte of ask('/robots.txt')) {
    socket.write(byte);
    await delay(1);
  }
  await expect.poll(received).toContain('User-agent');
  socket.destroy();
});

test('a body hidden behind a simple head is never taken for a second request', async () => {
  const hidden = ask('/services');
  const text = await site.raw(
    `GET /robots.txt HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  );
  expect(answers(text)).toEqual(['HTTP/1.1 200']);
});

test('nonsense is refused, and the server lives', async () => {
  expect(await site.raw('\x16\x03\x01 nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect((await site.get('/services')).status).toBe(200);
});

test('a visitor that asks much and reads late has to wait, and then gets every answer', async () => {
  const accepted = once(site.app.server, 'connection');
  const { socket, received } = open();
  const [ours]: Socket[] = await accepted;
  socket.pause();
  for (let i = 0; i < 30; i += 1) {
    socket.write(ask(largeAsset));
    await delay(5);
  }
  expect(ours?.writableLength).toBeLessThan(2 * largeAssetBytes);
  expect((await site.get('/services')).status).toBe(200);

  socket.resume();
  await expect.poll(() => answers(received())?.length, { timeout: 5000 }).toBe(30);
  socket.destroy();
});

test('300 dawdling connections do not keep others waiting', async () => {
  const dawdlers = Array.from({ length: 300 }, () => open().socket);
  for (const socket of dawdlers) socket.on('error', () => undefined).write('GET /services HTTP/1.1\r\nHost:');
  await delay(200);
  const begun = performance.now();
  const replies = await Promise.all(Array.from({ length: 20 }, () => site.get('/services')));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(1000);
  for (const socket of dawdlers) socket.destroy();
});

test('a visitor that hangs up in the middle does no harm', async () => {
  const { socket } = open();
  socket.write(ask('/services'));
  socket.resetAndDestroy();
  await delay(20);
  expect((await site.get('/services')).status).toBe(200);
});

test('a closed app lets go of connections that idle in the lane', async () => {
  const other = await startFixtureApp();
  const socket = connect(other.port, '127.0.0.1');
  socket.write(ask('/robots.txt'));
  await new Promise((resolve) => socket.once('data', resolve));
  const ended = new Promise((resolve) => socket.once('end', () => resolve('ended')));
  expect(await other.app.stop(2000)).toBe(true);
  expect(await ended).toBe('ended');
  await other.close();
});
