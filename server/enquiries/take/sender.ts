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

/** @param peer the other end of the connection. */
export function isTrusted(trusted: BlockList, peer = ''): boolean {
  const address = plainAddress(peer);
  return trusted.check(address, familyOf(address));
}

/** Each trusted proxy vouches for the address before it; the first one that isn't trusted is the sender. */
export function senderAddress(trusted: BlockList, peer = '', forwardedFor = ''): string {
  let sender = plainAddress(peer);
  const hops = forwardedFor.split(',').map(plainAddress);
  for (const hop of hops.reverse()) {
    if (!isTrusted(trusted, sender) || isIP(hop) === 0) break;
    sender = hop;
  }
  return sender;
}

/** Of IPv6 a customer has a /64, or a /48 to choose from: together those send no more than three of the first. */
export function networksOf(address: string): Network[] {
  if (isIP(address) !== 6) return [{ name: address, share: 1 }];
  const [a, b, c, d] = expandIPv6(address).toLowerCase().split(':');
  return [
    { name: `${a}:${b}:${c}:${d}::/64`, share: 1 },
    { name: `${a}:${b}:${c}::/48`, share: 3 },
  ];
}

/** Without brackets, port, zone and the IPv6 form of an IPv4 address. */
function plainAddress(given: string): string {
  return given
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
