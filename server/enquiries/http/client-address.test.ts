import { expect, test } from 'vitest';
import { senderAddress, senderNetwork, trustedProxies } from './client-address.ts';

const trusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1, 192.0.2.7', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  ['fd00::1', '[2001:db8::1]:443', '2001:db8::1'],
  ['10.1.2.3', 'rubbish', '10.1.2.3'],
  ['10.1.2.3', '198.51.100.1, rubbish', '10.1.2.3'],
  ['10.1.2.3', '', '10.1.2.3'],
  [undefined, '198.51.100.1', ''],
])('from %s, forwarded for %s: %s', (peer, forwardedFor, sender) => {
  expect(senderAddress(peer, forwardedFor, trusted)).toBe(sender);
});

test('an IPv6 /64 is one sender, an IPv4 address is one', () => {
  expect(senderNetwork('2001:db8:1:2:3:4:5:6')).toBe(senderNetwork('2001:DB8:1:2::ffff'));
  expect(senderNetwork('2001:db8:1:2::1')).not.toBe(senderNetwork('2001:db8:1:3::1'));
  expect(senderNetwork('203.0.113.9')).not.toBe(senderNetwork('203.0.113.10'));
});

test('what is neither an address nor a range is refused', () => {
  expect(() => trustedProxies(['proxy.example'])).toThrow('TRUST_PROXY');
  expect(() => trustedProxies(['10.0.0.0/99'])).toThrow();
});
