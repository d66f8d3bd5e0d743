import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Api } from './app.ts';
import { startFixtureApp } from './testing/fixture-app.ts';

/** An API whose one answer waits until it is let go. */
function heldApi() {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const api: Api = new Hono();
  api.get('/held', async (context) => {
    arrived.resolve();
    await held.promise;
    return context.text('finished');
  });
  return { api, arrived: arrived.promise, letGo: held.resolve };
}

test('a running request is finished before the server is gone, and no new one is accepted', async () => {
  const { api, arrived, letGo } = heldApi();
  const site = await startFixtureApp({ api });
  const running = site.get('/api/held', { connection: 'keep-alive' });
  await arrived;
  const stopped = site.app.stop(30_000);
  await expect(site.get('/')).rejects.toThrow(/ECONNREFUSED/);
  letGo();
  expect((await running).body.toString()).toBe('finished');
  expect(await stopped).toBe(true);
  await site.close();
});

test('connections that are idle are closed at once, also one that never sent a byte', async () => {
  const { api, arrived, letGo } = heldApi();
  const site = await startFixtureApp({ api });
  const silent = connect(site.port, '127.0.0.1');
  const answered = connect(site.port, '127.0.0.1');
  answered.write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n\r\n');
  await Promise.all([once(silent, 'connect'), once(answered, 'data')]);
  const closed = [silent, answered].map((socket) =>
    once(socket.on('error', () => undefined).resume(), 'close'),
  );
  const running = site.get('/api/held');
  await arrived;
  const stopped = site.app.stop(30_000);
  await Promise.all(closed);
  letGo();
  expect((await running).status).toBe(200);
  expect(await stopped).toBe(true);
  await site.close();
});

test('half a request does not hold a stop up to its limit, while a whole one is finished', async () => {
  const { api, arrived, letGo } = heldApi();
  const site = await startFixtureApp({ api });
  const running = site.get('/api/held', { connection: 'keep-alive' });
  await arrived;
  const accepted = once(site.app.server, 'connection');
  const half = connect(site.port, '127.0.0.1').on('error', () => undefined);
  half.resume().write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n');
  const [socket]: Socket[] = await accepted;
  await expect.poll(() => socket?.bytesRead).toBeGreaterThan(0);
  const closed = once(half, 'close');
  const stopped = site.app.stop(600_000);
  await closed;
  letGo();
  expect((await running).body.toString()).toBe('finished');
  expect(await stopped).toBe(true);
  await site.close();
});

test('a request that is arriving when the stop begins is answered', async () => {
  const site = await startFixtureApp();
  const accepted = once(site.app.server, 'connection');
  const half = connect(site.port, '127.0.0.1');
  half.write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n');
  const [socket]: Socket[] = await accepted;
  await expect.poll(() => socket?.bytesRead).toBeGreaterThan(0);
  const stopped = site.app.stop(600_000);
  half.write('\r\n');
  const [answer] = await once(half, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await stopped).toBe(true);
  await site.close();
});
