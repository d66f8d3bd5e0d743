import { expect, test } from 'vitest';
import { isOwnOrigin, readBody, senderAddress, senderNetwork, trustedProxies } from './request.ts';

const site = 'https://straitworks.example';

test.each([
  ['no Origin at all, as programs send', {}],
  ['the public origin', { origin: site, host: '127.0.0.1:3000' }],
  ["the request's own host", { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  [
    "the request's own host, written in capitals",
    { origin: 'http://localhost:3000', host: 'LOCALHOST:3000' },
  ],
  [
    "the request's own host behind a proxy that ends TLS",
    { origin: 'https://shop.example', host: 'shop.example' },
  ],
  [
    'an opaque origin where the browser says that the post is from our own page',
    { origin: 'null', host: 'straitworks.example', 'sec-fetch-site': 'same-origin' },
  ],
])('takes %s', (_, headers) => {
  expect(isOwnOrigin(new Headers(headers), site)).toBe(true);
});

test.each([
  ['another site', { origin: 'https://evil.example', host: 'straitworks.example' }],
  ['the public host on another scheme', { origin: 'http://straitworks.example', host: '127.0.0.1:3000' }],
  ['a host that only begins alike', { origin: 'https://straitworks.example.evil.example', host: 'x' }],
  ['an opaque origin', { origin: 'null', host: 'straitworks.example' }],
  [
    'an opaque origin on another site',
    { origin: 'null', host: 'straitworks.example', 'sec-fetch-site': 'cross-site' },
  ],
  [
    "an opaque origin on another of the domain's hosts",
    { origin: 'null', host: 'straitworks.example', 'sec-fetch-site': 'same-site' },
  ],
  [
    'a named foreign origin, whatever Sec-Fetch-Site says',
    { origin: 'https://evil.example', host: 'straitworks.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['two origins, one of them ours', { origin: `${site}, https://evil.example`, host: 'straitworks.example' }],
  ['an empty origin', { origin: '', host: 'straitworks.example' }],
  ['a cross-site request without Origin', { host: 'straitworks.example', 'sec-fetch-site': 'cross-site' }],
])('refuses %s', (_, headers) => {
  expect(isOwnOrigin(new Headers(headers), site)).toBe(false);
});

const kibibyte = 1024;

/** A body that comes in the given chunks, and whether its sender was told to stop. */
function bodyOf(sizes: number[]) {
  const chunks = sizes.map((size) => new Uint8Array(size));
  let stopped = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: () => {
      stopped = true;
    },
  });
  return { body, wasStopped: () => stopped };
}

test.each([
  ['128 KiB are taken whole', [128 * kibibyte], 131_072, false],
  ['a byte more is too much', [128 * kibibyte, 1], 131_072, true],
  ['what comes past them in the same chunk is dropped', [10 * kibibyte, 190 * kibibyte], 131_072, true],
  ['no body at all is an empty one', [], 0, false],
])('%s', async (_, sizes, kept, overflowed) => {
  const read = await readBody(bodyOf(sizes).body);
  expect([read?.bytes.length, read?.overflowed]).toEqual([kept, overflowed]);
});

test('a body is read to its end up to 1 MiB, and no further', async () => {
  const whole = bodyOf(Array(16).fill(64 * kibibyte));
  expect(await readBody(whole.body)).toMatchObject({ overflowed: true });
  expect(whole.wasStopped()).toBe(false);
  const endless = bodyOf(Array(40).fill(64 * kibibyte));
  expect(await readBody(endless.body)).toMatchObject({ overflowed: true });
  expect(endless.wasStopped()).toBe(true);
});

const trusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['10.1.2.3', '::FFFF:198.51.100.1', '198.51.100.1'],
  ['fe80::1%eth0', undefined, 'fe80::1'],
  ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1, 192.0.2.7', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  ['fd00::1', '[2001:db8::1]:443', '2001:db8::1'],
  ['10.1.2.3', 'rubbish', '10.1.2.3'],
  ['10.1.2.3', '198.51.100.1, rubbish', '10.1.2.3'],
  ['10.1.2.3', '', '10.1.2.3'],
  [undefined, '198.51.100.1', ''],
])('from %s, forwarded for %s: %s', (peer, forwardedFor, sender) => {
  expect(senderAddress(trusted, peer, forwardedFor)).toBe(sender);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:DB8:1:2fe::ffff', '2001:0db8:0001:0200::/56'],
  ['2001:db8:1:201::1', '2001:0db8:0001:0200::/56'],
  ['2001:db8:1:301::1', '2001:0db8:0001:0300::/56'],
])('%s counts as the sender %s', (address, network) => {
  expect(senderNetwork(address)).toBe(network);
});

test('rejects what is neither an address nor a range', () => {
  expect(() => trustedProxies(['proxy.example'])).toThrow();
  expect(() => trustedProxies(['10.0.0.0/99'])).toThrow();
});
