/** How connections end when the server stops. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type FixtureApp, startFixtureApp } from '../testing/server/fixture-app.ts';
import { stopListening } from './connections.ts';
import type { Api } from './enquiries/take/routes.ts';

/** A connection over which half a request has arrived. */
async function beginRequest({ app, port }: FixtureApp): Promise<Socket> {
  const accepted = once(app, 'connection');
  const half = connect(port, '127.0.0.1').on('error', () => undefined);
  half.write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n');
  const [socket]: Socket[] = await accepted;
  await expect.poll(() => socket?.bytesRead).toBeGreaterThan(0);
  return half;
}

test('a stop takes no new request, closes what is idle, and finishes what runs or arrives', async () => {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const api: Api = new Hono();
  api.get('/held', async (context) => {
    arrived.resolve();
    await held.promise;
    return context.text('finished');
  });
  await using site = await startFixtureApp({ api });
  const answered = connect(site.port, '127.0.0.1');
  answered.write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n\r\n');
  await once(answered, 'data');
  const closed = once(answered.resume(), 'close');
  const half = await beginRequest(site);
  const running = site.get('/api/held', { connection: 'keep-alive' });
  await arrived.promise;
  const stopped = stopListening(site.app, 600_000);
  await expect(site.get('/')).rejects.toThrow(/ECONNREFUSED/);
  await closed;
  half.write('\r\n');
  const [answer] = await once(half, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  held.resolve();
  expect((await running).body.toString()).toBe('finished');
  expect(await stopped).toBe(true);
});

test('what doesn’t end in time is cut off', async () => {
  await using site = await startFixtureApp();
  const half = await beginRequest(site);
  const closed = once(half, 'close');
  expect(await stopListening(site.app, 1)).toBe(false);
  await closed;
});
