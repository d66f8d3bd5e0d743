/** Which of the encodings that the build prepares a visitor's Accept-Encoding asks for. */
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first, where the visitor has no preference: on our pages brotli at its highest is the smallest. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encodings a visitor takes, best first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const qualities = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  return preference
    .map((encoding) => ({ encoding, quality: qualityOf(encoding, qualities) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ encoding }) => encoding);
}

/** Unlisted, `identity` is always acceptable but wanted least; anything else unlisted is not acceptable. */
function qualityOf(encoding: Encoding, qualities: ReadonlyMap<string, number>): number {
  const alias = encoding === 'gzip' ? qualities.get('x-gzip') : undefined;
  return qualities.get(encoding) ?? alias ?? qualities.get('*') ?? (encoding === 'identity' ? 1e-6 : 0);
}
