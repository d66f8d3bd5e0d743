/** The content encodings the build prepares, and which of them a visitor's Accept-Encoding asks for. */

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Best first, where the visitor has no preference: on our pages brotli at its highest is the smallest. */
export const encodingPreference: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity'];

/** What a precompressed variant's file name ends with, beside the file itself. */
export const variantSuffixes = { br: '.br', zstd: '.zst', gzip: '.gz' } as const satisfies Record<
  Exclude<Encoding, 'identity'>,
  string
>;

/** Browsers send a handful of different headers; the bound keeps a prankster from filling the memory. */
const memoLimit = 100;
const memo = new Map<string, readonly Encoding[]>();

/** The encodings a visitor takes, best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const key = header ?? '';
  const known = memo.get(key);
  if (known) return known;
  const accepted = rank(key);
  if (memo.size >= memoLimit) memo.clear();
  memo.set(key, accepted);
  return accepted;
}

function rank(header: string): readonly Encoding[] {
  const qualities = parseQualities(header);
  return encodingPreference
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

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  return qualities;
}
