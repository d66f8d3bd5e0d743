import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Api } from './service.ts';
import { startFixtureApp } from './testing/fixture-app.ts';

function slowApi(milliseconds: number): Api {
  const api: Api = new Hono();
  return api.get('/slow', async (context) => {
    await delay(milliseconds);
    return context.text('finished');
  });
}

test('a running request is finished before the server is gone, and no new one is accepted', async () => {
  const site = await startFixtureApp({ api: slowApi(300) });
  const running = site.get('/api/slow', { connection: 'keep-alive' });
  await delay(100);
  const stopped = site.app.stop(5000);
  await delay(20);
  await expect(site.get('/')).rejects.toThrow(/ECONNREFUSED/);
  expect((await running).body.toString()).toBe('finished');
  expect(await stopped).toBe(true);
  await site.close();
});

test('a request that outlasts the limit is cut off', async () => {
  const site = await startFixtureApp({ api: slowApi(3000) });
  const running = site.get('/api/slow').catch((error: Error) => error.message);
  await delay(100);
  const begun = performance.now();
  expect(await site.app.stop(200)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(await running).toMatch(/socket hang up|ECONNRESET/);
  await site.close();
});

test('connections that are idle are closed at once, also one that never sent a byte', async () => {
  const site = await startFixtureApp();
  const silent = connect(site.port, '127.0.0.1');
  const answered = connect(site.port, '127.0.0.1');
  answered.write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n\r\n');
  await Promise.all([once(silent, 'connect'), once(answered, 'data')]);
  const closed = Promise.all([once(silent, 'close'), once(answered, 'close')]);
  for (const socket of [silent, answered]) socket.on('error', () => undefined).resume();
  const begun = performance.now();
  expect(await site.app.stop(30_000)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(2500);
  await closed;
  await site.close();
});

test('half a request does not hold a stop up to its limit, while a whole one is finished', async () => {
  const site = await startFixtureApp({ api: slowApi(5000) });
  const running = site.get('/api/slow', { connection: 'keep-alive' });
  const half = connect(site.port, '127.0.0.1').on('error', () => undefined);
  half.resume().write('GET /robots.txt HTTP/1.1\r\nHost: h\r\n');
  await delay(200);
  const closed = once(half, 'close');
  let finished = false;
  const stopped = site.app.stop(30_000).finally(() => {
    finished = true;
  });
  await closed;
  expect(finished).toBe(false);
  expect((await running).body.toString()).toBe('finished');
  expect(await stopped).toBe(true);
  await site.close();
});
