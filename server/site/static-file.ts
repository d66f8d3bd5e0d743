/** One built file, ready to be sent: every encoding of it with its headers, prepared once at start. */
import { createHash } from 'node:crypto';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

type Headers = Readonly<Record<string, string>>;

type Representation = { etag: string; body: Buffer; headers: Headers; notModifiedHeaders: Headers };

export type StaticFile = {
  status: number;
  identity: Representation;
  encoded: ReadonlyMap<Encoding, Representation>;
  /** For a page: the same in Markdown, for those who would rather have that. */
  markdown?: StaticFile;
};

export type FileOptions = {
  status: number;
  cacheControl: string;
  /** Content type and security headers: what every encoding has alike. */
  headers: Headers;
  /** Whether the address answers in another form as well, by what the visitor accepts. */
  negotiated?: boolean;
};

export function prepareFile(
  body: Buffer,
  variants: ReadonlyMap<Encoding, Buffer>,
  options: FileOptions,
): StaticFile {
  const { status, cacheControl, headers, negotiated } = options;
  const varies = [...(negotiated ? ['accept'] : []), ...(variants.size > 0 ? ['accept-encoding'] : [])];
  const prepare = (encoding: Encoding, bytes: Buffer): Representation => {
    const own = {
      ...headers,
      'content-length': String(bytes.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    const etag = entityTag(own, bytes);
    const notModifiedHeaders = {
      'cache-control': cacheControl,
      ...(status === 200 && { etag }),
      ...(varies.length > 0 && { vary: varies.join(', ') }),
    };
    return { etag, body: bytes, headers: { ...own, ...notModifiedHeaders }, notModifiedHeaders };
  };
  return {
    status,
    identity: prepare('identity', body),
    encoded: new Map([...variants].map(([encoding, bytes]) => [encoding, prepare(encoding, bytes)])),
  };
}

/** The smallest form of the file that this visitor takes. */
export function chooseRepresentation(file: StaticFile, acceptEncoding: string | undefined): Representation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const chosen = encoding === 'identity' ? file.identity : file.encoded.get(encoding);
    if (chosen) return chosen;
  }
  return file.identity;
}

/** Whether the visitor's copy is current. Only a page that is itself can be: an error is always sent whole. */
export function isCurrent(file: StaticFile, chosen: Representation, ifNoneMatch?: string): boolean {
  if (ifNoneMatch === undefined || file.status !== 200) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(chosen.etag);
}

/**
 * Over the headers as well as the body: a visitor whose copy is current goes on with the headers it came
 * with, so a changed policy must make another tag. The encoding is among the headers, as a strong tag needs.
 */
function entityTag(headers: Headers, body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url');
  return `"${hash.slice(0, 16)}"`;
}

/** Best first if the visitor has no preference: brotli makes our pages smallest. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encodings a visitor accepts, best first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const qualities = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  return preference
    .map((encoding) => ({ encoding, quality: qualityOf(encoding, qualities) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ encoding }) => encoding);
}

/** If it isn't listed, `identity` is still acceptable but comes last; other encodings aren't acceptable. */
function qualityOf(encoding: Encoding, qualities: ReadonlyMap<string, number>): number {
  const alias = encoding === 'gzip' ? qualities.get('x-gzip') : undefined;
  return qualities.get(encoding) ?? alias ?? qualities.get('*') ?? (encoding === 'identity' ? 1e-6 : 0);
}

/** Only a header that names Markdown gets it: browsers never do, and a wildcard gets HTML. */
export function prefersMarkdown(accept = ''): boolean {
  const ranges = parseAccept(accept).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const qualityOf = (type: string) => ranges.find((range) => range.type === type)?.q;
  const markdown = qualityOf('text/markdown') ?? 0;
  const html = qualityOf('text/html') ?? qualityOf('text/*') ?? qualityOf('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
