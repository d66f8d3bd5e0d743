/** Who sent a request, and what counts as one sender. */
import { BlockList, isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Network } from './limits.ts';

export function trustedProxies(ranges: readonly string[]): BlockList {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return trusted;
}

export function isTrusted(trusted: BlockList, peer = ''): boolean {
  const address = plainAddress(peer);
  return trusted.check(address, familyOf(address));
}

/** Each trusted proxy vouches for the address before it. The first untrusted one is the sender. */
export function senderAddress(trusted: BlockList, peer = '', forwardedFor = ''): string {
  let sender = plainAddress(peer);
  const hops = forwardedFor.split(',').map(plainAddress);
  for (const hop of hops.reverse()) {
    if (!isTrusted(trusted, sender) || isIP(hop) === 0) break;
    sender = hop;
  }
  return sender;
}

/** With IPv6 a customer has a /64, or a /48 with many of them. */
export function networksOf(address: string): Network[] {
  if (isIP(address) !== 6) return [{ name: address, share: 1 }];
  const [a, b, c, d] = expandIPv6(address).toLowerCase().split(':');
  return [
    { name: `${a}:${b}:${c}:${d}::/64`, share: 1 },
    { name: `${a}:${b}:${c}::/48`, share: 3 },
  ];
}

/** Without brackets and port, and as IPv4 where it is. */
function plainAddress(given: string): string {
  return given
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
