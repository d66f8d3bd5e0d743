/** 300 slow connections, on the whole server. */
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { startFixtureApp } from '../../../testing/server/fixture-app.ts';

test('300 slow connections keep nobody waiting, and are let go', async () => {
  await using service = await startService();
  const { api, ready } = service.enquiries;
  await using app = await startFixtureApp({ api, ready });
  const { app: server } = app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  const limit = (milliseconds: number) =>
    Object.assign(server, { headersTimeout: milliseconds, requestTimeout: milliseconds });
  limit(3_600_000);
  let arrived = 0;
  server.on('connection', () => (arrived += 1));
  let closed = 0;
  const sockets = Array.from({ length: 300 }, (_, index) =>
    connectSlowly(app.port, index % 2 === 0, () => (closed += 1)),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  await expect.poll(() => arrived).toBe(300);

  const answers = Array.from({ length: 40 }, (_, index) =>
    fetch(`http://127.0.0.1:${app.port}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleFields({ name: `Visitor ${index}`, topic: '' })),
    }),
  );
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([201]));
  expect(closed, 'slow clients let go before all others were answered').toBe(0);
  limit(1);
  await expect.poll(() => closed === 300, { message: 'all slow clients are let go' }).toBe(true);
  clearInterval(drip);
});

function connectSlowly(port: number, overHeaders: boolean, onClose: () => void): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('close', onClose);
  socket.resume();
  socket.write('POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\n');
  if (overHeaders) socket.write('X-Slow: ');
  else
    socket.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nmessage=');
  return socket;
}
