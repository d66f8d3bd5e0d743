/** Reads a posted enquiry: its fields, whether it can be taken at all, and who sent it. */
import { BlockList, isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

export type BadRequest = 'foreign-origin' | 'too-large' | 'unsupported-type' | 'incomplete';

export type EnquiryRequest = {
  /** How the body says it is written, and so how the sender wants to be answered. */
  format: 'json' | 'form';
  fields: Fields;
  rejection: BadRequest | null;
};

/** Room for a full message in any script, with all that can be attached to it. */
export const maxBodyBytes = 128 * 1024;

/** A browser shows an answer only after it has sent its body, so we read a bit more than we take and drop it. */
const maxReadBytes = 1024 * 1024;

export async function readRequest({ headers, body }: Request, siteUrl: string): Promise<EnquiryRequest> {
  const contentType = headers.get('content-type') ?? '';
  const format = formats.get(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (!format) return { format: 'json', fields: {}, rejection: 'unsupported-type' };
  const read = await readBody(body);
  // Half an enquiry may look like a whole one.
  if (read === null) return { format, fields: {}, rejection: 'incomplete' };
  if (!isOwnOrigin(headers, siteUrl)) return { format, fields: {}, rejection: 'foreign-origin' };
  const fields = await readFields(read.bytes, format, contentType);
  return { format, fields, rejection: read.overflowed ? 'too-large' : null };
}

const formats = new Map<string, EnquiryRequest['format']>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'form'],
]);

/** Reads up to a limit, whatever Content-Length says. Null if the connection broke before the end. */
export async function readBody(body: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      if (size < maxBodyBytes) chunks.push(chunk.subarray(0, maxBodyBytes - size));
      size += chunk.byteLength;
      if (size > maxReadBytes) break;
    }
  } catch {
    return null;
  }
  return { bytes: Buffer.concat(chunks), overflowed: size > maxBodyBytes };
}

/** Whether a post comes from this site's own pages, as far as the browser tells. */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  // Only a browser sends this, and a page can't set it: https://www.w3.org/TR/fetch-metadata/
  const fetchSite = headers.get('sec-fetch-site');
  // Browsers name the origin of every post. A program doesn't, and it has nobody's session either.
  if (origin === null) return fetchSite !== 'cross-site';
  // Some privacy settings hide the origin of our own page too.
  if (origin === 'null') return fetchSite === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { origin: exact, host: originHost } = new URL(origin);
  // Behind a proxy that ends TLS we can't know our own scheme, so the host alone decides.
  return exact === new URL(siteUrl).origin || originHost === headers.get('host')?.toLowerCase();
}

const jsonBody = z.looseObject({});

/** What can't be read is an enquiry without fields, not an error. */
async function readFields(bytes: Uint8Array<ArrayBuffer>, format: string, contentType: string) {
  try {
    if (format === 'json') return jsonBody.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const body = new Response(bytes, { headers: { 'content-type': contentType } });
    // If a field comes twice, the first one counts, as a form control of that name would show it.
    return Object.fromEntries([...(await body.formData())].reverse());
  } catch {
    return {};
  }
}

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
