/** One built file, ready to be sent: every encoding of it with its headers, prepared once at start. */
import { createHash } from 'node:crypto';
import { parseAccept } from 'hono/utils/accept';

type Headers = Readonly<Record<string, string>>;

export type Representation = { etag: string; body: Buffer; headers: Headers; notModifiedHeaders: Headers };

export type StaticFile = {
  status: number;
  identity: Representation;
  /** By encoding, the smallest first. */
  encoded: ReadonlyMap<string, Representation>;
};

export type FileOptions = {
  status: number;
  cacheControl: string;
  /** Content type and security headers: what every encoding has alike. */
  headers: Headers;
};

export function prepareFile(
  body: Buffer,
  variants: ReadonlyMap<string, Buffer>,
  { status, cacheControl, headers }: FileOptions,
): StaticFile {
  const prepare = (bytes: Buffer, encoding?: string): Representation => {
    const own = {
      ...headers,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    };
    const etag = entityTag(own, bytes);
    const notModifiedHeaders = {
      'cache-control': cacheControl,
      ...(status === 200 && { etag }),
      ...(variants.size > 0 && { vary: 'accept-encoding' }),
    };
    return { etag, body: bytes, headers: { ...own, ...notModifiedHeaders }, notModifiedHeaders };
  };
  const encoded = new Map([...variants].map(([encoding, bytes]) => [encoding, prepare(bytes, encoding)]));
  return { status, identity: prepare(body), encoded };
}

/** Over the headers too: a visitor whose copy is current keeps its headers, so a changed policy must make another tag. */
function entityTag(headers: Headers, body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url');
  return `"${hash.slice(0, 16)}"`;
}

/** Of a header of 16 KB, reading all would take longer than sending a page. Browsers send thirty characters. */
const readOfHeader = 200;

/** The smallest form of the file that this visitor takes. */
export function chooseRepresentation({ identity, encoded }: StaticFile, acceptEncoding = ''): Representation {
  const accepted = parseAccept(acceptEncoding.slice(0, readOfHeader).toLowerCase());
  const qualities = new Map(accepted.map(({ type, q }) => [type, q]));
  for (const [encoding, representation] of encoded) {
    if ((qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0) return representation;
  }
  return identity;
}
