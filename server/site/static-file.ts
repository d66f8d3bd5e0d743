/** One built file, ready to be sent: every encoding of it with its headers, prepared once at start. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { parseAccept } from 'hono/utils/accept';

type Headers = Readonly<Record<string, string>>;

/** A large picture stays on the disk. Its name has the hash of what it's made of. */
export type OnDisk = { name: string; length: number; open: () => Promise<FileHandle> };

export type Representation<Body = Buffer | OnDisk> = {
  etag: string;
  body: Body;
  headers: Headers;
  notModifiedHeaders: Headers;
};

export type StaticFile<Body = Buffer | OnDisk> = {
  status: number;
  identity: Representation<Body>;
  /** By encoding, the smallest first. */
  encoded: ReadonlyMap<string, Representation<Buffer>>;
};

export type FileOptions = {
  status: number;
  cacheControl: string;
  /** Content type and security headers: what every encoding has alike. */
  headers: Headers;
};

export function prepareFile<Body extends Buffer | OnDisk>(
  body: Body,
  variants: ReadonlyMap<string, Buffer>,
  options: FileOptions,
): StaticFile<Body> {
  const { status, cacheControl, headers } = options;
  // Text is small and sent whole. What isn't compressed can be a video, which Safari plays by parts alone.
  const takesRanges = status === 200 && variants.size === 0;
  const prepare = <Bytes extends Buffer | OnDisk>(bytes: Bytes, encoding?: string): Representation<Bytes> => {
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
      ...(takesRanges && { 'accept-ranges': 'bytes' }),
    };
    return { etag, body: bytes, headers: { ...own, ...notModifiedHeaders }, notModifiedHeaders };
  };
  const encoded = new Map([...variants].map(([encoding, bytes]) => [encoding, prepare(bytes, encoding)]));
  return { status, identity: prepare(body), encoded };
}

/** Over the headers too: a visitor whose copy is current keeps its headers, so a changed policy must make another tag. */
function entityTag(headers: Headers, body: Buffer | OnDisk): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(headers))
    .update('open' in body ? body.name : body)
    .digest('base64url');
  return `"${hash.slice(0, 16)}"`;
}

/** The smallest form of the file that this visitor takes. */
export function chooseRepresentation({ identity, encoded }: StaticFile, acceptEncoding = ''): Representation {
  const qualities = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  for (const [encoding, representation] of encoded) {
    if ((qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0) return representation;
  }
  return identity;
}
