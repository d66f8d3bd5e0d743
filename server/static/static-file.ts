/** One built file, ready to be sent: every encoding of it with its headers, prepared once at start. */
import { createHash } from 'node:crypto';
import { acceptedEncodings, type Encoding } from './encodings.ts';

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

export type Representation = {
  etag: string;
  body: Buffer;
  headers: HeaderPairs;
  notModifiedHeaders: HeaderPairs;
  /** The same as bytes, for the fast lane: all of the response that follows the date. */
  rest: Buffer;
  notModifiedRest: Buffer;
};

export type StaticFile = {
  status: number;
  identity: Representation;
  encoded: ReadonlyMap<Encoding, Representation>;
};

export type FileOptions = {
  status: number;
  cacheControl: string;
  /** Content type and security headers: what every encoding has alike. */
  headers: Readonly<Record<string, string>>;
};

export function prepareFile(
  body: Buffer,
  variants: ReadonlyMap<Encoding, Buffer>,
  options: FileOptions,
): StaticFile {
  const prepare = (encoding: Encoding, bytes: Buffer) =>
    represent(encoding, bytes, variants.size > 0, options);
  return {
    status: options.status,
    identity: prepare('identity', body),
    encoded: new Map([...variants].map(([encoding, bytes]) => [encoding, prepare(encoding, bytes)])),
  };
}

/** The smallest form of the file that this visitor takes. */
export function chooseRepresentation(file: StaticFile, acceptEncoding: string | undefined): Representation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding === 'identity') return file.identity;
    const encoded = file.encoded.get(encoding);
    if (encoded) return encoded;
  }
  return file.identity;
}

/** Whether the visitor's copy is current. Only a page that is itself can be: an error is always sent whole. */
export function isCurrent(
  file: StaticFile,
  chosen: Representation,
  ifNoneMatch: string | undefined,
): boolean {
  if (ifNoneMatch === undefined || file.status !== 200) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(chosen.etag);
}

function represent(
  encoding: Encoding,
  body: Buffer,
  negotiated: boolean,
  options: FileOptions,
): Representation {
  const etag = entityTag(encoding, body);
  const caching = {
    'cache-control': options.cacheControl,
    ...(options.status === 200 && { etag }),
    ...(negotiated && { vary: 'accept-encoding' }),
  };
  const headers = {
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...options.headers,
    ...caching,
  };
  const head = serialise(headers);
  const rest = Buffer.concat([head, body]);
  return {
    etag,
    body: rest.subarray(head.length),
    headers: Object.entries(headers),
    notModifiedHeaders: Object.entries(caching),
    rest,
    notModifiedRest: serialise(caching),
  };
}

/** Strong, so it must differ between encodings of the same file: their bytes differ. */
function entityTag(encoding: Encoding, body: Buffer): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

function serialise(headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${lines.join('')}\r\n`, 'latin1');
}
