/** A built file with its encodings and headers, prepared at start. */
import { createHash } from 'node:crypto';
import { parseAccept } from 'hono/utils/accept';

export type HeaderFields = Readonly<Record<string, string>>;

type Representation = { body: Buffer; headers: HeaderFields };

export type StaticFile = {
  status: number;
  identity: Representation;
  /** The smallest first. */
  encoded: ReadonlyMap<string, Representation>;
};

export function prepareFile(
  body: Buffer,
  variants: ReadonlyMap<string, Buffer>,
  headers: HeaderFields,
  status = 200,
): StaticFile {
  const prepare = (bytes: Buffer, encoding?: string): Representation => {
    const own: HeaderFields = {
      ...headers,
      'content-length': String(bytes.length),
      ...(variants.size > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    };
    // An error is always sent whole.
    return { body: bytes, headers: status === 200 ? { ...own, etag: entityTag(own, bytes) } : own };
  };
  const encoded = new Map([...variants].map(([encoding, bytes]) => [encoding, prepare(bytes, encoding)]));
  return { status, identity: prepare(body), encoded };
}

/** Over the headers too, so that a changed policy reaches visitors who have the page. */
function entityTag(headers: HeaderFields, body: Buffer): string {
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
