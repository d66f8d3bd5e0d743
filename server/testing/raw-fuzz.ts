/** For tests: requests that are nearly right, written to sockets as bytes. The same seed writes the same bytes. */
import { connect } from 'node:net';

type Random = () => number;

const heads: readonly string[] = [
  'GET / HTTP/1.1\r\nHost: h\r\n\r\n',
  'GET /services/%2e%2e/%c0%ae?a=%ff#x HTTP/1.1\r\nHost: h\r\nAccept: text/markdown\r\n\r\n',
  'GET http://other.example/services HTTP/1.1\r\nHost: h\r\nRange: bytes=0-1,5-\r\n\r\n',
  'HEAD /contact-us HTTP/1.0\r\nAccept-Encoding: br;q=2, gzip;;;\r\nIf-None-Match: "x\r\n\r\n',
  'GET /api/captcha HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: ::,1.2.3.4:99\r\nX-Request-Id: a b\r\n\r\n',
  'POST /api/enquiries HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"name":"x"}',
  'POST /api/enquiries HTTP/1.1\r\nHost: h\r\nOrigin: null\r\nTransfer-Encoding: chunked\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\n\r\n6\r\nname=x\r\n0\r\n\r\n',
  'POST /api/enquiries HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'DELETE /services HTTP/1.1\r\nHost: h\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

const scraps = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  ' ',
  ':',
  '%',
  '\xff',
  '../',
  'x'.repeat(9000),
  '__proto__',
];

function spoil(random: Random): string {
  let bytes = pick(random, heads);
  for (let edits = Math.floor(random() * 4); edits > 0; edits -= 1) {
    const at = Math.floor(random() * bytes.length);
    const rest = random() < 0.5 ? at : at + Math.floor(random() * 8);
    bytes = bytes.slice(0, at) + (random() < 0.7 ? pick(random, scraps) : '') + bytes.slice(rest);
  }
  return bytes;
}

/** How often each status was answered; 0 counts connections that ended without one. */
export async function fuzzRaw(port: number, { seed, count }: { seed: number; count: number }) {
  const random = seededRandom(seed);
  const statuses = new Map<number, number>();
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const status = await send(port, spoil(random));
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

function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('Nothing to choose from.');
  return choice;
}

/** Mulberry32: small, and good enough to spoil things with. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
