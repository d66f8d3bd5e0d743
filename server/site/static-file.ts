/** A built file with its encodings and headers, prepared at start. */
import { createHash } from 'node:crypto';
import { parseAccept } from 'hono/utils/accept';

type Headers = Readonly<Record<string, string>>;

export type Representation = { etag: string; body: Buffer; headers: Headers; notModifiedHeaders: Headers };

export type StaticFile = {
  status: number;
  identity: Representation;
  /** The smallest first. */
  encoded: ReadonlyMap<string, Representation>;
};

export type FileOptions = {
  status: number;
  cacheControl: string;
  /** Content type and security headers. */
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

/** Over the headers too, so that a changed policy reaches visitors who have the page. */
function entityTag(headers: Headers, body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url');
  return `"${hash.slice(0, 16)}"`;
}

/** Browsers send thirty characters. Parsing 16 KB would take 20 ms. */
const readOfHeader = 200;

export function chooseRepresentation({ identity, encoded }: StaticFile, acceptEncoding = ''): Representation {
  const accepted = parseAccept(acceptEncoding.slice(0, readOfHeader).toLowerCase());
  const qualities = new Map(accepted.map(({ type, q }) => [type, q]));
  for (const [encoding, representation] of encoded) {
    if ((qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0) return representation;
  }
  return identity;
}
