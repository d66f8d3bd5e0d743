import { expect, test } from 'vitest';
import { networksOf, senderAddress, trustedProxies } from './sender.ts';

const trusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['10.1.2.3', '::FFFF:198.51.100.1', '198.51.100.1'],
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
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:DB8:1:2fe::ffff', ['2001:0db8:0001:02fe::/64', '2001:0db8:0001::/48']],
])('%s counts as %j', (address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks);
});

test('rejects what is neither an address nor a range', () => {
  expect(() => trustedProxies(['proxy.example'])).toThrow();
  expect(() => trustedProxies(['10.0.0.0/99'])).toThrow();
});
