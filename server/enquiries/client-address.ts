/** Who sends: the nearest address that isn't one of our own proxies. */
import { BlockList, isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

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

/** Each trusted proxy vouches for the address before it; the first one that isn't trusted is the sender. */
export function senderAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  let sender = plainAddress(peer ?? '');
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop));
  for (const hop of hops.reverse()) {
    if (!trusted.check(sender, familyOf(sender)) || isIP(hop) === 0) break;
    sender = hop;
  }
  return sender;
}

/** The network that counts as one sender: an IPv4 address, or an IPv6 /56, from which one customer can choose freely. */
export function senderNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [a, b, c, d = ''] = expandIPv6(address).toLowerCase().split(':');
  return `${a}:${b}:${c}:${d.slice(0, 2)}00::/56`;
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
