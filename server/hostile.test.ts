/** Requests that are nearly right, written to sockets as bytes. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startService } from '../testing/enquiries/start-service.ts';
import { fc } from '../testing/properties.ts';
import { startFixtureApp } from '../testing/server/fixture-app.ts';

test('survives 400 randomly broken requests without a 5xx', async () => {
  await using service = await startService();
  const { api, ready } = service.enquiries;
  await using site = await startFixtureApp({ api, ready });
  const statuses = await fuzzRaw(site.port, 400);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  // It reaches pages and the API, and not only node's parser.
  for (const status of [200, 400, 403, 404, 405, 422]) expect([...statuses.keys()]).toContain(status);
  expect((await site.get('/services')).status).toBe(200);
});

const heads: readonly string[] = [
  'GET / HTTP/1.1\r\nHost: h\r\n\r\n',
  'GET /services/%2e%2e/%c0%ae?a=%ff#x HTTP/1.1\r\nHost: h\r\nAccept: text/markdown\r\n\r\n',
  'GET http://other.example/services HTTP/1.1\r\nHost: h\r\nRange: bytes=0-1,5-\r\n\r\n',
  'HEAD /contact-us HTTP/1.0\r\nAccept-Encoding: br;q=2, gzip;;;\r\nIf-None-Match: "x\r\n\r\n',
  'GET /api/captcha HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: ::,1.2.3.4:99\r\nX-Request-Id: a b\r\n\r\n',
  'POST /api/enquiries HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"name":"x"}',
  'POST /api/enquiries HTTP/1.1\r\nHost: h\r\nOrigin: null\r\nContent-Length: 6\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\n\r\nname=x',
  'POST /api/enquiries HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nname=x\r\n0\r\n\r\n',
  'POST /api/enquiries HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'DELETE /services HTTP/1.1\r\nHost: h\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

const scraps = ['\0', '\r', '\n', '\r\n\r\n', ':', '%', '\xff', '../', 'x'.repeat(9000), '__proto__'];

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(7),
  added: fc.constantFrom('', ...scraps),
});

const spoilt = fc.tuple(fc.constantFrom(...heads), fc.array(edit, { maxLength: 3 })).map(([head, edits]) =>
  edits.reduce((bytes, { at, removed, added }) => {
    const start = Math.floor(at * bytes.length);
    return bytes.slice(0, start) + added + bytes.slice(start + removed);
  }, head),
);

/** How often each status was answered; 0 counts connections that ended without one. */
async function fuzzRaw(port: number, count: number) {
  const requests = fc.sample(spoilt, count).values();
  const statuses = new Map<number, number>();
  const work = async () => {
    for (const bytes of requests) {
      const status = await send(port, bytes);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return statuses;
}

/** The highest status among the answers to one connection, as several requests may have been read from it. */
function send(port: number, bytes: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve(Math.max(0, ...statuses));
    });
    socket.end(bytes, 'latin1');
  });
}
