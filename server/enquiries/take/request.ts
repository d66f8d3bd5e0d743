/** Reads a posted enquiry: its fields, and whether it can be taken at all. */
import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

export type BadRequest = 'foreign-origin' | 'too-large' | 'unsupported-type' | 'incomplete';

export type EnquiryRequest = {
  /** How the body says it is written, and so how the sender wants to be answered. */
  format: 'json' | 'form';
  fields: Fields;
  rejection: BadRequest | null;
};

/** Room for a full message in any script, with a plan. */
const maxBodyBytes = 128 * 1024;

/** A browser shows an answer only after it has sent its body, so we read a bit more than we take and drop it. */
const maxReadBytes = 1024 * 1024;

/** Far more than the form has. Each costs time to read. */
const maxFields = 100;

/** @param mayParse whether what the body says is wanted, and not only that it has come. */
export async function readRequest(
  { headers, body }: Request,
  siteUrl: string,
  mayParse: boolean,
): Promise<EnquiryRequest> {
  const contentType = headers.get('content-type') ?? '';
  const format = formats.get(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (!format) return { format: 'json', fields: {}, rejection: 'unsupported-type' };
  const read = await readBody(body);
  const refused = (rejection: BadRequest | null) => ({ format, fields: {}, rejection });
  // Half an enquiry may look like a whole one.
  if (read === null) return refused('incomplete');
  if (!isOwnOrigin(headers, siteUrl)) return refused('foreign-origin');
  if (!mayParse) return refused(null);
  const bytes = Buffer.from(read.bytes);
  if (countFields(bytes, contentType) > maxFields) return refused('too-large');
  const fields = await readFields(bytes, format, contentType);
  return { format, fields, rejection: read.overflowed ? 'too-large' : null };
}

const formats = new Map<string, EnquiryRequest['format']>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'form'],
]);

/** Reads up to a limit, whatever Content-Length says. Null if the connection broke before the end. */
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

/** Before they're parsed. JSON is parsed at once, whatever its fields. */
function countFields(bytes: Buffer, contentType: string): number {
  const mark = /^application\/x-www/i.test(contentType) ? '&' : '\r\n--';
  return contentType.includes('json') ? 0 : bytes.toString('latin1').split(mark).length;
}

/** Whether a post comes from this site's own pages, as far as the browser tells. */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  // Only a browser sends this, and a page can't set it: https://www.w3.org/TR/fetch-metadata/
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return true;
  const origin = headers.get('origin');
  // Browsers name the origin of every post. A program doesn't, and it has nobody's session either.
  if (origin === null) return fetchSite !== 'cross-site';
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { origin: exact, host: originHost } = new URL(origin);
  // Behind a proxy that ends TLS we can't know our own scheme, so the host alone decides.
  return exact === new URL(siteUrl).origin || originHost === headers.get('host')?.toLowerCase();
}

/** Both hosts of a refused post, for the log: a proxy that passes another one on refuses everybody. */
export function hostsOf(headers: Headers): { origin: string; host: string } {
  const hostIn = (address: string) => (URL.canParse(address) ? new URL(address).host.slice(0, 100) : 'none');
  return {
    origin: hostIn(headers.get('origin') ?? ''),
    host: hostIn(`http://${headers.get('host')}`),
  };
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
