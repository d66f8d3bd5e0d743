/** Which page or file an unknown address plainly means: people paste addresses, and mail programs write them anew. */
import { assets } from '../../contract/addresses.ts';
import { inNormalForm } from '../../contract/normal-form.ts';

/**
 * Finds the only address with the same letters, digits and slashes as an unknown one.
 *
 * @param known pairs of what can be asked for and where it leads.
 */
export function meantAddresses(known: Iterable<readonly [asked: string, address: string]>) {
  const byKey = new Map<string, string | null>();
  for (const [asked, address] of known) {
    // A name with a hash is written by programs only, and those of an older build are gone.
    if (asked.startsWith(assets)) continue;
    const key = keyOf(asked);
    byKey.set(key, byKey.has(key) && byKey.get(key) !== address ? null : address);
  }
  return (path: string): string | null => {
    if (/^\/+$/.test(path)) return '/';
    const key = keyOf(path);
    return key === '' ? null : (byKey.get(key) ?? null);
  };
}

/** Empty for a path of signs alone. */
function keyOf(path: string): string {
  const kept = inNormalForm(path, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}/]/gu, '');
  return kept.split('/').filter(Boolean).join('/');
}

/** What a mailer joins to an address without its `?`, or with that or a `#` escaped, is its query or its anchor. */
export function withoutJoined(path: string): { path: string; query: string } {
  const [, before = path, anchor, rest] = /^([^&]*?)(?:&|%26|%3f|(%23))(.*)$/is.exec(path) ?? [];
  return { path: before, query: rest ? `${anchor ? '#' : '?'}${rest}` : '' };
}
