/** Reads a posted enquiry, and whether it can be taken. */
import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

export type BadRequest = 'foreign-origin' | 'too-large' | 'unsupported-type' | 'incomplete';

export type EnquiryRequest = {
  /** How it's written, and so how the sender wants to be answered. */
  format: 'json' | 'form';
  fields: Fields;
  refusal: BadRequest | null;
};

/** Room for a full message and plan in any script. */
const maxBodyBytes = 128 * 1024;

/** A browser shows an answer only after it has sent its body, so we read on and drop the rest. */
const maxReadBytes = 1024 * 1024;

/** @param mayParse false if the sender is over the limit: then the body is read and dropped. */
export async function readRequest(
  { headers, body }: Request,
  siteUrl: string,
  mayParse: boolean,
): Promise<EnquiryRequest> {
  const contentType = headers.get('content-type') ?? '';
  const format = formats.get(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (!format) return { format: 'json', fields: {}, refusal: 'unsupported-type' };
  const read = await readBody(body);
  const refused = (refusal: BadRequest | null) => ({ format, fields: {}, refusal });
  // Half an enquiry may look like a whole one.
  if (read === null) return refused('incomplete');
  if (!isOwnOrigin(headers, siteUrl)) return refused('foreign-origin');
  if (!mayParse) return refused(null);
  const fields = await readFields(read.bytes, format, contentType);
  return { format, fields, refusal: read.overflowed ? 'too-large' : null };
}

const formats = new Map<string, EnquiryRequest['format']>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'form'],
]);

/** Whatever Content-Length says. Null if the connection broke. */
async function readBody(body: ReadableStream<Uint8Array> | null) {
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

/** Whether a post comes from our own pages, as far as the browser tells. */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  // A page can't set it: https://www.w3.org/TR/fetch-metadata/
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return true;
  const origin = headers.get('origin');
  // Browsers name the origin of every post. Programs don't, and have nobody's session.
  if (origin === null) return fetchSite !== 'cross-site';
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { origin: exact, host: originHost } = new URL(origin);
  // Behind a proxy that handles TLS we don't know our own scheme, so the host decides.
  return exact === new URL(siteUrl).origin || originHost === headers.get('host')?.toLowerCase();
}

/** For the log: if a proxy changes the host, every post is refused. */
export function hostsOf(headers: Headers): { origin: string; host: string } {
  const hostIn = (address: string) => (URL.canParse(address) ? new URL(address).host.slice(0, 100) : 'none');
  return {
    origin: hostIn(headers.get('origin') ?? ''),
    host: hostIn(`http://${headers.get('host')}`),
  };
}

const jsonBody = z.looseObject({});

/** What can't be read has no fields. */
async function readFields(bytes: Uint8Array<ArrayBuffer>, format: string, contentType: string) {
  try {
    if (format === 'json') return jsonBody.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const body = new Response(bytes, { headers: { 'content-type': contentType } });
    // The first of two fields counts.
    return Object.fromEntries([...(await body.formData())].reverse());
  } catch {
    return {};
  }
}
