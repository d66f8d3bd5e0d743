/** What a visitor's Accept and Accept-Encoding headers ask for. */
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

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
